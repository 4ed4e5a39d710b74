// .helmignore: in, its lines; out, whether a path of the chart is left aside (helm/pkg/ignore: patterns of a shell, `!` and a closing
// slash for folders). Matching takes no more than the product of both lengths.

export function ignoredBy(content: string): (path: string) => boolean {
  const rules = content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const negated = line.startsWith('!');
      const body = negated ? line.slice(1) : line;
      const folder = body.endsWith('/');
      const pattern = (folder ? body.slice(0, -1) : body).replace(/^\//, '');
      return { negated, folder, pattern, whole: body.replace(/\/$/, '').includes('/') };
    });
  if (rules.length === 0) return () => false;
  return (path) => {
    const parts = path.split('/');
    return parts.some((part, at) => {
      const isFolder = at < parts.length - 1;
      const way = parts.slice(0, at + 1).join('/');
      return rules.some(
        ({ negated, folder, pattern, whole }) =>
          (!folder || isFolder) && matchesPattern(pattern, whole ? way : part) !== negated && !negated,
      );
    });
  };
}

/** `*` is any run without a slash, `?` one character. */
export function matchesPattern(pattern: string, text: string): boolean {
  let [at, from, star, mark] = [0, 0, -1, 0];
  while (at < text.length) {
    const char = pattern[from];
    if (char === '*') {
      star = from++;
      mark = at;
    } else if (char === text[at] || (char === '?' && text[at] !== '/')) {
      at++;
      from++;
    } else if (star !== -1 && text[mark] !== '/') {
      from = star + 1;
      at = ++mark;
    } else return false;
  }
  while (pattern[from] === '*') from++;
  return from === pattern.length;
}
