// What the element shows: in, a picture or mistakes; out, nodes, and the rules of the picture.
import type { DiagnosticRecord } from '@linework/core';
import { parsedSvg } from './trusted.js';

/** A picture has its rules in one element, between lines of their own; no text of a picture can look like one, since `<` is escaped. */
const STYLE = /<style>\n(.*?)<\/style>\n/s;

/** A page's policy can forbid `<style>`, so its rules become a constructed style sheet. */
export function shownPicture(svg: string): { readonly node: Node; readonly rules: string } {
  return { node: document.importNode(parsedSvg(svg.replace(STYLE, '')), true), rules: STYLE.exec(svg)?.[1] ?? '' };
}

/** A source that can't be read or drawn has no line. */
export interface Problem extends Pick<DiagnosticRecord, 'message' | 'hint'> {
  readonly line?: number;
}

/** All texts become text nodes. */
export function shownProblems(problems: readonly Problem[], source: string): Node {
  const box = node('div');
  box.className = 'problems';
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', 'Errors of a diagram');
  const many = problems.length === 1 ? 'an error' : `${problems.length} errors`;
  box.append(node('p', `This diagram has ${many}.`), node('ul', ...problems.map(listed)));
  if (source !== '') {
    const text = node('pre', source);
    // Wide lines scroll, so the keyboard must reach them.
    text.tabIndex = 0;
    box.append(node('details', node('summary', 'Source'), text));
  }
  return box;
}

function listed({ line, message, hint }: Problem): Node {
  return node('li', ...(line === undefined ? [] : [node('strong', `Line ${line}`), ': ']), `${message} ${hint}`);
}

function node<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
