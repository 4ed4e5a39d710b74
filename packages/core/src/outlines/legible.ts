// Makes an icon readable on a light card and on a dark one, by the rules of the bundled sets (packages/icons/scripts/legible.mjs). In: an icon in its file's
// colours. Out: the icon with the parts that would vanish in the ink of the picture, and what its author should know.
import type { IconArt, IconShape } from '../scene/icon.js';
import { type Hex, hexFromLinear, linearFromHex, ratio, type Triple } from '../theme/colour.js';
import { THEMES } from '../theme/theme.js';
import { inked } from './ink.js';
import { edgesOf, type Layer, layersOf, lightOf, type Part, type Tint, topOf } from './layers.js';

export interface LegibleArt {
  readonly art: IconArt;
  readonly notes: readonly string[];
}

type Scheme = 'light' | 'dark';
const SCHEMES = ['dark', 'light'] as const;

/** Luminances of the plain card and of ink on it. */
const GROUNDS = { light: groundOf('light'), dark: groundOf('dark') };

function groundOf(scheme: Scheme): { readonly card: number; readonly ink: number } {
  const { 'neutral-fill': card, ink } = THEMES[scheme];
  return { card: lightOf(card), ink: lightOf(ink) };
}

/** Minimum contrast to the card of a part that counts as visible. */
const STANDS_OUT = 2;
/** An icon is legible if at least this share of its painted area is visible. */
const ENOUGH = 0.1;
/** A light colour of one hue that falls short of the contrast by no more than this factor is darkened just enough, to keep the hue. */
const NEARLY = 1.4;
/** Largest difference between the strongest and the weakest channel (of 255) of a colour that counts as grey. */
const GREY = 60;
/** Largest difference between the luminances of an icon of one tone. */
const ONE_TONE = 0.15;
/** A part is isolated if at least this share of its edge borders the card rather than other parts. */
const ALONE = 0.6;
/** A part carries a mark that ink would hide if at least this share of its edge borders its opposite. */
const MARKED = 0.12;

export function legible(art: IconArt): LegibleArt {
  if (art.shapes.every(({ fill = 'ink', stroke = 'ink' }) => fill === 'ink' && stroke === 'ink')) {
    return { art, notes: [] };
  }
  const layers = layersOf(art);
  const top = topOf(layers);
  const seen = new Set(top.filter((at) => at >= 0));
  const tone = toneOf(layers, seen);
  if (tone === 'nearly') {
    const shapes = darkened(art.shapes, layers);
    return { art: { ...art, shapes }, notes: ['Its colour is darker than in the file, to be seen on a light ground.'] };
  }
  const vanishing = tone === 'vanishes' ? seen : vanishingLayers(layers, top);
  const shapes = art.shapes.map((shape, at) => {
    const own = Array.from(layers.keys()).filter((each) => layers[each]?.shape === at);
    // What has no area in the raster has no neighbours either.
    if (own.every((each) => !seen.has(each))) return inked(shape);
    return withInk(
      shape,
      own.filter((each) => vanishing.has(each)).flatMap((each) => layers[each]?.part ?? []),
    );
  });
  const result = { ...art, shapes };
  return { art: result, notes: [...inkNotes(seen, vanishing), ...faintNotes(result)] };
}

function inkNotes(seen: ReadonlySet<number>, vanishing: ReadonlySet<number>): readonly string[] {
  if (vanishing.size === 0) return [];
  const what = vanishing.size === seen.size ? 'It is' : 'Its black or white parts are';
  return [`${what} drawn in the text colour, to be seen on light and dark grounds.`];
}

function faintNotes(art: IconArt): readonly string[] {
  const layers = layersOf(art);
  const top = topOf(layers);
  const painted = top.filter((at) => at >= 0);
  if (painted.length === 0) return [];
  return SCHEMES.filter((scheme) => {
    const visible = layers.map(({ tints }) => tints.some((tint) => contrastOf(tint, scheme) >= STANDS_OUT));
    return painted.filter((at) => visible[at]).length < ENOUGH * painted.length;
  }).map((scheme) => `It is hardly visible on a ${scheme} ground.`);
}

