// The elements of an untrusted SVG as a tree. In: its text. Out: the root and its style sheets, or why it is rejected: a
// text that parsers could read in different ways, or that holds what runs, is not read any further.
import { type Tag, tags, textContent } from '../svg/markup-scan.js';
import { OUTLINE_LIMITS } from './limits.js';
import { cut, plainHint, type Refusal, refused, type Subject } from './refusal.js';

export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly SvgElement[];
}

export interface SvgTree {
  readonly ok: true;
  readonly root: SvgElement;
  /** The texts of its style elements, in order. */
  readonly sheets: readonly string[];
}

interface Draft extends SvgElement {
  readonly children: SvgElement[];
}

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** What runs or plays, in lower case and under any prefix: rejected even where it would not be drawn. */
const ACTIVE: ReadonlySet<string> = new Set(
  'script foreignobject iframe object embed handler listener animate animatemotion animatetransform animatecolor set audio video'.split(
    ' ',
  ),
);
/** No XML has them (XML 1.0, section 2.2). */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

export function readTree(text: string, subject: Subject): SvgTree | Refusal {
  const { characters, elements } = OUTLINE_LIMITS;
  const no = (message: string, hint = plainHint(subject)): Refusal => refused(`The ${subject} ${message}`, hint);
  if (text.length > characters) {
    return no(
      `has ${text.length} characters; the limit is ${characters}.`,
      'Simplify its paths, or round their numbers.',
    );
  }
  if (FORBIDDEN.test(text)) return no('has control characters.', 'Save it as UTF-8 text.');
  if (!text.trimStart().startsWith('<')) return notSvg(subject);
  const open: Draft[] = [];
  const sheets: string[] = [];
  let root: SvgElement | undefined;
  let count = 0;
  for (const tag of tags(text)) {
    if (tag.type === 'declaration') {
      if (tag.declares) return no('declares entities.', 'Remove everything between [ and ] in its DOCTYPE.');
      continue;
    }
    if (tag.type === 'instruction') {
      if (tag.name === 'xml') continue;
      return no(`has a processing instruction '${cut(tag.name)}'.`, 'Remove everything between <? and ?>.');
    }
    if (tag.type === 'broken') return no('has a tag that does not end.', 'Save it again as SVG.');
    if (tag.type === 'end') {
      const last = open.pop();
      if (last?.name === tag.name) continue;
      if (last === undefined) return no(`closes a '${cut(tag.name)}' that is not open.`, `Remove the end tag.`);
      return notClosed(last.name, subject);
    }
    count += 1;
    if (count > elements) return no(`has more than ${elements} elements.`);
    const flaw = flawOf(tag);
    if (flaw !== undefined) return no(flaw);
    if (root !== undefined && open.length === 0) return notSvg(subject);
    if (open.length === 0 && tag.name !== 'svg') return notSvg(subject);
    const element: Draft = { name: tag.name, attributes: tag.attributes, children: [] };
    root ??= element;
    open.at(-1)?.children.push(element);
    if (tag.name === 'style') {
      const sheet = textContent(text, tag);
      if (sheet === undefined) return no('has a style sheet that is not plain text.');
      sheets.push(sheet);
    }
    if (tag.selfClosing) continue;
    if (open.length >= OUTLINE_LIMITS.depth) return no(`is nested more than ${OUTLINE_LIMITS.depth} deep.`);
    open.push(element);
  }
  const last = open.at(-1);
  if (last !== undefined) return notClosed(last.name, subject);
  return root === undefined ? notSvg(subject) : { ok: true, root, sheets };
}

function notSvg(subject: Subject): Refusal {
  return refused(`The ${subject} is not an SVG: it does not consist of one svg element.`, 'Save it as plain SVG.');
}

function notClosed(name: string, subject: Subject): Refusal {
  return refused(`The '${cut(name)}' element of the ${subject} is not closed.`, 'Save it again as SVG.');
}

/** What makes an element unacceptable anywhere in the file. */
function flawOf({ name, attributes, wellFormed }: Extract<Tag, { type: 'start' }>): string | undefined {
  const local = name.slice(name.lastIndexOf(':') + 1).toLowerCase();
  if (ACTIVE.has(local)) return `has a '${cut(name)}' element, which is not supported.`;
  if (!wellFormed) return `has a '${cut(name)}' element whose attributes are not name="value", each once.`;
  for (const [key, value] of attributes) {
    if (key.slice(0, 2).toLowerCase() === 'on') return `has an '${cut(key)}' attribute, which is a script.`;
    const isRenamed = key.startsWith('xmlns:') && key !== 'xmlns:svg' && value.trim() === SVG_NAMESPACE;
    if (isRenamed) return `writes SVG elements with the prefix '${cut(key.slice(6))}'.`;
  }
  return undefined;
}
