// The sources with which the contract tests a kind: from a kind to its example and random sources of its table, generated once
// for all its tests. If one of them fails, the case is generated again and shrunk.
import fc from 'fast-check';
import { checkSource } from '../../../check.js';
import type { CheckedDiagram } from '../../../check-cut.js';
import type { Scene } from '../../../scene/scene.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';
import { sourcesOf } from '../../../testing/table-source.js';
import type { AnyKind } from '../../kind.js';

export const context = { icons: testIcons };
const RUNS = cases(30);

/** Holds for the kind's example and for random valid sources. */
export type Always = (holdsFor: (source: string) => void) => void;

export function trialOf(kind: AnyKind): Always {
  const sources = sourcesOf(kind);
  const seed = fc.readConfigureGlobal().seed ?? fc.sample(fc.nat(), 1)[0] ?? 0;
  let sample: readonly string[] | undefined;
  return (holdsFor) => {
    holdsFor(`${kind.grammar.example}\n`);
    sample ??= fc.sample(sources, { seed, numRuns: RUNS });
    for (const source of sample) {
      try {
        holdsFor(source);
      } catch (cause) {
        fc.assert(fc.property(sources, holdsFor), { seed, numRuns: RUNS });
        throw new Error(`It fails for\n${source}`, { cause });
      }
    }
  };
}

export function sceneOf(source: string): Scene {
  const { compiled, diagnostics } = checkSource(source, context);
  if (!compiled) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`);
  return compiled.drawn().value;
}

/** The result of a check without positions: the outline's facts and the codes. */
export function meaningOf({ compiled, diagnostics, title }: CheckedDiagram): unknown {
  const codes = diagnostics.map(({ code }) => code);
  return { title, codes, outline: compiled ? placeless(compiled.outline) : undefined };
}

function placeless(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(placeless);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (key === 'span' ? [] : [[key, placeless(each)]])),
  );
}