function contrastOf({ paint, alpha }: Tint, scheme: Scheme): number {
  const { card, ink } = GROUNDS[scheme];
  const own = paint === 'ink' ? ink : lightOf(paint);
  return ratio(own * alpha + card * (1 - alpha), card);
}

/** A gradient vanishes only as a whole; one that lets its ground through is a shadow. */
function vanishes({ tints }: Layer, scheme: Scheme): boolean {
  const isShadow = tints.length > 1 && tints.some(({ alpha }) => alpha < 1);
  return !isShadow && tints.every((tint) => contrastOf(tint, scheme) < STANDS_OUT);
}

/** Whether an icon of one tone is seen in one scheme only; `nearly` if a slightly darker shade of its hue is seen in both. */
function toneOf(layers: readonly Layer[], seen: ReadonlySet<number>): 'vanishes' | 'nearly' | undefined {
  const all = Array.from(seen).flatMap((at) => layers[at] ?? []);
  const colours = all.flatMap(({ mean: { paint } }) => (paint === 'ink' ? [] : [paint]));
  const [first] = colours;
  if (first === undefined || colours.length < all.length) return undefined;
  const channels = colours.map(channelsOf);
  if (widest(colours.map(lightOf)) >= ONE_TONE) return undefined;
  if (([0, 1, 2] as const).some((each) => widest(channels.map((triple) => triple[each])) >= GREY)) return undefined;
  const scheme = SCHEMES.find((each) => all.every((layer) => vanishes(layer, each)));
  if (scheme === undefined) return undefined;
  const isNearly = ratio(Math.max(...colours.map(lightOf)), GROUNDS.light.card) >= NEARLY;
  return scheme === 'light' && isNearly && widest(channelsOf(first)) > GREY ? 'nearly' : 'vanishes';
}

/** The isolated grey parts that are not seen in one of the schemes. */
function vanishingLayers(layers: readonly Layer[], top: Int16Array): ReadonlySet<number> {
  const isolated = Array.from(edgesOf(layers, top)).filter(
    ([, { ground, opposite, total }]) => ground / total >= ALONE && opposite / total < MARKED,
  );
  return new Set(
    isolated
      .map(([at]) => at)
      .filter((at) => {
        const layer = layers[at];
        if (layer === undefined || layer.mean.paint === 'ink' || widest(channelsOf(layer.mean.paint)) > GREY)
          return false;
        return SCHEMES.some((scheme) => vanishes(layer, scheme));
      }),
  );
}

function withInk({ gradient, ...shape }: IconShape, parts: readonly Part[]): IconShape {
  return {
    ...shape,
    ...(gradient === undefined || parts.includes('fill') ? {} : { gradient }),
    ...(parts.includes('fill') ? { fill: 'ink' } : {}),
    ...(parts.includes('stroke') ? { stroke: 'ink' } : {}),
  };
}

/** All colours scaled alike until the lightest is seen on a light card. */
function darkened(shapes: readonly IconShape[], layers: readonly Layer[]): readonly IconShape[] {
  const most = Math.max(...layers.flatMap(({ mean: { paint } }) => (paint === 'ink' ? [] : [lightOf(paint)])));
  // A little below the bound, because channels are rounded.
  const aim = (GROUNDS.light.card + 0.05) / (STANDS_OUT + 0.02) - 0.05;
  const factor = Math.min(1, aim / most);
  const darker = (paint: Hex): Hex => {
    const [red, green, blue] = linearFromHex(paint);
    return hexFromLinear([red * factor, green * factor, blue * factor]);
  };
  return shapes.map((shape) => ({
    ...shape,
    ...(shape.fill === undefined || shape.fill === 'ink' ? {} : { fill: darker(shape.fill) }),
    ...(shape.stroke === undefined || shape.stroke === 'ink' ? {} : { stroke: darker(shape.stroke) }),
    ...(shape.gradient === undefined
      ? {}
      : {
          gradient: {
            ...shape.gradient,
            stops: shape.gradient.stops.map(
              ([offset, paint, ...opacity]) => [offset, darker(paint), ...opacity] as const,
            ),
          },
        }),
  }));
}

function channelsOf(hex: Hex): Triple {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function widest(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
