// The bar above the picture: in, the pane; out, buttons for its view and the menu of files.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { changeView, type ViewCommand } from './keys.js';
import { loadedLater } from './loaded-later.js';
import type { PaneState } from './pane-state.js';

const ExportMenu = loadedLater(async () => (await import('./export-menu.js')).ExportMenu);

const PERCENT = 100;

export function ViewBar({ pane }: { readonly pane: PaneState }): JSX.Element {
  const button = (command: ViewCommand, name: string, key: string, text: string): JSX.Element => (
    <button
      type="button"
      aria-label={/^\d/.test(text) ? `${text}: ${name}` : name}
      title={`${name} (${key})`}
      onClick={() => changeView(pane, command)}
    >
      {text}
    </button>
  );
  const isWide = typeof document.documentElement.requestFullscreen === 'function';
  return (
    <div class="view-bar row" role="toolbar" aria-label="View" data-tool="">
      {button('out', 'Zoom out', '−', '−')}
      {button('actual', 'Actual size', '1', `${Math.round(pane.view.value.scale * PERCENT)} %`)}
      {button('in', 'Zoom in', '+', '+')}
      {button('fit', 'Fit', '0', 'Fit')}
      {isWide ? (
        <button
          type="button"
          class="full-screen"
          onClick={({ currentTarget }) => void toggleFullScreen(currentTarget.closest('section'))}
          title="The picture with its tools"
        >
          Full screen
        </button>
      ) : null}
      <button
        type="button"
        title="The picture alone. Escape ends it"
        onClick={() => {
          pane.isPresenting.value = true;
        }}
      >
        Present
      </button>
      <Exports pane={pane} />
    </div>
  );
}

function Exports({ pane }: { readonly pane: PaneState }): JSX.Element {
  const isOpen = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    isOpen.value = false;
    button.current?.focus();
  };
  return (
    <div class="export-menu">
      <button
        type="button"
        ref={button}
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        Export
      </button>
      {isOpen.value ? <ExportMenu pane={pane} close={close} /> : null}
    </div>
  );
}

async function toggleFullScreen(section: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await section?.requestFullscreen().catch(() => undefined);
}
