// A pattern for LIKE: in, a text; out, a pattern that finds every text that contains it.

export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
