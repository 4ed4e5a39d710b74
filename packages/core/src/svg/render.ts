// Scene to SVG: a positioned picture with roles and what was asked for in, the text of the file out. The same bytes for
// the same input on every platform; nothing in it runs, loads or refers outside but the links of its parts.
import type { Scene } from '../scene/scene.js';
import { ROOT_STROKE_WIDTH, writeElements } from './elements.js';
import { escapeText } from './escape.js';
import { fingerprint } from './fingerprint.js';
import { createIconWriter } from './icon-element.js';
import { createInk } from './ink.js';
import { px } from './number.js';
import type { SvgOptions } from './options.js';
import { surveyScene } from './scene-survey.js';
import { sourceLine } from './source-element.js';
import { styleLines } from './style-sheet.js';

/** Metrics are Inter's; where it is missing textLength fits the substitute. */
const FONTS = "Inter,'Helvetica Neue',Arial,sans-serif";

/** Begins with a letter, as an id must. */
function idOf(options: SvgOptions): string {
  const embedded = options.embedSource === undefined ? 'plain' : 'embedded';
  return `lw${fingerprint([options.scheme, options.background, embedded, options.identity].join('\n'))}`;
}

export function renderSvg(scene: Scene, options: SvgOptions): string {
  const id = idOf(options);
  const ink = createInk(options.scheme);
  const survey = surveyScene(scene);
  const icons = createIconWriter(survey.icons, id, ink);
  const width = px(scene.width);
  const height = px(scene.height);

  const body: string[] = [];
  if (options.background === 'canvas') {
    body.push(`<rect width="${width}" height="${height}"${ink.attributes({ fill: 'canvas' })}/>`);
  }
  writeElements(scene.nodes, { ink, icons, rootText: survey.rootText }, body);
  const described = scene.description !== '';
  // An image hides what is inside it from assistive technology, and links must stay reachable.
  const role = survey.hasLinks ? 'graphics-document' : 'img';
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
      ` role="${role}" aria-labelledby="${id}-t"${described ? ` aria-describedby="${id}-d"` : ''}` +
      ` font-family="${FONTS}" font-size="${px(survey.rootText.size)}" font-weight="${survey.rootText.weight}"` +
      ` fill="none" stroke-width="${ROOT_STROKE_WIDTH}" stroke-linejoin="round">`,
    // An image without a name is refused by screen readers and checkers alike.
    `<title id="${id}-t">${escapeText(scene.title.trim() === '' ? scene.kind : scene.title)}</title>`,
    ...(described ? [`<desc id="${id}-d">${escapeText(scene.description)}</desc>`] : []),
    ...styleLines(id, { darkRules: ink.darkRules(), classes: survey.classes }),
    ...icons.definitions,
    ...body,
    ...(options.embedSource === undefined ? [] : [sourceLine(options.embedSource)]),
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
}
