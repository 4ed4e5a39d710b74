// From source to picture with every kind: in, a text, options and a context; out, the SVG, or the errors that prevent drawing.
import { checkSource } from './check.js';
import type { Context } from './check-cut.js';
import {
  composeChecked,
  type DrawOptions,
  type DrawResult,
  drawScene,
  type OutlineResult,
  outlineOfChecked,
  type Report,
  reportOf,
  type SceneResult,
  type TextResult,
  textOfChecked,
} from './draw-checked.js';
import type { Scheme } from './svg/options.js';
import type { TextOptions } from './terminal/index.js';

/** Checks a source; draws nothing. */
export function validate(text: string, context: Context): Report {
  return reportOf(checkSource(text, context));
}

export function outline(text: string, context: Context): OutlineResult {
  return outlineOfChecked(checkSource(text, context));
}

export function draw(text: string, options: DrawOptions, context: Context): DrawResult {
  const [first] = drawSchemes(text, [options.scheme], options, context);
  return first ?? { ok: false, diagnostics: [] };
}

/** Checks and lays out; `scene` is undefined if the source has errors. */
export function compose(text: string, context: Context): SceneResult {
  return composeChecked(checkSource(text, context), context);
}

/** Draws one picture in several schemes with a single layout. */
export function drawSchemes(
  text: string,
  schemes: readonly (Scheme | undefined)[],
  options: Omit<DrawOptions, 'scheme'>,
  context: Context,
): readonly DrawResult[] {
  return drawScene(compose(text, context), text, schemes, options, context);
}

/** Draws for a terminal: plain text in cells, no line longer than the columns. */
export function drawText(text: string, options: TextOptions, context: Context): TextResult {
  return textOfChecked(checkSource(text, context), options);
}
