// The result on a page: a sentence about it, the list of errors, and the picture.
import type { DiagnosticRecord } from '@linework/core';
import { byId, element } from './elements.js';

export function say(words: string, isBad = false): void {
  const state = byId('state', HTMLElement);
  state.textContent = words;
  state.classList.toggle('bad', isBad);
}

export interface ListedDiagnostic extends DiagnosticRecord {
  /** The line of the source, for a page that does not show the source. */
  readonly text?: string;
}

/** `go` handles a click on a location; without it, locations are plain text. */
export function showDiagnostics(
  diagnostics: readonly ListedDiagnostic[],
  go?: (diagnostic: ListedDiagnostic) => void,
): void {
  const list = byId('mistakes', HTMLElement);
  list.replaceChildren(...diagnostics.map((each) => itemOf(each, go)));
  list.hidden = diagnostics.length === 0;
}

function itemOf(diagnostic: ListedDiagnostic, go: ((diagnostic: ListedDiagnostic) => void) | undefined): HTMLElement {
  const { severity, code, message, text, hint } = diagnostic;
  const item = element('li', severity);
  item.append(placeOf(diagnostic, go), ` ${severity === 'error' ? 'Error' : 'Warning'} ${code}: ${message}`);
  if (text) item.append(element('pre', '', text));
  if (hint) item.append(element('div', 'hint', hint));
  return item;
}

function placeOf(diagnostic: ListedDiagnostic, go: ((diagnostic: ListedDiagnostic) => void) | undefined): HTMLElement {
  const words = `Line ${diagnostic.line}:${diagnostic.column}`;
  if (go === undefined) return element('span', 'place', words);
  const button = element('button', 'place', words);
  button.type = 'button';
  button.addEventListener('click', () => go(diagnostic));
  return button;
}

/** Shows a picture from text. An image runs no script, whatever the text contains. */
export function showSvg(svg: string, alternative: string): void {
  const picture = byId('picture', HTMLImageElement);
  const before = picture.src;
  picture.alt = alternative;
  picture.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  if (before.startsWith('blob:')) URL.revokeObjectURL(before);
}
