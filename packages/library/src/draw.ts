// Draws a source as SVG: in, a source and how to draw it; out, the picture with its description, or the mistakes that prevent it.
import {
  compose,
  type DiagnosticRecord,
  type DrawResult,
  drawScene,
  type Outline,
  type PictureQuality,
} from '@linework/core';
import { embeddedFonts } from '@linework/export/glyphs';
import { contextOf, type PictureOptions, type Theme, textOf } from './options.js';

export interface SvgOptions extends PictureOptions {
  /** Writes the glyphs into the picture, for viewers without Inter; about 20 kB more. Default: false. */
  readonly embedFont?: boolean;
  /** Writes the source into the picture, for `readSource`. Default: what `defaults` say, then false. */
  readonly embedSource?: boolean;
  /** `none` draws no background. Default: `canvas`. */
  readonly background?: 'canvas' | 'none';
}

/** A picture and what it shows. */
export interface DrawnSvg {
  readonly ok: true;
  /** A whole SVG document: no script, no external file, ids that don't clash with those of other pictures of the same page. */
  readonly svg: string;
  readonly kind: string;
  readonly title?: string;
  /** What the picture shows as text and as data, for people who can't see it and for programs. */
  readonly outline: Outline;
  /** Warnings and advice. */
  readonly diagnostics: readonly DiagnosticRecord[];
  /** Measures how easy the picture is to read. Omitted by kinds that have nothing to measure. */
  readonly quality?: () => PictureQuality;
}

/** A source with errors. */
export interface NotDrawn {
  readonly ok: false;
  readonly svg?: undefined;
  /** Undefined if the first word isn't a kind. */
  readonly kind?: string;
  readonly title?: string;
  readonly outline?: undefined;
  /** At least one of them is an error. Lines count from 1, columns from 1 in UTF-16 units. */
  readonly diagnostics: readonly DiagnosticRecord[];
}

export type Drawing = DrawnSvg | NotDrawn;

/**
 * Draws a source. Mistakes in it are a normal result: `ok` is false and `diagnostics` says what to write instead.
 * The same source and options give the same bytes on every machine.
 * @throws TypeError if the source isn't a string.
 */
export function draw(source: string, options: SvgOptions = {}): Drawing {
  const [drawing] = drawings(source, [options.theme], options);
  return drawing ?? { ok: false, diagnostics: [] };
}

/**
 * Draws a source once for each theme, from one layout: `drawThemes(source, ['light', 'dark'])`.
 * @throws TypeError if the source isn't a string.
 */
export function drawThemes(
  source: string,
  themes: readonly Theme[],
  options: Omit<SvgOptions, 'theme'> = {},
): readonly Drawing[] {
  return drawings(source, themes, options);
}

function drawings(
  source: string,
  themes: readonly (Theme | undefined)[],
  { embedFont = false, embedSource, background, ...options }: SvgOptions,
): readonly Drawing[] {
  const context = contextOf(options);
  const text = textOf(source);
  const composed = compose(text, context);
  const look = {
    ...(embedSource === undefined ? {} : { embedSource }),
    ...(background === undefined ? {} : { background }),
    ...(composed.scene && embedFont ? { fonts: embeddedFonts(composed.scene) } : {}),
  };
  return drawScene(composed, text, themes, look, context).map(drawingOf);
}

function drawingOf({ svg, kind, outline, quality, title, diagnostics }: DrawResult): Drawing {
  const named = title === undefined ? {} : { title };
  if (svg === undefined || kind === undefined || outline === undefined)
    return { ok: false, ...(kind === undefined ? {} : { kind }), ...named, diagnostics };
  return { ok: true, svg, kind, ...named, outline, diagnostics, ...(quality === undefined ? {} : { quality }) };
}
