// Look-aheads of a pattern, which RE2 does not have: in, a pattern; out, what a text must and must not match, in RE2's syntax.
// `^(?!tmp)[a-z]+$` is `^[a-z]+$` and not `^tmp`: directly after `^`, a look-ahead is a test of the whole text.

/** One alternative of a pattern: a text matches it if it matches all of `all` and none of `none`. */
export interface Alternative {
  readonly all: readonly string[];
  readonly none: readonly string[];
}

export function alternativesOf(pattern: string): readonly Alternative[] {
  return branchesOf(pattern).map(alternativeOf);
}

/** Whether a look-ahead or look-behind is left in any part. */
export function looksAround({ all, none }: Alternative): boolean {
  return [...all, ...none].some((each) => {
    for (let at = 0; at < each.length; at = next(each, at)) if (/^\(\?<?[=!]/.test(each.slice(at, at + 4))) return true;
    return false;
  });
}

function alternativeOf(branch: string): Alternative {
  const all: string[] = [];
  const none: string[] = [];
  if (!branch.startsWith('^')) return { all: [branch], none };
  let at = 1;
  for (let kind = branch.slice(at, at + 3); kind === '(?=' || kind === '(?!'; kind = branch.slice(at, at + 3)) {
    const end = closing(branch, at);
    (kind === '(?=' ? all : none).push(`^(?:${branch.slice(at + 3, end)})`);
    at = end + 1;
  }
  return { all: [...all, `^${branch.slice(at)}`], none };
}

/** What the bars outside brackets separate. */
function branchesOf(pattern: string): readonly string[] {
  const branches: string[] = [];
  let from = 0;
  for (let at = 0; at < pattern.length; ) {
    const c = pattern.charAt(at);
    if (c === '|') {
      branches.push(pattern.slice(from, at));
      from = at + 1;
    }
    at = c === '(' ? closing(pattern, at) + 1 : next(pattern, at);
  }
  return [...branches, pattern.slice(from)];
}

/** Offset of the bracket that closes the one at `open`, in a pattern that compiles. */
function closing(pattern: string, open: number): number {
  let depth = 0;
  for (let at = open; at < pattern.length; at = next(pattern, at)) {
    const c = pattern.charAt(at);
    if (c === '(') depth++;
    else if (c === ')' && --depth === 0) return at;
  }
  return pattern.length;
}

/** Offset after the character, the escape or the class at `at`. */
function next(pattern: string, at: number): number {
  const c = pattern.charAt(at);
  if (c === '\\') return at + 2;
  if (c !== '[') return at + 1;
  let end = at + 1;
  while (end < pattern.length && pattern.charAt(end) !== ']') end += pattern.charAt(end) === '\\' ? 2 : 1;
  return end + 1;
}
