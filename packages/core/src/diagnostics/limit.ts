// The few diagnostics worth reading first: in, all of them; out, the most causal ones in their order, and how many others
// there are. A mistake in a line's form brings mistakes of names, so forms come first, values later, style last.
import type { Severity } from './define.js';

export interface Limited<T> {
  readonly shown: readonly T[];
  /** Diagnostics left out. */
  readonly more: number;
}

interface Ranked {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
}

/** PRIOR-ART.md, 4.2: more are not read. */
const MOST = 20;

export function mostCausal<T extends Ranked>(diagnostics: readonly T[], most: number = MOST): Limited<T> {
  if (diagnostics.length <= most) return { shown: diagnostics, more: 0 };
  const seen = new Set<string>();
  const ranked = diagnostics.map((each, index) => {
    const said = `${each.code} ${each.message}`;
    const again = seen.has(said);
    seen.add(said);
    return { each, index, rank: rankOf(each) + (again ? AGAIN : 0) };
  });
  const chosen = ranked.toSorted((a, b) => a.rank - b.rank || a.index - b.index).slice(0, most);
  chosen.sort((a, b) => a.index - b.index);
  return { shown: chosen.map(({ each }) => each), more: diagnostics.length - chosen.length };
}

/** The same thing said again (one id unknown on thirty lines) waits until everything was said once. */
const AGAIN = 10;

/** Text and statements, their place, names, values, meaning of the kind, warnings. */
function rankOf({ code, severity }: Ranked): number {
  if (severity === 'warning') return 5 + 2 * AGAIN;
  if (code.startsWith('E1')) return 0;
  if (code.startsWith('E40')) return 1;
  if (code.startsWith('E2')) return 2;
  return code.startsWith('E3') ? 3 : 4;
}
