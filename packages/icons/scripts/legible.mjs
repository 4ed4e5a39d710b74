// Makes icons readable on a light card and on a dark one. In: an icon. Out: the icon with the parts that would vanish
// painted as ink, and how much of it is visible in each scheme. Uses WCAG contrast against the neutral card of the
// themes.

import { contrast, hexOf, luminance, readColour } from './colour.mjs';
import { CELLS, covered, frameOf } from './raster.mjs';

/** `neutral-fill` and `ink` of the core's themes, kept in sync by scripts/icon-cards.test.ts of the repository. */
export const CARD_COLOURS = {
  light: { card: '#f1f4f7', ink: '#161b21' },
  dark: { card: '#1b2025', ink: '#e8ebf1' },
};
const read = ({ card, ink }) => ({ card: readColour(card), ink: readColour(ink) });
const COLOURS = { light: read(CARD_COLOURS.light), dark: read(CARD_COLOURS.dark) };
const CARDS = { light: luminance(COLOURS.light.card), dark: luminance(COLOURS.dark.card) };
const INK = { light: luminance(COLOURS.light.ink), dark: luminance(COLOURS.dark.ink) };

/** Minimum contrast to the card of a part that counts as visible. */
export const STANDS_OUT = 2;
/** An icon is legible if at least this share of its painted area is visible. */
export const ENOUGH = 0.1;

/**
 * A light colour of one hue that falls short of the contrast by no more than this factor is darkened just enough, to
 * keep the hue.
 */
const NEARLY = 1.4;
/** Largest difference between the strongest and the weakest channel (of 255) of a colour that counts as grey. */
const GREY = 60;
/** A part is isolated if at least this share of its edge borders the card rather than other parts. */
const ALONE = 0.6;
/** A part carries a mark that ink would hide if at least this share of its edge borders its opposite. */
const MARKED = 0.12;

/** @typedef {{ light: number, dark: number }} Shares */

/**
 * @param {import('../src/art.ts').IconArt} art
 * @param {'all' | 'whole' | 'nothing'} mayChange vendors' icons can be shown only unchanged, or in one colour as a
 * whole
 * @returns {{ art: import('../src/art.ts').IconArt, shares: Shares, change?: 'ink' | 'parts' | 'darker' }}
 */
export function legible(art, mayChange) {
  const colours = new Set(
    art.shapes.flatMap(({ fill, stroke }) => [fill, stroke].filter((each) => each !== undefined)),
  );
  if (colours.size === 1 && colours.has('ink')) return { art, shares: { light: 1, dark: 1 } };
  const layers = layersOf(art);
  const top = topOf(layers);
  const before = sharesOf(layers, top);
  if (mayChange === 'nothing') return { art, shares: before };
  const tone = toneOf(layers, top);
  if (
    tone !== undefined &&
    tone.scheme === 'light' &&
    spread(tone.rgb) > GREY &&
    tone.contrast >= NEARLY &&
    mayChange === 'all'
  ) {
    return { art: darkened(art, tone), shares: { light: 1, dark: before.dark }, change: 'darker' };
  }
  const inked = tone === undefined ? vanishing(layers, top) : new Set(top.filter((layer) => layer >= 0));
  const seen = new Set(top.filter((layer) => layer >= 0));
  const whole = Array.from(seen).every((layer) => inked.has(layer) || layers[layer].ink);
  if (inked.size === 0 || (mayChange === 'whole' && !whole)) return { art, shares: before };
  for (const layer of inked) layers[layer].ink = true;
  const shapes = art.shapes.map((shape, at) => painted(shape, whole ? ['fill', 'stroke'] : partsOf(layers, inked, at)));
  return { art: { ...art, shapes }, shares: sharesOf(layers, top), change: whole ? 'ink' : 'parts' };
}

/** All colours scaled alike until the lightest is visible on a light card. */
function darkened(art, { lightest }) {
  const aim = (CARDS.light + 0.05) / (STANDS_OUT + 0.01) - 0.05;
  let factor = 1;
  while (luminance(lightest.map((each) => each * factor)) > aim) factor -= 0.005;
  const darker = (paint) =>
    hexOf(
      readColour(paint)
        .slice(0, 3)
        .map((each) => each * factor),
    );
  const shapes = art.shapes.map((shape) => ({
    ...shape,
    ...(shape.fill !== undefined && { fill: darker(shape.fill) }),
    ...(shape.stroke !== undefined && { stroke: darker(shape.stroke) }),
    ...(shape.gradient !== undefined && {
      gradient: {
        ...shape.gradient,
        stops: shape.gradient.stops.map(([offset, paint, ...rest]) => [offset, darker(paint), ...rest]),
      },
    }),
  }));
  return { ...art, shapes };
}

/** For an icon of one tone that is visible in one scheme only: the tone, and the scheme in which it fails. */
function toneOf(layers, top) {
  const all = Array.from(new Set(top.filter((layer) => layer >= 0)), (at) => layers[at]);
  if (all.length === 0 || all.some(({ ink }) => ink)) return undefined;
  const lights = all.map(({ light }) => light);
  if (Math.max(...lights) - Math.min(...lights) >= 0.15 || hueSpread(all) >= GREY) return undefined;
  const scheme = ['dark', 'light'].find((each) => all.every((layer) => fails(layer, each)));
  if (scheme === undefined) return undefined;
  const [lightest] = all.toSorted((one, other) => other.light - one.light);
  return { scheme, rgb: all[0].rgb, lightest: lightest.rgb, contrast: contrast(lightest.light, CARDS[scheme]) };
}

