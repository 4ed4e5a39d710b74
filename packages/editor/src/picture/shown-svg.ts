// The picture in the page: in, a host element, an SVG and its parts; out, its elements by part and where they are. The parts get names and roles, so that
// a keyboard and a screen reader reach them.

import type { ShownPicture } from '../page/editor-state.js';
import { parsedPicture } from '../page/trusted.js';
import { itemsByWords, keyOf, type PartKey, type PicturePart } from './parts.js';
import { patch } from './patched-picture.js';
import type { Box, Size } from './view.js';

export interface ShownElement {
  readonly element: SVGElement;
  readonly part: PicturePart;
  /** The label of a line is apart from it. */
  readonly isLabel: boolean;
  /** px of the picture. */
  readonly box: Box;
}

export interface ShownSvg {
  readonly svg: SVGSVGElement;
  /** What it was made of; the elements of both are in the same order. */
  readonly drawing: PictureDrawing;
  readonly size: Size;
  readonly elements: readonly ShownElement[];
}

const HOOKED = '[data-node],[data-edge],[data-label],[data-group]';

interface PictureDrawing {
  readonly root: SVGSVGElement;
  readonly rules: string;
}

/** Rules for the parts, beside the picture's own. */
const RULES = `:host { display: block; }
svg { display: block; overflow: visible; }
[data-part] { cursor: pointer; outline: none; }
a { cursor: pointer; }
[data-edge].marked path { stroke: var(--mark); stroke-width: 3px; }
.target { opacity: 0.65; }
@media (forced-colors: active) { svg { forced-color-adjust: none; } }
`;

/** `last`: what the host shows now. */
export function showSvg(
  host: HTMLElement,
  picture: ShownPicture,
  parts: readonly PicturePart[],
  last: ShownSvg | undefined,
): ShownSvg {
  const { svg: root, rules } = parsedPicture(picture.svg);
  nameRoot(root, picture);
  const named = nameParts(root, picture, parts);
  const drawing = { root, rules };
  const svg = putInto(host, drawing, last);
  const hooked = svg.querySelectorAll<SVGElement>(HOOKED);
  const size = { width: svg.width.baseVal.value, height: svg.height.baseVal.value };
  const all = svg.getBoundingClientRect();
  const scale = all.width / size.width || 1;
  const elements = named.flatMap((part, at): readonly ShownElement[] => {
    const element = hooked[at];
    if (element === undefined) return [];
    if (part === undefined) {
      // It may have been one in the last picture.
      element.classList.remove('marked', 'target');
      return [];
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    const box = {
      x: (left - all.left) / scale,
      y: (top - all.top) / scale,
      width: width / scale,
      height: height / scale,
    };
    return [{ element, part, isLabel: element.dataset.label !== undefined, box }];
  });
  return { svg, drawing, size, elements };
}

/** What is shown already becomes the next picture, so that the browser draws again only what differs. */
function putInto(host: HTMLElement, { root, rules }: PictureDrawing, last: ShownSvg | undefined): SVGSVGElement {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  if (rules !== last?.drawing.rules) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${rules}\n${RULES}`);
    shadow.adoptedStyleSheets = [sheet];
  }
  if (last !== undefined) {
    for (const moving of last.svg.getAnimations({ subtree: true })) moving.cancel();
    patch(last.svg, last.drawing.root, root);
    return last.svg;
  }
  const svg = document.importNode(root, true);
  shadow.replaceChildren(svg);
  return svg;
}

/** The box of a part; a line's includes its label. */
export function boxOf({ elements }: ShownSvg, key: PartKey): Box | undefined {
  const boxes = elements.flatMap(({ part, box }) => (part.key === key ? [box] : []));
  const [first] = boxes;
  if (first === undefined) return undefined;
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The element that takes the focus of a part. */
export function focusable({ elements }: ShownSvg, key: PartKey): SVGElement | undefined {
  return elements.find(({ part, element }) => part.key === key && element.hasAttribute('role'))?.element;
}

/** An image hides its content from screen readers; here its parts can be reached. */
function nameRoot(svg: SVGSVGElement, { title, outline }: ShownPicture): void {
  for (const each of [...svg.children]) if (each.tagName === 'title' || each.tagName === 'desc') each.remove();
  svg.removeAttribute('aria-labelledby');
  svg.removeAttribute('aria-describedby');
  svg.setAttribute('role', 'group');
  svg.setAttribute('aria-label', outline.lines[0] || title || 'Diagram');
}

/** The part of each hooked element, in their order. */
function nameParts(
  root: SVGSVGElement,
  picture: ShownPicture,
  parts: readonly PicturePart[],
): readonly (PicturePart | undefined)[] {
  const hooked = [...root.querySelectorAll<SVGElement>(HOOKED)];
  markItems(hooked, picture);
  const byKey = new Map(parts.map((each) => [each.key, each]));
  const named = new Set<PartKey>();
  return hooked.map((element) => {
    const part = byKey.get(keyOf(element) ?? '');
    if (part !== undefined) nameElement(element, part, named);
    return part;
  });
}

function markItems(hooked: readonly SVGElement[], { outline }: ShownPicture): void {
  const free = hooked.filter((each) => keyOf(each) === undefined);
  const words = free.map((each) =>
    [...each.querySelectorAll('text')].map(({ textContent }) => textContent ?? '').join(''),
  );
  for (const [at, key] of itemsByWords(outline, words)) free[at]?.setAttribute('data-part', key);
}

/** A name has the words that are seen (WCAG 2.2, 2.5.3): those of a table include its columns. */
function nameWithWords(element: SVGElement, { name }: PicturePart): string {
  const words = [...element.querySelectorAll('text')].map(({ textContent }) => textContent?.trim() ?? '');
  return words.every((each) => name.includes(each)) ? name : `${name}: ${words.join(' ')}`;
}

function nameElement(element: SVGElement, part: PicturePart, named: Set<PartKey>): void {
  element.dataset.part = part.key;
  if (named.has(part.key)) {
    element.setAttribute('aria-hidden', 'true');
    return;
  }
  named.add(part.key);
  element.setAttribute('role', 'button');
  element.setAttribute('aria-label', nameWithWords(element, part));
  element.setAttribute('tabindex', '-1');
}
