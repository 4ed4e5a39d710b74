// The editor: a text with line numbers beside it, kept while the tab is open.
import { byId } from '../../shared/elements.js';
import type { ListedDiagnostic } from '../../shared/result.js';
import { keptIn } from '../../shared/storage.js';
import { lineNumbers, selectionOf } from './editor-text.js';

const KEY = 'linework-source';
/** Lines above an error that stay in view. */
const CONTEXT = 4;

export interface Editor {
  readonly text: () => string;
  /** The text on arrival. */
  readonly example: string;
  readonly goTo: (diagnostic: ListedDiagnostic) => void;
}

export function startEditor(changed: () => void): Editor {
  const source = byId('source', HTMLTextAreaElement);
  const numbers = byId('lines', HTMLElement);
  const storage = keptIn(() => sessionStorage);
  const example = source.value;
  const scrollNumbers = (): void => {
    numbers.scrollTop = source.scrollTop;
  };
  const numberLines = (): void => {
    numbers.textContent = lineNumbers(source.value);
    scrollNumbers();
  };
  source.value = storage.get(KEY) || example;
  source.addEventListener('input', () => {
    storage.set(KEY, source.value);
    numberLines();
    changed();
  });
  source.addEventListener('scroll', scrollNumbers);
  numberLines();
  return {
    text: () => source.value,
    example,
    goTo: (diagnostic) => {
      source.focus();
      source.setSelectionRange(...selectionOf(source.value, diagnostic));
      const lineHeight = Number.parseFloat(getComputedStyle(source).lineHeight);
      source.scrollTop = Math.max(0, diagnostic.line - CONTEXT) * lineHeight;
    },
  };
}
