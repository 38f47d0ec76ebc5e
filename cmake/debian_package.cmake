# `cpack` makes one Debian package of the program and the library, whose dependencies dpkg-shlibdeps
# finds in them (`make deb`).
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME passnet)
set(CPACK_PACKAGE_CONTACT "PassNet contributors <passnet@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Judge of compiler passes written by language models")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
  "Applies passes to graphs of PyTorch models, compiles them, and measures\nwhether the result is right and how fast it is.")
set(CPACK_COMPONENTS_ALL program library)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What is found at run time: a compiler for kernels, the library of Fourier transforms, libcurl.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "g++ | c++-compiler")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libfftw3-single3, libcurl4")
include(CPack)
