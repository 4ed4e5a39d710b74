// Headers as somebody types them: in, lines of `name: value`; out, the headers. A line without a colon is a name without a value, which the service refuses.

export function headersIn(lines: string): Record<string, string> {
  return Object.fromEntries(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => {
        const [name = '', ...rest] = line.split(':');
        return [name.trim(), rest.join(':').trim()];
      }),
  );
}
