// Renders a scene to SVG. In: a positioned picture with roles, and options. Out: the text of the file. The same input
// gives the same bytes on every platform; nothing in it runs, loads or refers outside except the links of its parts.
import { withoutPage } from '../scene/pageless.js';
import type { Scene } from '../scene/scene.js';
import { pageElements } from './elements.js';
import { escapeAttribute, escapeText } from './escape.js';
import { fingerprint } from './fingerprint.js';
import { createIconWriter } from './icon-element.js';
import { createInk } from './ink.js';
import type { Leaf } from './markup.js';
import { px } from './number.js';
import type { SvgOptions } from './options.js';
import { surveyScene } from './scene-survey.js';
import { sourceLine } from './source-element.js';
import { type EmbeddedFamily, styleLines } from './style-sheet.js';
import { writeMarkup } from './write-markup.js';

/** Metrics are Inter's; where it is missing textLength fits the substitute. */
const FONTS = "Inter,'Helvetica Neue',Arial,sans-serif";
/** A name that needs no escape in a list of families. */
const FONT_NAME = /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u;

function familiesOf(embedded: readonly EmbeddedFamily[], { font }: SvgOptions): string {
  const own = font !== undefined && FONT_NAME.test(font) ? [`'${font}'`] : [];
  return [...own, ...embedded.map(({ name }) => name), FONTS].join(',');
}

/** In order of preference. */
function embeddedFamilies(id: string, { brandFonts = [], fonts = [] }: SvgOptions): readonly EmbeddedFamily[] {
  return [
    { name: `${id}-b`, fonts: brandFonts },
    { name: `${id}-f`, fonts },
  ].filter((each) => each.fonts.length > 0);
}

/** Hexadecimal digits of a picture's id: among a thousand pictures on a page two share one in two million pages. */
const ID_DIGITS = 10;

/** Begins with a letter, as an id must. */
/**
 * The minor version that draws. Ids have it, because pictures of two versions can be inlined on one page, and rules of one must not apply to the other. The
 * first version, 0.1, has none.
 */
export const EDITION = '';

function idOf({ scheme, background, identity, embedSource, theme, font, brandFonts, fonts }: SvgOptions): string {
  const embedded = embedSource === undefined ? 'plain' : 'embedded';
  const brand = theme === undefined && font === undefined ? [] : [JSON.stringify([theme ?? null, font ?? null])];
  const glyphs = [
    ...(brandFonts === undefined ? [] : brandFonts.map(({ base64 }) => base64)),
    ...(fonts === undefined ? [] : ['glyphs']),
  ];
  const edition = EDITION === '' ? [] : [EDITION];
  return `lw${fingerprint([...edition, scheme, background, embedded, ...brand, ...glyphs, identity].join('\n')).slice(0, ID_DIGITS)}`;
}

export function renderSvg(whole: Scene, options: SvgOptions): string {
  const scene = options.background === 'canvas' ? whole : withoutPage(whole);
  const id = idOf(options);
  const ink = createInk(options.scheme, options.theme);
  const survey = surveyScene(scene);
  const icons = createIconWriter(survey.icons, id, ink);
  const width = px(scene.width);
  const height = px(scene.height);
  const canvas: Leaf = {
    type: 'leaf',
    name: 'rect',
    before: ` width="${width}" height="${height}"`,
    after: '',
    classes: [],
    needs: { fill: ink.of('canvas'), stroke: 'none' },
  };
  const painted = options.background === 'canvas' ? [canvas] : [];
  const body = writeMarkup([...painted, ...pageElements(scene.nodes, { ink, icons })], ink);
  const families = embeddedFamilies(id, options);
  const described = scene.description !== '';
  // An image hides its content from assistive technology, and links must stay reachable.
  const role = survey.hasLinks ? 'graphics-document' : 'img';
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
      ` role="${role}" aria-labelledby="${id}-t"${described ? ` aria-describedby="${id}-d"` : ''}` +
      // Without it, browsers first snap letters to whole pixels and then stretch the text to its length.
      ` font-family="${escapeAttribute(familiesOf(families, options))}" text-rendering="geometricPrecision"` +
      `${body.root} stroke-linejoin="round">`,
    // Screen readers and checkers reject an image without a name.
    `<title id="${id}-t">${escapeText(scene.title.trim() === '' ? scene.kind : scene.title)}</title>`,
    ...(described ? [`<desc id="${id}-d">${escapeText(scene.description)}</desc>`] : []),
    ...styleLines(id, { darkRules: ink.darkRules(), classes: survey.classes, families }),
    ...icons.definitions(),
    ...body.lines,
    ...(options.embedSource === undefined ? [] : [sourceLine(options.embedSource)]),
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
}
