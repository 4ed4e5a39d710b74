// Shared options of an entry in every kind: in, the checked entry; out, its label, tone, icon, small text, description
// and link.
import type { Diagnostic } from '../diagnostics/report.js';
import { report } from '../grammar/codes.js';
import {
  type Checked,
  type DeclarationEntry,
  type EdgeEntry,
  type ItemEntry,
  type RowEntry,
  textOf,
} from '../grammar/entry.js';
import { TONES, type Tone } from '../scene/scene.js';
import type { Span } from '../text/source.js';
import type { BuildContext } from './kind.js';

export interface Described {
  readonly desc?: string;
  readonly link?: string;
  readonly span: Span;
}

/** An entry with options. */
type Written = DeclarationEntry | EdgeEntry | ItemEntry | RowEntry;

export function described(entry: Written): Described {
  const desc = textOf(entry, 'desc');
  const link = textOf(entry, 'link');
  return {
    ...(desc === undefined ? {} : { desc }),
    ...(link === undefined ? {} : { link }),
    span: entry.statement.span,
  };
}

/** A named item: a node, an actor, a frame. */
export interface Named extends Described {
  readonly id: string;
  readonly label: string;
  readonly tone: Tone;
  /** Name of a known icon. */
  readonly icon?: string;
  readonly sub?: string;
}

/** Defaults from its type. */
export interface TypeStyle {
  readonly tone: Tone;
  readonly icon?: string | undefined;
}

/** Values of the options of every declared item (`ITEM_OPTIONS`). */
export function namedMeaning(
  entry: DeclarationEntry,
  id: string,
  style: TypeStyle,
  context: BuildContext,
  add: (diagnostic: Diagnostic) => void,
): Named {
  const icon = knownIcon(entry, style.icon, context, add);
  const sub = textOf(entry, 'sub');
  return {
    id,
    label: entry.label?.value ?? id,
    tone: toneOf(entry) ?? style.tone,
    ...(icon === undefined ? {} : { icon }),
    ...(sub ? { sub } : {}),
    ...described(entry),
  };
}

/** Values of the options without a default from the type. */
export interface Look {
  readonly tone?: Tone;
  /** Name of a known icon. */
  readonly icon?: string;
  readonly sub?: string;
}

export function lookOf(
  entry: DeclarationEntry | RowEntry,
  context: BuildContext,
  add: (diagnostic: Diagnostic) => void,
): Look {
  const tone = toneOf(entry);
  const icon = knownIcon(entry, undefined, context, add);
  const sub = textOf(entry, 'sub');
  return {
    ...(tone === undefined ? {} : { tone }),
    ...(icon === undefined ? {} : { icon }),
    ...(sub ? { sub } : {}),
  };
}

/** Values of the header for the whole picture. */
export interface Titled {
  readonly title?: string;
  readonly desc?: string;
}

export function titled({ header }: Checked): Titled {
  const title = header.title?.value;
  const desc = textOf(header, 'desc');
  return { ...(title === undefined ? {} : { title }), ...(desc === undefined ? {} : { desc }) };
}

export function toneOf(entry: Pick<Written, 'options'>): Tone | undefined {
  const written = textOf(entry, 'tone');
  return TONES.find((each) => each === written);
}

/**
 * The written icon if it is known, W202 if it is not; without one the automatic icon, unless the header turns those
 * off. `none` returns undefined.
 */
export function knownIcon(
  entry: Written,
  automatic: string | undefined,
  { header, icons }: BuildContext,
  add: (diagnostic: Diagnostic) => void,
): string | undefined {
  const written = textOf(entry, 'icon');
  if (written === undefined) return header.text('icons') === 'off' ? undefined : automatic;
  if (written === 'none') return undefined;
  if (icons.find(written)) return written;
  const span = entry.options.get('icon')?.values[0]?.span ?? entry.statement.span;
  const near = icons.nearest(written).slice(0, 3);
  const first = near[0];
  const fix = first === undefined || entry.statement.repaired ? undefined : { span, text: first, safe: false };
  add(report('W202', span, { icon: written, near }, fix));
  return undefined;
}
