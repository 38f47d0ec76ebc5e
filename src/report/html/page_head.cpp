#include "report/html/page_head.hpp"

#include "draw/escape.hpp"
#include "draw/svg.hpp"
#include "embedded/report_assets.hpp"

#include <fmt/format.h>

namespace passnet {

std::string page_head(std::string_view title) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
      "style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
      "form-action 'none'\">\n"
      "<link rel=\"icon\" href=\"data:,\">\n"
      "<title>{}</title>\n<style>\n{}{}</style>\n</head>\n<body>\n",
      escape_markup(title), report_assets::kReportCss, drawing_style());
}

}  // namespace passnet
