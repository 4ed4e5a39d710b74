// What the desk listens to: in, the desk; out, links that are opened, drafts that are kept, dropped files and Ctrl-S, until the page ends. Each part is
// loaded when it is first needed.
import { effect } from '@preact/signals';
import type { Desk } from './desk.js';
import { NOT_LOADED } from './not-loaded.js';
import type { Handle } from './open-file.js';

/** As lib.dom has it not yet. */
interface WithHandle {
  readonly getAsFileSystemHandle?: () => Promise<Handle>;
}

export function wake(desk: Desk): void {
  const openFragment = (): void => {
    const { hash } = location;
    if (hash.length > 1)
      reportFailure(desk, async () => (await import('../share/opened-link.js')).openLink(desk, hash));
  };
  openFragment();
  if (desk.isServed) openPlace(desk);
  globalThis.addEventListener('hashchange', openFragment);
  // What is written next makes it old.
  effect(() => {
    if (desk.state.text.value !== undefined) desk.notice.value = '';
  });
  keepDrafts(desk);
  takeDrops(desk);
  // The site is there without a network only after it was loaded whole; until then, nothing is lost without it.
  import('../offline/registering.js').then(({ keepOffline }) => keepOffline(desk)).catch(() => undefined);
  document.addEventListener('keydown', (event) => {
    const isSave =
      event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isSave || event.defaultPrevented) return;
    event.preventDefault();
    void desk.state.save();
  });
}

/** The diagram of the service that the address names, or the dialog that publishes one, after a sign-in. */
function openPlace(desk: Desk): void {
  const query = new URLSearchParams(location.search);
  if (query.has('diagram'))
    reportFailure(desk, async () => {
      const { openNamed } = await import('../hosted/open-named.js');
      await openNamed(desk, query);
    });
  else if (query.has('publish'))
    reportFailure(desk, async () => {
      history.replaceState(null, '', '/');
      const { showPublishing } = await import('../hosted/open-named.js');
      showPublishing(desk);
    });
}

/** From the first change on. */
function keepDrafts(desk: Desk): void {
  const { text } = desk.state;
  const first = text.peek();
  const stop = effect(() => {
    if (text.value === first) return;
    queueMicrotask(() => stop());
    reportFailure(desk, async () => {
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
      const files = [...(event.dataTransfer?.files ?? [])];
      // Only while the event runs can the handle be asked for.
      const item = [...(event.dataTransfer?.items ?? [])].find(({ kind }) => kind === 'file') as WithHandle | undefined;
      const handle = item?.getAsFileSystemHandle?.();
      reportFailure(desk, async () => (await import('./open-file.js')).openDropped(desk, files, handle));
    },
    true,
  );
}

function reportFailure(desk: Desk, work: () => Promise<void>): void {
  work().catch(() => {
    desk.notice.value = NOT_LOADED;
  });
}
