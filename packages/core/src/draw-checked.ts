// From a checked source to its report, scene, text and SVG. What only some callers need is computed on demand.

import { brandedScene } from './brand/branded-scene.js';
import type { CheckedDiagram, Context } from './check-cut.js';
import { type Diagnostic, type DiagnosticRecord, hasErrors, inSourceOrder, toRecord } from './diagnostics/report.js';
import type { Outline } from './kinds/outline.js';
import type { PictureQuality } from './kinds/picture-quality.js';
import { narrowTexts } from './scene/narrow-texts.js';
import type { Scene } from './scene/scene.js';
import type { EmbeddedFont, Scheme } from './svg/options.js';
import { type PartPlaces, partPlaces } from './svg/part-places.js';
import { renderSvg } from './svg/render.js';
import { pageOf, type TextOptions, textOutline } from './terminal/index.js';

export interface DrawOptions {
  /** The colours; if omitted, the header's theme= and the settings apply, then light. */
  readonly scheme?: Scheme;
  /** Write the source into the picture. */
  readonly embedSource?: boolean;
  readonly background?: 'canvas' | 'none';
  /** List which statements the elements of the picture come from. */
  readonly places?: boolean;
  /** Glyphs of Inter to write into the picture, for the scene from `compose`. */
  readonly fonts?: readonly EmbeddedFont[];
}

export interface Report {
  readonly ok: boolean;
  readonly kind?: string;
  readonly title?: string;
  readonly diagnostics: readonly DiagnosticRecord[];
}

export interface DrawResult extends Report {
  readonly svg?: string;
  readonly outline?: Outline;
  /** How easy the picture is to read, in figures; measured on demand. */
  readonly quality?: () => PictureQuality;
  /** Which statements the elements of the SVG come from. Only with the option `places`. */
  readonly places?: PartPlaces;
}

/** A picture before colours are applied, for exporters. */
export interface SceneResult extends Report {
  readonly scene?: Scene;
  readonly outline?: Outline;
  readonly quality?: () => PictureQuality;
  /** The source's own colours: the header's theme= and the settings, then light. */
  readonly scheme: Scheme;
}

export interface OutlineResult extends Report {
  readonly outline?: Outline;
}

export interface TextResult extends Report {
  /** Lines without trailing spaces or a final empty line. */
  readonly text?: string;
}

/** Lays out, with the character and the logo of the brand; `scene` is undefined if the source has errors. */
export function composeChecked(checked: CheckedDiagram, { brand }: Pick<Context, 'brand'>): SceneResult {
  const { compiled, header } = checked;
  const picture = compiled?.drawn();
  return {
    ...reportOf(checked, picture?.diagnostics),
    scheme: schemeOf(header?.text('theme')),
    ...(compiled && picture
      ? { scene: brandedScene(picture.value, brand), outline: compiled.outline, quality: picture.quality }
      : {}),
  };
}

/** Draws one picture in several schemes, from one composition of the text. */
export function drawScene(
  { scene, outline, quality, scheme, ...report }: SceneResult,
  text: string,
  schemes: readonly (Scheme | undefined)[],
  options: Omit<DrawOptions, 'scheme'>,
  context: Context,
): readonly DrawResult[] {
  if (!scene || !outline) return schemes.map(() => report);
  const embed = options.embedSource ?? context.defaults?.embedSource ?? false;
  const { theme, font, fontFiles, ...brand } = context.brand ?? {};
  const { fonts } = options;
  const brandFonts = context.brandFonts?.(scene) ?? [];
  const set = fontFiles === undefined || brandFonts.length === 0 ? scene : narrowTexts(scene, fontFiles.width);
  return schemes.map((requested) => ({
    ...report,
    outline,
    ...(quality === undefined ? {} : { quality }),
    ...(options.places === true ? { places: partPlaces(set.nodes) } : {}),
    svg: renderSvg(set, {
      scheme: requested ?? scheme,
      background: options.background ?? 'canvas',
      identity: JSON.stringify([text, context.defaults ?? {}, ...Object.values(brand)]),
      ...(theme === undefined ? {} : { theme }),
      // A viewer's own file of that name can have letters of another size.
      ...(brandFonts.length > 0 ? { brandFonts } : font === undefined ? {} : { font }),
      ...(fonts === undefined ? {} : { fonts }),
      ...(embed ? { embedSource: text } : {}),
    }),
  }));
}

export function outlineOfChecked(checked: CheckedDiagram): OutlineResult {
  return { ...reportOf(checked), ...(checked.compiled ? { outline: checked.compiled.outline } : {}) };
}

export function textOfChecked(checked: CheckedDiagram, options: TextOptions): TextResult {
  const { compiled, title } = checked;
  if (!compiled) return reportOf(checked);
  const picture = compiled.text?.(pageOf(options));
  return {
    ...reportOf(checked, picture?.diagnostics),
    text: picture ? picture.value : textOutline(title, compiled.outline.lines, options),
  };
}

function schemeOf(theme: string | undefined): Scheme {
  return theme === 'dark' || theme === 'auto' ? theme : 'light';
}

/** `drawn`: the diagnostics that only drawing reports. */
export function reportOf(checked: CheckedDiagram, reports: readonly Diagnostic[] = []): Report {
  const { source, kind, title, ignored } = checked;
  const all = reports.length === 0 ? checked.diagnostics : inSourceOrder([...checked.diagnostics, ...reports]);
  const diagnostics =
    ignored === undefined ? all : all.filter(({ code, severity }) => severity === 'error' || !ignored.has(code));
  return {
    ok: !hasErrors(diagnostics),
    ...(kind === undefined ? {} : { kind }),
    ...(title === undefined ? {} : { title }),
    diagnostics: diagnostics.map((each) => toRecord(source, each)),
  };
}
