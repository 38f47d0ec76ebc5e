#include "agent/model/curl_library.hpp"

#include "base/loaded_functions.hpp"

namespace passnet {
namespace {

// The first of the names under which systems have it.
void* open_curl() {
  for (const char* const name : {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl-nss.so.4"}) {
    if (void* const library = load_library(name)) return library;
  }
  return nullptr;
}

}  // namespace

Result<CurlLibrary> CurlLibrary::load() {
  void* const library = open_curl();
  if (library == nullptr) {
    return fail({}, "curl-not-found",
                "expected libcurl (Debian's package libcurl4), with which requests are sent, and "
                "found none");
  }
  CurlLibrary found{};
  LoadedFunctions functions(library);
  functions.find("curl_version_info", found.version_info)
      .find("curl_global_init", found.global_init)
      .find("curl_global_cleanup", found.global_cleanup)
      .find("curl_slist_append", found.slist_append)
      .find("curl_slist_free_all", found.slist_free_all)
      .find("curl_easy_init", found.easy_init)
      .find("curl_easy_cleanup", found.easy_cleanup)
      .find("curl_easy_setopt", found.set_option)
      .find("curl_easy_getinfo", found.get_info)
      .find("curl_easy_strerror", found.easy_strerror)
      .find("curl_multi_init", found.multi_init)
      .find("curl_multi_cleanup", found.multi_cleanup)
      .find("curl_multi_setopt", found.set_multi_option)
      .find("curl_multi_add_handle", found.multi_add_handle)
      .find("curl_multi_remove_handle", found.multi_remove_handle)
      .find("curl_multi_perform", found.multi_perform)
      .find("curl_multi_info_read", found.multi_info_read)
      .find("curl_multi_poll", found.multi_poll)
      .find("curl_multi_wakeup", found.multi_wakeup);
  constexpr unsigned kNamesProtocols = 0x07'55'00;
  if (functions.are_whole() && found.version_info(CURLVERSION_NOW)->version_num >= kNamesProtocols)
    return found;
  return fail({}, "curl-not-found", "expected libcurl 7.85 or later, found an earlier one");
}

}  // namespace passnet
