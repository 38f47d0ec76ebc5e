#!/bin/sh
# Installs, through apt, missing packages that the build needs (Debian 12, Ubuntu 24.04). Does nothing
# if all are installed. Asks before using sudo, unless PASSNET_YES=1 or CI=true. The build leaves out
# what needs an optional package: if only such are missing and cannot be installed, it goes on.
set -eu

packages="make g++ cmake ninja-build pkg-config python3 ccache libabsl-dev libfmt-dev
nlohmann-json3-dev libcli11-dev zlib1g-dev libssl-dev libdnnl-dev libfftw3-single3 libsqlite3-dev
libzstd-dev libcurl4-openssl-dev libgtest-dev libbenchmark-dev python3-dev python3-pip python3-numpy"
optional="libcpp-httplib-dev libpq5"

if ! command -v dpkg-query >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
  echo "setup: no apt here; these Debian packages, or what holds the same, are needed:" $packages >&2
  exit 0
fi

installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' $packages $optional 2>/dev/null || true)
missing=
needed=
for package in $packages $optional; do
  case "
$installed
" in
    *"
installed $package
"*) ;;
    *)
      missing="$missing $package"
      case " $optional " in
        *" $package "*) ;;
        *) needed="$needed $package" ;;
      esac
      ;;
  esac
done
[ -n "$missing" ] || exit 0

echo "setup: missing:$missing" >&2
install="apt-get install -y --no-install-recommends$missing"
prefix=
# Ends with this status, unless only optional packages are missing.
refuse() {
  [ -n "$needed" ] && exit "$1"
  echo "setup: goes on without$missing" >&2
  exit 0
}
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null 2>&1; then
    printf 'setup: not root, and no sudo; run as root:\n  apt-get update && %s\n' "$install" >&2
    refuse 2
  fi
  if [ "${PASSNET_YES:-}" != 1 ] && [ "${CI:-}" != true ]; then
    if [ ! -t 0 ]; then
      printf 'setup: run this, or set PASSNET_YES=1:\n  sudo apt-get update && sudo %s\n' \
        "$install" >&2
      refuse 2
    fi
    printf 'setup: install them with sudo apt-get? [y/N] ' >&2
    read -r answer || answer=
    case "$answer" in
      y | Y | yes) ;;
      *)
        echo "setup: nothing installed" >&2
        refuse 2
        ;;
    esac
  fi
  prefix="sudo env"
fi

export DEBIAN_FRONTEND=noninteractive
${prefix:-env} DEBIAN_FRONTEND=noninteractive apt-get update -q || refuse $?
${prefix:-env} DEBIAN_FRONTEND=noninteractive $install || refuse $?
