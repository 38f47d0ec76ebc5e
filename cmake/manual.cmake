# The manual page and the completions of shells, written by the program from its own table of commands.
set(manual "${CMAKE_BINARY_DIR}/manual")
file(MAKE_DIRECTORY "${manual}")
set(manual_files)
foreach(shell bash zsh fish)
  add_custom_command(OUTPUT "${manual}/passnet.${shell}"
    COMMAND passnet completion ${shell} > "${manual}/passnet.${shell}" DEPENDS passnet VERBATIM)
  list(APPEND manual_files "${manual}/passnet.${shell}")
endforeach()
set(man_script "${PROJECT_SOURCE_DIR}/tools/make_man.py")
add_custom_command(OUTPUT "${manual}/passnet.1.gz"
  COMMAND Python3::Interpreter "${man_script}" $<TARGET_FILE:passnet> "${manual}/passnet.1.gz"
  DEPENDS passnet "${man_script}" VERBATIM)
add_custom_target(manual ALL DEPENDS ${manual_files} "${manual}/passnet.1.gz")

install(FILES "${manual}/passnet.1.gz" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT program)
install(FILES "${manual}/passnet.bash" RENAME passnet
  DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" COMPONENT program)
install(FILES "${manual}/passnet.zsh" RENAME _passnet
  DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions" COMPONENT program)
install(FILES "${manual}/passnet.fish"
  DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d" COMPONENT program)
