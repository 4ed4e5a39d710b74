// An error in a form that can be logged: in, whatever was thrown; out, its name, code, message and stack, without the values of a query, which
// include addresses, codes and sources.
export interface Loggable {
  readonly name: string;
  readonly code?: string;
  readonly message: string;
  readonly stack?: string;
}

export function loggable(error: unknown): Loggable {
  if (!(error instanceof Error)) return { name: typeof error, message: 'The thrown value is not an Error.' };
  // drizzle puts the query with its values into the message, and the database's own error into the cause.
  const rootError = 'query' in error && error.cause instanceof Error ? error.cause : error;
  const { code } = rootError as { readonly code?: unknown };
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  return {
    name: rootError.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: rootError.message.split('\n')[0] ?? '',
    ...(stack ? { stack } : {}),
  };
}
