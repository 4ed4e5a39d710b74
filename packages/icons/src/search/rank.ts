// The order of found icons: in, two icons; out, which one comes first. What the language's own set has is the calmest picture,
// coloured logos come before drawings in one colour, and large general sets last.

const SETS: readonly string[] = [
  'lx',
  'status',
  'logos',
  'aws',
  'azure',
  'k8s',
  'devicon',
  'simple-icons',
  'tabler',
  'mdi',
  'carbon',
];

export function setRank(set: string): number {
  const at = SETS.indexOf(set);
  return at < 0 ? SETS.length : at;
}

/** Among icons found for the same reason: by set, then the shorter name, then by name. */
export function byName(a: string, b: string): number {
  return (
    setRank(a.slice(0, a.indexOf(':'))) - setRank(b.slice(0, b.indexOf(':'))) || a.length - b.length || (a < b ? -1 : 1)
  );
}

/** Sets of drawings for anything, as against logos. */
export function isSymbol(icon: string): boolean {
  return SYMBOLS.has(icon.slice(0, icon.indexOf(':')));
}

const SYMBOLS: ReadonlySet<string> = new Set(['lx', 'status', 'tabler', 'mdi', 'carbon']);
