// libcurl, found and loaded by the command that sends requests: nothing else waits for it and for
// the many libraries that it loads, and a system may lack it.
#pragma once

#include "diag/diagnostic.hpp"

#include <curl/curl.h>

namespace passnet {

// Members have the names of the functions without `curl_`. The library stays loaded as long as the
// process.
struct CurlLibrary {
  // Errors: "curl-not-found".
  static Result<CurlLibrary> load();

  decltype(&::curl_version_info) version_info;
  decltype(&::curl_global_init) global_init;
  decltype(&::curl_global_cleanup) global_cleanup;
  decltype(&::curl_slist_append) slist_append;
  decltype(&::curl_slist_free_all) slist_free_all;
  decltype(&::curl_easy_init) easy_init;
  decltype(&::curl_easy_cleanup) easy_cleanup;
  decltype(&::curl_easy_setopt) set_option;
  decltype(&::curl_easy_getinfo) get_info;
  decltype(&::curl_easy_strerror) easy_strerror;
  decltype(&::curl_multi_init) multi_init;
  decltype(&::curl_multi_cleanup) multi_cleanup;
  decltype(&::curl_multi_setopt) set_multi_option;
  decltype(&::curl_multi_add_handle) multi_add_handle;
  decltype(&::curl_multi_remove_handle) multi_remove_handle;
  decltype(&::curl_multi_perform) multi_perform;
  decltype(&::curl_multi_info_read) multi_info_read;
  decltype(&::curl_multi_poll) multi_poll;
  decltype(&::curl_multi_wakeup) multi_wakeup;
};

}  // namespace passnet
