// The picture in the page: in, a host element, an SVG and its parts; out, its elements by part and where they are. The parts get names and roles, so that
// a keyboard and a screen reader reach them.

import type { PartKey } from '../drawing/places.js';
import type { ShownPicture } from '../page/editor-state.js';
import { parsedPicture } from '../page/trusted.js';
import type { PicturePart } from './parts.js';
import { patch } from './patched-picture.js';
import { textAreas } from './text-areas.js';
import { type Box, type Size, unionOf } from './view.js';

export interface ShownElement {
  readonly element: SVGElement;
  readonly part: PicturePart;
  /** The same in the next picture. */
  readonly sameAs: string;
  readonly isLine: boolean;
  /** It is in the element of another part, and moves with it. */
  readonly isInner: boolean;
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

/** Every element that is a part of the scene, in its order (`core/src/svg/part-places.ts`). */
const HOOKED = ['node', 'edge', 'label', 'group', 'overlay', 'note', 'legend', 'title', 'badge', 'axis', 'mark']
  .map((part) => `[data-${part}]`)
  .join();

interface PictureDrawing {
  readonly root: SVGSVGElement;
  readonly rules: string;
}

/** Rules for the parts, beside the picture's own. */
const RULES = `:host { display: block; }
svg { display: block; overflow: visible; }
[data-part] { cursor: pointer; outline: none; }
a { cursor: pointer; }
.text-area { fill: transparent; stroke: none; }
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
  const drawing = { root, rules };
  const svg = putInto(host, drawing, last);
  const size = { width: svg.width.baseVal.value, height: svg.height.baseVal.value };
  const elements = partElements(svg, picture, parts, boxesIn(svg, size));
  nameElements(elements);
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
    for (const area of last.svg.querySelectorAll('.text-area')) area.remove();
    patch(last.svg, last.drawing.root, root);
    for (const { element } of last.elements) if (!element.matches(HOOKED)) withoutPart(element);
    return last.svg;
  }
  const svg = document.importNode(root, true);
  shadow.replaceChildren(svg);
  return svg;
}

/** px of the picture, whatever its size in the page. */
function boxesIn(svg: SVGSVGElement, size: Size): (element: Element) => Box {
  const all = svg.getBoundingClientRect();
  const scale = all.width / size.width || 1;
  return (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: (left - all.left) / scale, y: (top - all.top) / scale, width: width / scale, height: height / scale };
  };
}

function partElements(
  svg: SVGSVGElement,
  { elements: keys, texts }: ShownPicture,
  parts: readonly PicturePart[],
  boxOfElement: (element: Element) => Box,
): readonly ShownElement[] {
  const byKey = new Map(parts.map((each) => [each.key, each]));
  const counts = new Map<string, number>();
  const shown = (element: SVGElement, key: PartKey | null | undefined, box: Box): readonly ShownElement[] => {
    const part = byKey.get(key ?? '');
    if (part === undefined) {
      withoutPart(element);
      return [];
    }
    setTo(element, 'data-part', part.key);
    const count = counts.get(part.key) ?? 0;
    counts.set(part.key, count + 1);
    const isInner = element.parentElement?.closest('[data-part]') != null;
    const isLine = element.dataset.edge !== undefined;
    return [{ element, part, sameAs: `${count} ${part.sameAs}`, isLine, isInner, box }];
  };
  const hooked = [...svg.querySelectorAll<SVGElement>(HOOKED)];
  const outer = hooked.flatMap((element, at) => shown(element, keys[at], boxOfElement(element)));
  return [
    ...outer,
    ...textAreas(svg, texts, boxOfElement).flatMap(({ element, key, box }) => shown(element, key, box)),
  ];
}

/** The box of a part; a line's includes its label. No other part's includes the lines that lead to it, or its name in a legend. */
export function boxOf({ elements }: ShownSvg, key: PartKey): Box | undefined {
  const own = elements.filter(({ part }) => part.key === key);
  const bodies = own.filter(({ element, isLine }) => !isLine && !element.matches('.text-area'));
  const isWhole = own[0]?.part.part === 'edge' || bodies.length === 0;
  return unionOf((isWhole ? own : bodies).map(({ box }) => box));
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

/** One element of each part has its name; a line to it only if there is nothing else. */
function nameElements(elements: readonly ShownElement[]): void {
  const named = new Set<PartKey>();
  const bodiesFirst = elements.toSorted((a, b) => lineOfAnother(a) - lineOfAnother(b));
  for (const { element, part } of bodiesFirst) {
    // A button has no buttons in it, and what hides one hides the other.
    const isOuter = element.querySelector('[data-part]') !== null;
    if (named.has(part.key)) {
      forget(element);
      setTo(element, 'aria-hidden', isOuter ? undefined : 'true');
      continue;
    }
    named.add(part.key);
    setTo(element, 'aria-hidden', undefined);
    setTo(element, 'role', isOuter ? 'group' : 'button');
    setTo(element, 'aria-label', isOuter ? part.name : nameWithWords(element, part));
    // The part that the keyboard reaches keeps its own.
    if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  }
}

/** It may have been a part of the last picture. */
function withoutPart(element: SVGElement): void {
  setTo(element, 'data-part', undefined);
  forget(element);
}

/** It may have been the element with the name of a part. */
function forget(element: SVGElement): void {
  for (const name of ['role', 'aria-label', 'aria-hidden', 'aria-current', 'tabindex']) setTo(element, name, undefined);
  element.classList.remove('marked', 'target');
}

/** An attribute that stays as it is costs a browser nothing. */
function setTo(element: SVGElement, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function lineOfAnother({ isLine, part }: ShownElement): number {
  return isLine && part.part !== 'edge' ? 1 : 0;
}

/** A name has the words that are seen (WCAG 2.2, 2.5.3): those of a table include its columns. */
function nameWithWords(element: SVGElement, { name }: PicturePart): string {
  const words = [...element.querySelectorAll('text')].map(({ textContent }) => textContent?.trim() ?? '');
  return words.every((each) => name.includes(each)) ? name : `${name}: ${words.join(' ')}`;
}
