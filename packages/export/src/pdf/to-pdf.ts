// A scene as PDF: vectors, selectable and searchable text, and the links of its parts. The same input gives the same
// bytes on every machine while Inter suffices. One page, as large as the picture at 96 px per inch.
import type { Scene, SceneNode } from '@linework/core';
import { connectorPath, narrowTexts, safeLink, THEMES, withoutPage } from '@linework/core';
import { facesFor } from '../brand-font/faces.js';
import type { FontFace } from '../fonts/font-file.js';
import { type Substitutes, substitutesFor } from '../fonts/substitutes.js';
import { fontWarnings } from '../fonts/warnings.js';
import { boundsOf } from '../picture/bounds.js';
import type { ExportWarning } from '../picture/exported.js';
import { shown, textsOf } from '../picture/texts.js';
import { createBoxes } from './boxes.js';
import { brandPen } from './brand-pen.js';
import { bytesOf, LONGEST_PAGE, openDocument } from './document.js';
import { drawIcon } from './icon.js';
import { interFonts } from './inter-fonts.js';
import type { PdfOptions, PdfResult } from './options.js';
import { paintPath } from './pen.js';
import { ellipseSteps, pathSteps, rectSteps } from './shapes.js';
import { drawText, type TextPens } from './text.js';

/** CSS 2.2, section 4.3.2: a px is three quarters of a pt. */
const POINTS_A_PX = 0.75;

type Part = Extract<SceneNode, { type: 'part' }>;

export async function toPdf(measured: Scene, options: PdfOptions = {}): Promise<PdfResult> {
  const { fontFiles } = options;
  const scene = fontFiles ? narrowTexts(measured, fontFiles.width) : measured;
  const longest = Math.max(scene.width, scene.height);
  const scale = Math.min(POINTS_A_PX, LONGEST_PAGE / longest);
  const brand = fontFiles && facesFor(fontFiles);
  const substitutes = substitutesFor(textsOf(scene.nodes), undefined, brand?.haveAll);
  const warnings: ExportWarning[] = [];
  if (scale < POINTS_A_PX) {
    const share = Math.floor((scale / POINTS_A_PX) * 100);
    const message = `A PDF page is at most ${LONGEST_PAGE} pt per side, so the picture is drawn at ${share} % of its size.`;
    warnings.push({ code: 'page-reduced', message, characters: [] });
  }
  const page = await drawnWith(scene, options, scale, substitutes);
  return { ok: true, bytes: page.bytes, warnings: [...warnings, ...fontWarnings(page.substitutes)] };
}

/** If a font of the machine cannot be embedded, its characters are drawn as missing instead of failing. */
async function drawnWith(
  scene: Scene,
  options: PdfOptions,
  scale: number,
  substitutes: Substitutes,
): Promise<{ readonly bytes: Uint8Array; readonly substitutes: Substitutes }> {
  try {
    return { bytes: await documentOf(scene, options, scale, substitutes.faces), substitutes };
  } catch (error) {
    if (substitutes.faces.length === 0) throw error;
    const { packaged, found: fallbacks, missing } = substitutes;
    const none = { faces: [], packaged: [], found: [], missing: [...packaged, ...fallbacks, ...missing].sort() };
    return { bytes: await documentOf(scene, options, scale, none.faces), substitutes: none };
  }
}

async function documentOf(
  scene: Scene,
  { scheme, background = 'canvas', theme = THEMES, language = 'en', fontFiles }: PdfOptions,
  scale: number,
  substitutes: readonly FontFace[],
): Promise<Uint8Array> {
  const colours = scheme === 'dark' ? theme.dark : theme.light;
  const title = shown(scene.title.trim() === '' ? scene.kind : scene.title);
  const description = shown(scene.description);
  const document = openDocument({
    width: scene.width * scale,
    height: scene.height * scale,
    title,
    description,
    language,
    identity: JSON.stringify([
      scene,
      colours,
      background,
      language,
      ...(fontFiles ? [fontFiles.faces.map(({ base64 }) => base64)] : []),
    ]),
  });
  document.scale(scale);
  const pens = {
    document,
    chooseInter: interFonts(document),
    brand: fontFiles && brandPen(document, facesFor(fontFiles)),
    substitutes,
    boxes: createBoxes(document),
    colours,
  };
  const linked: Part[] = [];
  const draw = (): void => {
    if (background === 'canvas') document.rect(0, 0, scene.width, scene.height).fill(colours.canvas);
    drawNodes(background === 'canvas' ? scene.nodes : withoutPage(scene).nodes, pens, linked);
  };
  const page = document.struct('Document');
  page.add(document.struct('Figure', { alt: description === '' ? title : `${title}. ${description}` }, [draw]));
  document.addStructure(page);
  for (const part of linked) addLink(document, page, part);
  page.end();
  pens.boxes.end();
  return bytesOf(document);
}

function drawNodes(nodes: readonly SceneNode[], pens: TextPens, linked: Part[]): void {
  const { document, colours } = pens;
  for (const node of nodes) {
    switch (node.type) {
      case 'rect':
        paintPath(document, rectSteps(node), node, colours);
        break;
      case 'ellipse':
        paintPath(document, ellipseSteps(node), node, colours);
        break;
      case 'path':
        paintPath(document, pathSteps(node), node, colours);
        break;
      case 'connector': {
        const { line, heads, outlines } = connectorPath(node);
        const { stroke, strokeWidth, dash } = node;
        paintPath(document, pathSteps({ type: 'path', steps: line }), { stroke, strokeWidth, dash }, colours);
        paintPath(document, pathSteps({ type: 'path', steps: heads }), { fill: stroke }, colours);
        paintPath(document, pathSteps({ type: 'path', steps: outlines }), { stroke, strokeWidth }, colours);
        break;
      }
      case 'text':
        drawText(node, pens);
        break;
      case 'icon':
        drawIcon(document, node, colours);
        break;
      case 'part':
        if (node.link !== undefined && safeLink(node.link) !== undefined) linked.push(node);
        drawNodes(node.children, pens, linked);
        break;
    }
  }
}

/** The area of the part opens its link; the page's structure names the target for assistive technology. */
function addLink(
  document: PDFKit.PDFDocument,
  page: ReturnType<PDFKit.PDFDocument['struct']>,
  { link = '', label, children }: Part,
): void {
  const box = boundsOf(children);
  if (box === undefined) return;
  const element = document.struct('Link', { alt: shown(label ?? link) });
  page.add(element);
  const place = { Type: 'Annot', structParent: element };
  document.link(box.x, box.y, box.width, box.height, link, place);
}
