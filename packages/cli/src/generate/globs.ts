// Which paths a pattern means: in, a glob of `*`, `?`, `[a-z]`, `{a,b}` and `**`; out, a test of paths with `/`. Matching takes no more
// than the product of both lengths, whatever the pattern is.

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

/** Nothing where the braces of a pattern come to too many choices. */
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
      const found = /^([^{]*)\{([^{}]*)\}(.*)$/s.exec(each);
      if (!found) return [each];
      const [, before = '', inside = '', after = ''] = found;
      return inside.split(',').map((choice) => before + choice + after);
    });
    if (next.length === open.length && next.every((each, at) => each === open[at])) break;
    open = next;
  }
  return open;
}

/** By which parts each `**` may stop, kept for each pair, so that each is looked at once. */
function wayMatches(way: readonly string[], parts: readonly string[]): boolean {
  let reached = new Set([0]);
  for (const part of way) {
    const next = new Set<number>();
    if (part === '**') {
      const least = Math.min(...reached);
      for (let at = least; at <= parts.length; at++) next.add(at);
    } else {
      for (const at of reached) {
        const own = parts[at];
        if (own !== undefined && partMatches(part, own)) next.add(at + 1);
      }
    }
    if (next.size === 0) return false;
    reached = next;
  }
  return reached.has(parts.length);
}

function partMatches(pattern: string, text: string): boolean {
  const steps = stepsOf(pattern);
  let reached = new Set([0]);
  for (const step of steps) {
    const next = new Set<number>();
    if (step === '*') {
      const least = Math.min(...reached);
      for (let at = least; at <= text.length; at++) next.add(at);
    } else {
      for (const at of reached) if (at < text.length && step(text[at] ?? '')) next.add(at + 1);
    }
    if (next.size === 0) return false;
    reached = next;
  }
  return reached.has(text.length);
}

type Step = '*' | ((char: string) => boolean);

function stepsOf(pattern: string): readonly Step[] {
  const steps: Step[] = [];
  for (const [piece = ''] of pattern.matchAll(/\*+|\?|\[[!^]?[^\]]+\]|[\s\S]/g)) {
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
