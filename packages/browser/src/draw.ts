// Draws a source as SVG: in, a source and how to draw it; out, the picture with its description, or the mistakes that prevent it.
import type { DrawResult, PartPlaces } from '@linework/core';
import { checkSource, composeChecked, drawScene, reportOf } from '@linework/core/draw-on-demand';
import type {
  DrawnSvg as NodeDrawnSvg,
  NotDrawn as NodeNotDrawn,
  SvgOptions as NodeSvgOptions,
} from '@linework/library';
import { contextOf, type PictureOptions, textOf } from './options.js';
import { withIcons } from './with-icons.js';

export interface SvgOptions extends PictureOptions, Pick<NodeSvgOptions, 'embedSource' | 'background'> {
  /** Says in the result which statement each part of the picture comes from, as an editor needs. Default: false. */
  readonly places?: boolean;
}

/** Files of icons that couldn't be loaded, each with the reason; their icons are blank. */
export interface IconWarnings {
  readonly warnings: readonly string[];
}

export interface DrawnSvg extends Omit<NodeDrawnSvg, 'quality'>, IconWarnings {
  /** Only with the option `places`. */
  readonly places?: PartPlaces;
}
export interface NotDrawn extends NodeNotDrawn, IconWarnings {}
export type Drawing = DrawnSvg | NotDrawn;

/** For pictures that nobody edits, hints that need the index of all icon names are omitted: it is large. */
export interface Hints {
  readonly nearest: boolean;
}

export async function drawingOf(
  source: string,
  { theme, embedSource, background, places, ...options }: SvgOptions,
  { nearest }: Hints,
): Promise<Drawing> {
  const text = textOf(source);
  const look = {
    ...(embedSource === undefined ? {} : { embedSource }),
    ...(background === undefined ? {} : { background }),
    ...(places === undefined ? {} : { places }),
  };
  const { result, warnings } = await withIcons(options, nearest, async ({ icons, lacks }): Promise<DrawResult> => {
    const context = contextOf(options, icons);
    const checked = await checkSource(text, context);
    // Nothing is laid out twice for an icon that the check needs.
    if (lacks()) return reportOf(checked);
    const [drawing] = drawScene(composeChecked(checked, context), text, [theme], look, context);
    return drawing ?? reportOf(checked);
  });
  const { svg, outline, kind, title, diagnostics } = result;
  const named = title === undefined ? {} : { title };
  if (svg === undefined || kind === undefined || outline === undefined)
    return { ok: false, ...(kind === undefined ? {} : { kind }), ...named, diagnostics, warnings };
  const placed = result.places === undefined ? {} : { places: result.places };
  return { ok: true, svg, kind, ...named, outline, diagnostics, warnings, ...placed };
}
