// The menu of files: in, the pane; out, buttons that save or copy the picture and the source. All are made here, without a server.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { fileNameOf, markdownFence, pngOf, saveFile } from './exports.js';
import type { PaneState } from './pane-state.js';

const SCALES = [1, 2, 4];

export interface ExportMenuProps {
  readonly pane: PaneState;
  readonly close: () => void;
}

export function ExportMenu({ pane, close }: ExportMenuProps): JSX.Element {
  const hasSource = useSignal(true);
  const failure = useSignal<string | undefined>(undefined);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const left = (event: Event): void => {
      const isInside = event.composedPath().some((each) => each === menu.current?.parentElement);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside) close();
    };
    document.addEventListener('keydown', left);
    document.addEventListener('pointerdown', left);
    return () => {
      document.removeEventListener('keydown', left);
      document.removeEventListener('pointerdown', left);
    };
  }, [close]);
  const { editor } = pane;
  const canDraw = editor.picture.value !== undefined;
  const fileOf = async (theme: 'light' | 'dark' | 'auto'): Promise<string> => {
    const source = editor.picture.value?.source ?? editor.text.value;
    const svg = await editor.language.file({ source, theme, embedSource: hasSource.value });
    if (svg === undefined) throw new Error('Fix the errors in the text first.');
    return svg;
  };
  const png = async (scale: number): Promise<Blob> => pngOf(await fileOf(editor.scheme.value), scale);
  const nameOf = (ending: string): string => fileNameOf(editor.picture.value?.title ?? '', ending);
  const item = (text: string, said: string, make: () => Promise<void>, isAlways = false): JSX.Element => (
    <button
      type="button"
      disabled={!canDraw && !isAlways}
      onClick={async () => {
        try {
          failure.value = undefined;
          await make();
          pane.announcement.value = said;
          close();
        } catch (cause) {
          failure.value = cause instanceof Error ? cause.message : String(cause);
        }
      }}
    >
      {text}
    </button>
  );
  return (
    <div class="menu" ref={menu}>
      {item('SVG', 'Saved as SVG.', async () =>
        saveFile(new Blob([await fileOf('auto')], { type: 'image/svg+xml' }), nameOf('svg')),
      )}
      {SCALES.map((scale) =>
        item(`PNG, ${scale}×`, 'Saved as PNG.', async () => saveFile(await png(scale), nameOf('png'))),
      )}
      {item(
        'Source',
        'Saved the source.',
        async () => saveFile(new Blob([editor.text.value], { type: 'text/plain' }), nameOf('diagram')),
        true,
      )}
      <hr />
      {item('Copy SVG', 'Copied as SVG.', async () => navigator.clipboard.writeText(await fileOf('auto')))}
      {item('Copy PNG', 'Copied as PNG.', () =>
        navigator.clipboard.write([new ClipboardItem({ 'image/png': png(2) })]),
      )}
      {item(
        'Copy as Markdown',
        'Copied as Markdown.',
        () => navigator.clipboard.writeText(markdownFence(editor.text.value)),
        true,
      )}
      <label>
        <input
          type="checkbox"
          checked={hasSource.value}
          onChange={({ currentTarget }) => {
            hasSource.value = currentTarget.checked;
          }}
        />
        SVG holds its source
      </label>
      {failure.value === undefined ? null : (
        <p class="refusal" role="alert">
          {failure.value}
        </p>
      )}
    </div>
  );
}
