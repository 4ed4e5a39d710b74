// The menu of files: in, the pane; out, buttons that save or copy the picture and the source. All are made here, without a server.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { EditorState } from '../page/editor-state.js';
import { fileName } from '../page/file-name.js';
import { saveFile } from '../page/save-file.js';
import { whenLeft } from '../page/when-left.js';
import { markdownFence, pngOf } from './exports.js';
import type { PaneState } from './pane-state.js';
import { printPicture } from './printing.js';

const SCALES = [1, 2, 4];

export interface ExportMenuProps {
  readonly pane: PaneState;
  readonly close: () => void;
}

interface Saving {
  readonly text: string;
  /** Said to screen readers when it is done. */
  readonly said: string;
  /** Whether it needs no picture. */
  readonly isAlways?: true;
  readonly make: () => Promise<void>;
}

export function ExportMenu({ pane, close }: ExportMenuProps): JSX.Element {
  const hasSource = useSignal(true);
  const failure = useSignal<string | undefined>(undefined);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => whenLeft(menu.current?.parentElement, close), [close]);
  const { saved, copied } = savings(pane.editor, () => hasSource.value);
  const item = ({ text, said, isAlways, make }: Saving): JSX.Element => (
    <button
      key={text}
      type="button"
      disabled={pane.editor.picture.value === undefined && !isAlways}
      onClick={async () => {
        try {
          failure.value = undefined;
          await make();
          pane.editor.voice.say(said);
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
      {saved.map(item)}
      <hr />
      {copied.map(item)}
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

function savings(
  editor: EditorState,
  hasSource: () => boolean,
): { readonly saved: readonly Saving[]; readonly copied: readonly Saving[] } {
  const svg = async (theme: 'light' | 'dark' | 'auto'): Promise<string> => {
    const source = editor.picture.value?.source ?? editor.text.value;
    const file = await editor.language.file({ source, theme, embedSource: hasSource() });
    if (file === undefined) throw new Error('Fix the errors in the text first.');
    return file;
  };
  const png = async (scale: number): Promise<Blob> => pngOf(await svg(editor.scheme.value), scale);
  const save = (blob: Blob, ending: string): void =>
    saveFile(blob, fileName(editor.picture.value?.title ?? '', ending));
  const { clipboard } = navigator;
  return {
    saved: [
      {
        text: 'SVG',
        said: 'Saved as SVG.',
        make: async () => save(new Blob([await svg('auto')], { type: 'image/svg+xml' }), 'svg'),
      },
      ...SCALES.map((scale) => ({
        text: `PNG, ${scale}×`,
        said: 'Saved as PNG.',
        make: async () => save(await png(scale), 'png'),
      })),
      {
        text: 'PDF…',
        said: 'The print dialog was opened.',
        make: async () =>
          printPicture(await svg(editor.scheme.value), fileName(editor.picture.value?.title ?? '', 'pdf')),
      },
      {
        text: 'Source',
        said: 'Saved the source.',
        isAlways: true,
        make: async () => save(new Blob([editor.text.value], { type: 'text/plain' }), 'diagram'),
      },
    ],
    copied: [
      { text: 'Copy SVG', said: 'Copied as SVG.', make: async () => clipboard.writeText(await svg('auto')) },
      {
        text: 'Copy PNG',
        said: 'Copied as PNG.',
        make: () => clipboard.write([new ClipboardItem({ 'image/png': png(2) })]),
      },
      {
        text: 'Copy as Markdown',
        said: 'Copied as Markdown.',
        isAlways: true,
        make: () => clipboard.writeText(markdownFence(editor.text.value)),
      },
    ],
  };
}
