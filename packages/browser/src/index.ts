// Linework as a library for browsers: draws, checks and changes diagrams. Loads the kind of a source, and what else a call needs, on demand.
import type { Checked, Difference, Edited, EditOperation, Fixed } from '@linework/library';
import { type Drawing, drawingOf, type SvgOptions } from './draw.js';
import type { CompareOptions, FixOptions, SourceOptions } from './options.js';

export type { PartPlaces, PlacedPart, PlacedTexts } from '@linework/core';
export type {
  Change,
  ChangeSeverity,
  Checked,
  Defaults,
  Diagnostic,
  Difference,
  EdgeRef,
  Edit,
  Edited,
  EditFaultKey,
  EditOperation,
  EditRefusal,
  FieldChange,
  Fields,
  FieldValue,
  Fixed,
  IconArt,
  IconShape,
  KindName,
  Outline,
  OutlineEdge,
  OutlineGroup,
  OutlineItem,
  OutlineNode,
  OutlineSeries,
  Place,
  Ref,
  RowRef,
} from '@linework/library';
export type { Drawing, DrawnSvg, IconWarnings, NotDrawn, SvgOptions } from './draw.js';
export { kinds } from './kinds.js';
export type {
  CompareOptions,
  Direction,
  FixOptions,
  IconFileLoader,
  PictureOptions,
  SourceOptions,
  Theme,
} from './options.js';

/**
 * Draws a source. Mistakes in it are a normal result: `ok` is false and `diagnostics` says what to write instead.
 * The same source and options give the same bytes in every browser and in Node.
 * @throws TypeError if the source isn't a string.
 */
export function draw(source: string, options: SvgOptions = {}): Promise<Drawing> {
  return drawingOf(source, options, { nearest: true });
}

/**
 * Checks a source without drawing it.
 * @throws TypeError if the source isn't a string.
 */
export async function check(source: string, options: SourceOptions = {}): Promise<Checked> {
  return (await import('./read.js')).check(source, options);
}

/**
 * Says what changed between two versions of a diagram.
 * @throws TypeError if a source isn't a string.
 */
export async function compare(before: string, after: string, options: CompareOptions = {}): Promise<Difference> {
  return (await import('./compare.js')).compare(before, after, options);
}

/**
 * Reads the source out of an SVG that was drawn with `embedSource`; undefined if it holds none.
 * @throws TypeError if the SVG isn't a string.
 */
export async function readSource(svg: string): Promise<string | undefined> {
  return (await import('./read.js')).readSource(svg);
}

/**
 * Writes a source in its canonical form. A source with mistakes keeps the lines that can't be read.
 * @throws TypeError if the source isn't a string.
 */
export async function format(source: string): Promise<string> {
  return (await import('./write.js')).format(source);
}

/**
 * Fixes the mistakes of a source that have one mechanical repair.
 * @throws TypeError if the source isn't a string.
 */
export async function fix(source: string, options: FixOptions = {}): Promise<Fixed> {
  return (await import('./write.js')).fix(source, options);
}

/**
 * Changes a source by small typed operations, such as `{ op: 'rename', id: 'db', to: 'orders' }`. Comments, order and every line that no
 * operation names stay unchanged.
 * @throws TypeError if the source isn't a string.
 */
export async function edit(
  source: string,
  operations: readonly EditOperation[],
  options: SourceOptions = {},
): Promise<Edited> {
  return (await import('./write.js')).edit(source, operations, options);
}