function fails(layer, scheme) {
  return contrast(lightOf(layer, scheme), CARDS[scheme]) < STANDS_OUT;
}

function painted({ gradient, ...shape }, parts) {
  const keeps = gradient !== undefined && !parts.includes('fill');
  const result = { ...shape, ...(keeps && { gradient }) };
  for (const part of parts) if (result[part] !== undefined) result[part] = 'ink';
  return result;
}

function partsOf(layers, inked, shape) {
  return Array.from(inked, (layer) => layers[layer])
    .filter((layer) => layer.shape === shape)
    .map(({ part }) => part);
}

/** One layer per fill and per stroke, in painting order. */
function layersOf(art) {
  const frame = frameOf(art);
  return art.shapes.flatMap((shape, at) => {
    const clip = shape.clip === undefined ? undefined : covered(shape.clip, {}, frame);
    const layer = (part, look) => {
      const cells = covered(shape.d, look, frame);
      if (clip !== undefined) for (let cell = 0; cell < cells.length; cell++) cells[cell] &= clip[cell];
      const ink = shape[part] === 'ink';
      const rgb = ink ? [0, 0, 0] : readColour(shape[part]);
      const alpha = (shape.opacity ?? 1) * (part === 'fill' ? stopsAlpha(shape.gradient) : 1);
      return { shape: at, part, cells, ink, rgb, alpha, light: luminance(rgb) };
    };
    return [
      ...(shape.fill === undefined ? [] : [layer('fill', { evenOdd: shape.evenOdd })]),
      ...(shape.stroke === undefined ? [] : [layer('stroke', { strokeWidth: shape.strokeWidth ?? 1 })]),
    ];
  });
}

function stopsAlpha(gradient) {
  if (gradient === undefined) return 1;
  return gradient.stops.reduce((sum, [, , alpha = 1]) => sum + alpha, 0) / gradient.stops.length;
}

/** The visible layer in each cell, -1 for none. A translucent layer shows the one below. */
function topOf(layers) {
  const top = new Array(CELLS * CELLS).fill(-1);
  layers.forEach(({ cells, alpha }, at) => {
    for (let cell = 0; cell < cells.length; cell++)
      if (cells[cell] === 1 && (alpha >= 0.5 || top[cell] < 0)) top[cell] = at;
  });
  return top;
}

/**
 * The visible colour of each cell is mixed from all its layers, including translucent ones.
 * @returns {Shares}
 */
function sharesOf(layers, top) {
  const painted = [];
  top.forEach((layer, cell) => {
    if (layer >= 0) painted.push(cell);
  });
  if (painted.length === 0) return { light: 1, dark: 1 };
  const known = new Map();
  const share = (scheme) => {
    let out = 0;
    for (const cell of painted) {
      let [red, green, blue] = COLOURS[scheme].card;
      for (const { cells, ink, rgb, alpha } of layers) {
        if (cells[cell] === 0) continue;
        const own = ink ? COLOURS[scheme].ink : rgb;
        red += (own[0] - red) * alpha;
        green += (own[1] - green) * alpha;
        blue += (own[2] - blue) * alpha;
      }
      const key = (Math.round(red) * 256 + Math.round(green)) * 256 + Math.round(blue);
      let light = known.get(key);
      if (light === undefined) {
        light = luminance([red, green, blue]);
        known.set(key, light);
      }
      if (contrast(light, CARDS[scheme]) >= STANDS_OUT) out++;
    }
    return out / painted.length;
  };
  return { light: share('light'), dark: share('dark') };
}

function lightOf({ ink, light, alpha }, scheme) {
  const own = ink ? INK[scheme] : light;
  return own * alpha + CARDS[scheme] * (1 - alpha);
}

/** The isolated grey parts that fail in one of the schemes, to be painted as ink. */
function vanishing(layers, top) {
  const edges = edgesOf(layers, top);
  const inked = new Set();
  for (const at of edges.keys()) {
    const layer = layers[at];
    const scheme = fails(layer, 'dark') ? 'dark' : fails(layer, 'light') ? 'light' : undefined;
    if (layer.ink || scheme === undefined || spread(layer.rgb) > GREY) continue;
    const { card, opposite, total } = edges.get(at);
    if (card / total >= ALONE && opposite / total < MARKED) inked.add(at);
  }
  return inked;
}

/** What each layer borders: the card, or a layer that is light where it is dark or dark where it is light. */
function edgesOf(layers, top) {
  const edges = new Map();
  const meet = (here, there) => {
    if (here < 0 || here === there) return;
    const edge = edges.get(here) ?? { card: 0, opposite: 0, total: 0 };
    edge.total++;
    if (there < 0) edge.card++;
    else if (layers[here].light < 0.2 ? layers[there].light > 0.5 : layers[there].light < 0.1) edge.opposite++;
    edges.set(here, edge);
  };
  const at = (row, column) =>
    row < 0 || column < 0 || row >= CELLS || column >= CELLS ? -1 : top[row * CELLS + column];
  for (let row = -1; row < CELLS; row++) {
    for (let column = -1; column < CELLS; column++) {
      const [here, right, below] = [at(row, column), at(row, column + 1), at(row + 1, column)];
      meet(here, right);
      meet(right, here);
      meet(here, below);
      meet(below, here);
    }
  }
  return edges;
}

function spread([red, green, blue]) {
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

/** The distance between the colours of some layers, by channel. */
function hueSpread(layers) {
  const range = (part) =>
    Math.max(...layers.map(({ rgb }) => rgb[part])) - Math.min(...layers.map(({ rgb }) => rgb[part]));
  return Math.max(range(0), range(1), range(2));
}
