// An organisation's own icon from a picture. In: its pixels. Out: its areas of colour as polygons, or why it is rejected. Transparent pixels are not drawn.
import type { IconArt, IconShape } from '../../scene/icon.js';
import type { Triple } from '../../theme/colour.js';
import { legible } from '../legible.js';
import { type OutlineStep, outlineText } from '../placed-outline.js';
import type { ArtResult } from '../read-outlines.js';
import { refused } from '../refusal.js';
import { areasOf } from './areas.js';
import { contoursOf } from './contours.js';
import { OPAQUE, paletteOf } from './palette.js';
import { type Pixels, reduced } from './pixels.js';
import { straightened } from './straight.js';

/** Pixels per side that are traced. */
const MOST_SIDE = 256;
const LEAST_SIDE = 32;
/** One side is at most so many times the other. */
const LONGEST = 4;
/** Pixels of the smallest area. */
const SPECK = 8;
/** Characters of all polygons together. */
const MOST_CHARACTERS = 24_000;
/** How far the polygons can be from the edges, in pixels: the first with which they are short enough. */
const TOLERANCES = [0.55, 0.8, 1.2];
/** A line in its own colour around each area, in pixels, closes the gaps between neighbours. */
const SEAM = 0.8;
/** Share of half transparent pixels above which they are more than soft edges. */
const SHADOW = 0.05;
/** A pixel with less opacity is not seen anyway. */
const FAINT = 16;

export function traceIcon(pixels: Pixels): ArtResult {
  const { width, height } = pixels;
  if (Math.min(width, height) < LEAST_SIDE) {
    return refused(`The icon has ${width} × ${height} pixels.`, `Send at least ${LEAST_SIDE} pixels per side.`);
  }
  if (Math.max(width, height) > LONGEST * Math.min(width, height)) {
    return refused(
      `The icon has ${width} × ${height} pixels: one side is more than ${LONGEST} times the other.`,
      'Use the mark without its lettering.',
    );
  }
  const small = reduced(pixels, MOST_SIDE);
  const palette = paletteOf(small);
  const areas = areasOf(small, palette, SPECK);
  for (const tolerance of TOLERANCES) {
    const art = artOf(small, palette.colours, areas, tolerance);
    if (art.shapes.length === 0)
      return refused('The icon has nothing to draw.', 'Send a picture that is not transparent.');
    if (art.shapes.reduce((sum, { d }) => sum + d.length, 0) > MOST_CHARACTERS) continue;
    const { art: result, notes } = legible(art);
    return { ok: true, art: result, notes: [...tracingNotes(small, art.shapes.length), ...notes] };
  }
  return refused(
    'The icon has too many details to become outlines.',
    'Send an SVG, or a picture of a few flat colours.',
  );
}

function artOf({ width, height }: Pixels, colours: readonly Triple[], areas: Int8Array, tolerance: number): IconArt {
  const sizes = colours.map((_, colour) => areas.reduce((sum, each) => sum + (each === colour ? 1 : 0), 0));
  const bySize = Array.from(colours.entries())
    .filter(([colour]) => (sizes[colour] ?? 0) > 0)
    .sort(([one], [other]) => (sizes[other] ?? 0) - (sizes[one] ?? 0) || one - other);
  const shapes = bySize.map(([colour, triple]): IconShape => {
    const steps = contoursOf(areas, width, height, colour).flatMap((contour): readonly OutlineStep[] => {
      const [start, ...rest] = straightened(contour, tolerance);
      if (start === undefined || rest.length < 2) return [];
      return [['M', ...start], ...rest.map((point): OutlineStep => ['L', ...point]), ['Z']];
    });
    const fill = hexOf(triple);
    const seam = bySize.length > 1 ? ({ stroke: fill, strokeWidth: SEAM } as const) : {};
    return { d: outlineText(steps) ?? '', fill, ...seam };
  });
  return { width, height, shapes: shapes.filter(({ d }) => d !== '') };
}

function tracingNotes({ data }: Pixels, colours: number): readonly string[] {
  const pixels = data.length / 4;
  const opacities = data.filter((_, at) => at % 4 === 3);
  const half = opacities.filter((each) => each >= FAINT && each < OPAQUE).length;
  return [
    `It is drawn in ${colours} flat ${colours === 1 ? 'colour' : 'colours'}, without details of fewer than ${SPECK} pixels.`,
    ...(half > SHADOW * pixels ? ['What is more than half transparent is not drawn.'] : []),
    ...(opacities.every((each) => each >= OPAQUE)
      ? ['It has no transparent background, so its background is drawn too.']
      : []),
  ];
}

function hexOf(triple: Triple): `#${string}` {
  return `#${triple.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;
}
