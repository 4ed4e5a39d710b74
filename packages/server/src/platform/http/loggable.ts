// An error as the log may have it: in, whatever was thrown; out, its name, code, message and stack, without the values of a query, among which
// addresses, codes and sources are.
export interface Loggable {
  readonly name: string;
  readonly code?: string;
  readonly message: string;
  readonly stack?: string;
}

export function loggable(error: unknown): Loggable {
  if (!(error instanceof Error)) return { name: typeof error, message: 'Something that is no error was thrown.' };
  // drizzle puts the query with its values into the message, and what the database said into the cause.
  const told = 'query' in error && error.cause instanceof Error ? error.cause : error;
  const { code } = told as { readonly code?: unknown };
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  return {
    name: told.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: told.message.split('\n')[0] ?? '',
    ...(stack ? { stack } : {}),
  };
}
