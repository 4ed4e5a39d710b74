// Which paths a pattern matches: in, a glob of `*`, `?`, `[a-z]`, `{a,b}` and `**`; out, a test of paths with `/`. Matching
// takes time proportional to the product of both lengths at most, whatever the pattern.

const MOST_CHOICES = 200;

export type Matches = (path: string) => boolean;

export function isGlob(pattern: string): boolean {
  return /[*?[\]{}]/.test(pattern);
}

/** The folders before the first part that is a pattern. */
export function baseOf(pattern: string): string {
  const parts = pattern.split('/');
  const at = parts.findIndex(isGlob);
  return parts.slice(0, at === -1 ? parts.length : at).join('/');
}

/** Returns undefined if the braces of a pattern expand to too many choices. */
export function matcher(pattern: string): Matches | undefined {
  const choices = choicesOf(pattern);
  if (choices.length > MOST_CHOICES) return undefined;
  const ways = choices.map((each) => each.split('/'));
  return (path) => {
    const parts = path.split('/');
    return ways.some((way) => wayMatches(way, parts));
  };
}

function choicesOf(pattern: string): readonly string[] {
  let open: readonly string[] = [pattern];
  for (let round = 0; round < 20 && open.length <= MOST_CHOICES; round++) {
    const next = open.flatMap((each) => {
      const match = /^([^{]*)\{([^{}]*)\}(.*)$/s.exec(each);
      if (!match) return [each];
      const [, before = '', inside = '', after = ''] = match;
      return inside.split(',').map((choice) => before + choice + after);
    });
    if (next.length === open.length && next.every((each, at) => each === open[at])) break;
    open = next;
  }
  return open;
}

function wayMatches(way: readonly string[], parts: readonly string[]): boolean {
  const steps = way.map((part): Step<string> => (part === '**' ? '*' : (own) => partMatches(part, own)));
  return reaches(steps, parts);
}

/** One part of a path: `*` never crosses a slash, because a part has none. */
export function partMatches(pattern: string, text: string): boolean {
  return reaches(stepsOf(pattern), [...text]);
}

/** Any run of items, or one item that matches. */
type Step<Thing> = '*' | ((thing: Thing) => boolean);

/** Keeps the set of positions where a prefix of the steps can end, so that each pair of step and position is checked once. */
function reaches<Thing>(steps: readonly Step<Thing>[], things: readonly Thing[]): boolean {
  let reached: ReadonlySet<number> = new Set([0]);
  for (const step of steps) {
    const next = new Set<number>();
    if (step === '*') {
      for (let at = Math.min(...reached); at <= things.length; at++) next.add(at);
    } else {
      for (const at of reached) {
        const thing = things[at];
        if (thing !== undefined && step(thing)) next.add(at + 1);
      }
    }
    if (next.size === 0) return false;
    reached = next;
  }
  return reached.has(things.length);
}

function stepsOf(pattern: string): readonly Step<string>[] {
  const steps: Step<string>[] = [];
  for (const [piece = ''] of pattern.matchAll(/\*+|\?|\[[!^]?\[?[^[\]]+\]|[\s\S]/g)) {
    if (piece.startsWith('*')) steps.push('*');
    else if (piece === '?') steps.push(() => true);
    else if (piece.length > 2 && piece.startsWith('[')) steps.push(oneOf(piece.slice(1, -1)));
    else steps.push((char) => char === piece);
  }
  return steps;
}

function oneOf(inside: string): (char: string) => boolean {
  const not = /^[!^]/.test(inside);
  const body = not ? inside.slice(1) : inside;
  const ranges = [...body.matchAll(/(.)-(.)|([\s\S])/g)].map(
    ([, from, to, one]) => [from ?? one ?? '', to ?? one ?? ''] as const,
  );
  return (char) => ranges.some(([from, to]) => from <= char && char <= to) !== not;
}
