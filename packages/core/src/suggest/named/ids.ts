// The id of a named item: in, its label and the ids in use; out, a word of its own that no statement has.

export function idFor(label: string, used: ReadonlySet<string>): string {
  const plain = label
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 24)
    .replace(/^-+|-+$/g, '');
  const base = /^[a-z]/.test(plain) && !RESERVED.has(plain) ? plain : plain === '' ? 'item' : `n-${plain}`;
  for (let count = 1; ; count++) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (!used.has(id)) return id;
  }
}

/** Words that begin or join statements of some kind. */
const RESERVED: ReadonlySet<string> = new Set(
  'start end main node group note style edge to from as by at on off yes no partly columns row value section step actor lane layer pillar phase state table class task milestone commit branch switch merge cherry-pick slice point area bar line x y alt else opt loop par implements extends owns uses person system container component all none auto title theme'.split(
    ' ',
  ),
);
