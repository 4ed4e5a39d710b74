// Which names of an import a name of the overrides matches, and which names match nothing.

export interface NameBook {
  /** All names that a pattern matches. Patterns without a match are kept for the report. */
  readonly meant: (pattern: string) => readonly string[];
  readonly unknown: () => readonly string[];
}

export function nameBook(names: Iterable<string>): NameBook {
  const known = new Set(names);
  const unknown = new Set<string>();
  return {
    meant: (pattern) => {
      const names = pattern.includes('*') ? [...known].filter(matcher(pattern)) : known.has(pattern) ? [pattern] : [];
      if (names.length === 0) unknown.add(pattern);
      return names;
    },
    unknown: () => [...unknown],
  };
}

/** Matches piece by piece at the first position of each, without backtracking, so the time is linear in the text. */
function matcher(pattern: string): (name: string) => boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop() ?? '';
  return (name) => {
    if (!name.startsWith(first)) return false;
    let from = first.length;
    for (const piece of rest) {
      const start = name.indexOf(piece, from);
      if (start === -1) return false;
      from = start + piece.length;
    }
    return name.length - last.length >= from && name.endsWith(last);
  };
}
