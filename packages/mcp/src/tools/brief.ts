// Parts of an answer, cut to a size: in, everything; out, as much as fits, and how much is missing. Sizes are in characters, where one
// outside ASCII counts three and a symbol eight, because they cost a model that much more.
import type { Shared } from './tool-form.js';

/** Characters of one text in an answer. */
const LONGEST = 400;
/** Characters of a list of diagnostics. */
const DIAGNOSTICS = 1_100;

/** What `more` counts. */
export const MORE = 'Number of entries that are not listed.';

export function size(value: unknown): number {
  let sum = 0;
  for (const each of JSON.stringify(value)) sum += each < '\u0080' ? 1 : each.length === 1 ? 3 : 8;
  return sum;
}

export function fitting<Item>(
  items: readonly Item[],
  room: number,
): { readonly kept: readonly Item[]; readonly more: number } {
  let left = room;
  const end = items.findIndex((each) => {
    left -= size(each) + 1;
    return left < 0;
  });
  const shown = end < 0 ? items : items.slice(0, end);
  return { kept: shown, more: items.length - shown.length };
}

export function cut(text: string, longest = LONGEST): string {
  if (size(text) <= longest) return text;
  let shown = text.slice(0, longest);
  while (size(shown) > longest) shown = shown.slice(0, Math.floor(shown.length * 0.7));
  return `${shown.replace(/[\ud800-\udbff]$/, '')}…`;
}

interface Diagnostic {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
  readonly file?: string;
}

/** Moves errors to the front; keeps the order otherwise. */
function errorsFirst<Entry extends { readonly severity?: string }>(all: readonly Entry[]): readonly Entry[] {
  return [...all.filter(({ severity }) => severity === 'error'), ...all.filter(({ severity }) => severity !== 'error')];
}

/** Errors first; the first entry is always there. */
export function fittingErrors<Entry extends { readonly severity?: string }>(
  all: readonly Entry[],
  room: number,
): ReturnType<typeof fitting<Entry>> {
  const [first, ...rest] = errorsFirst(all);
  if (first === undefined) return { kept: [], more: 0 };
  const { kept: shown, more } = fitting(rest, room - size(first));
  return { kept: [first, ...shown], more };
}

/** Errors first; the first of them is always there. */
export function briefDiagnostics(
  all: readonly Diagnostic[],
  room = DIAGNOSTICS,
): { readonly diagnostics: readonly Diagnostic[]; readonly more?: number } {
  const { kept: shown, more } = fittingErrors(all.map(shortDiagnostic), room);
  return { diagnostics: shown, ...(more === 0 ? {} : { more }) };
}

function shortDiagnostic({ code, severity, line, column, message, hint, file }: Diagnostic): Diagnostic {
  return {
    code,
    severity,
    ...(file === undefined ? {} : { file: cut(file, 100) }),
    line,
    column,
    message: cut(message),
    hint: cut(hint),
  };
}

/** The fields that `briefDiagnostics` returns. */
export function briefFields({ z }: Shared) {
  return {
    diagnostics: z.array(
      z.object({
        code: z.string(),
        severity: z.enum(['error', 'warning']),
        file: z.string().optional(),
        line: z.int(),
        column: z.int(),
        message: z.string(),
        hint: z.string(),
      }),
    ),
    more: z.int().optional().describe(MORE),
  };
}
