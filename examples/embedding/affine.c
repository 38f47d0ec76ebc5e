/* Compiles a graph and runs it on arrays of this program, in C: `affine_c FILE.graph`. */
#include <passnet/passnet.h>
#include <stdio.h>

int main(int count, char **arguments) {
  passnet_context *context = NULL;
  passnet_compiled *compiled = NULL;
  passnet_error error;
  int code = 1;

  if (count != 2) {
    fprintf(stderr, "usage: affine_c FILE.graph\n");
    return 2;
  }
  /* The context holds the compiler, its cache and the threads; one is enough for a program. */
  if (passnet_context_create(NULL, &context, &error) != PASSNET_OK ||
      passnet_compile(context, arguments[1], NULL, &compiled, &error) != PASSNET_OK) {
    fprintf(stderr, "%s\n", error.text);
    goto done;
  }

  float x[4][6], w[6] = {1, -1, 2, -2, 3, -3}, y[4][6];
  for (int i = 0; i < 24; ++i) x[i / 6][i % 6] = (float)(i - 12);
  const int64_t matrix[] = {4, 6}, row[] = {6};
  const passnet_buffer inputs[] = {
      {.data = x, .dtype = PASSNET_F32, .rank = 2, .shape = matrix},
      {.data = w, .dtype = PASSNET_F32, .rank = 1, .shape = row},
  };
  const passnet_buffer results[] = {{.data = y, .dtype = PASSNET_F32, .rank = 2, .shape = matrix}};
  if (passnet_call(compiled, inputs, 2, results, 1, &error) != PASSNET_OK) {
    fprintf(stderr, "%s\n", error.text);
    goto done;
  }
  for (int i = 0; i < 24; ++i) printf("%g%c", (double)y[i / 6][i % 6], i % 6 == 5 ? '\n' : ' ');
  code = 0;

done:
  passnet_compiled_free(compiled);
  passnet_context_free(context);
  return code;
}
