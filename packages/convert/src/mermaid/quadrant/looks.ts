// The look of points: in, their styles and classes; out, the tone nearest to each colour, each radius as a size, and what has no
// counterpart.
import type { Diagnostic, Tone } from '@linework/core';
import { short } from '../../short.js';
import type { ConverterReport } from '../contract.js';
import { numberOf } from '../numbers.js';
import { type Declaration, readDeclarations, toneOfFill } from '../tones.js';
import type { ClassLine, PointLine } from './parse.js';

export interface PointLook {
  readonly tone?: Tone;
  readonly size?: string;
}

/** px of a point without a radius, in Mermaid. */
const USUAL = 5;
const MOST = 1_000;

interface Read {
  readonly radius?: number;
  readonly tone?: Tone;
}

/** If one point has a radius, all have a size, so that their areas compare as before. */
export function looksOf(
  points: readonly PointLine[],
  classes: readonly ClassLine[],
  report: ConverterReport,
): { readonly lookOf: (point: PointLine) => PointLook; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const add = (each: Diagnostic): void => {
    diagnostics.push(each);
  };
  const defined = new Map(
    classes.map((each) => [
      each.name,
      read(readDeclarations(each.styles), `the class ${each.name}`, each, report, add),
    ]),
  );
  const looks = new Map(
    points.map((point): readonly [PointLine, Read] => {
      const { className, styles, label, span } = point;
      const shared = className === undefined ? {} : defined.get(className);
      if (shared === undefined) add(report('M200', span, { what: `the class ${className}` }));
      const own = styles === undefined ? {} : read(readDeclarations(styles), `'${short(label)}'`, point, report, add);
      return [point, { ...shared, ...own }];
    }),
  );
  const sized = [...looks.values()].some(({ radius }) => radius !== undefined);
  return {
    lookOf: (point) => {
      const { radius = USUAL, tone } = looks.get(point) ?? {};
      return {
        ...(tone === undefined ? {} : { tone }),
        ...(sized ? { size: String(Number((radius * radius).toFixed(2))) } : {}),
      };
    },
    diagnostics,
  };
}

function read(
  declarations: readonly Declaration[],
  of: string,
  { span }: PointLine | ClassLine,
  report: ConverterReport,
  add: (diagnostic: Diagnostic) => void,
): Read {
  const written = (name: string): string | undefined =>
    declarations.findLast(({ property }) => property === name)?.value;
  const colour = written('color');
  const tone = colour === undefined ? undefined : toneOfFill(colour);
  const radius = Number(numberOf((written('radius') ?? '').replace(/px$/, '')) ?? Number.NaN);
  const isKept = radius >= 0 && radius <= MOST;
  const shown = new Set([...(isKept ? ['radius'] : []), ...(tone === undefined ? [] : ['color'])]);
  const lost = [...new Set(declarations.map(({ property }) => property))].filter((each) => !shown.has(each));
  if (tone !== undefined)
    add(
      report('M204', span, {
        what: `The colour ${short(colour ?? '')} of ${of}`,
        became: `tone=${tone}`,
        instead: 'Change tone= if the colour meant something else, or remove it.',
      }),
    );
  if (lost.length > 0) add(report('M200', span, { what: `${lost.join(', ')} of ${of}` }));
  return { ...(isKept ? { radius } : {}), ...(tone === undefined ? {} : { tone }) };
}
