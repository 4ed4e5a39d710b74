// What the desk listens to: in, the desk; out, links that are opened, drafts that are kept, dropped files and Ctrl-S, until the page ends. Each part is
// loaded when it is first needed.
import { effect } from '@preact/signals';
import type { Desk } from './desk.js';

export function wake(desk: Desk): void {
  const openFragment = (): void => {
    const { hash } = location;
    if (hash.length > 1) told(desk, async () => (await import('../share/opened-link.js')).openLink(desk, hash));
  };
  openFragment();
  globalThis.addEventListener('hashchange', openFragment);
  keepDrafts(desk);
  takeDrops(desk);
  document.addEventListener('keydown', (event) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isSave || event.defaultPrevented) return;
    event.preventDefault();
    void desk.state.save();
  });
}

/** From the first change on. */
function keepDrafts(desk: Desk): void {
  const { text } = desk.state;
  const first = text.peek();
  const stop = effect(() => {
    if (text.value === first) return;
    queueMicrotask(() => stop());
    told(desk, async () => {
      const { keepRested } = await import('../history/keeping.js');
      keepRested(text, await desk.drafts());
    });
  });
}

function takeDrops(desk: Desk): void {
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
  // Before CodeMirror, which would put the file's text at the pointer.
  document.addEventListener(
    'dragover',
    (event) => {
      if (hasFiles(event)) event.preventDefault();
    },
    true,
  );
  document.addEventListener(
    'drop',
    (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const items = [...(event.dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file');
      const files = [...(event.dataTransfer?.files ?? [])];
      told(desk, async () => (await import('./open-file.js')).openDropped(desk, items, files));
    },
    true,
  );
}

function told(desk: Desk, work: () => Promise<void>): void {
  work().catch(() => {
    desk.notice.value = 'A part of the editor could not be loaded. Try again with a network.';
  });
}
