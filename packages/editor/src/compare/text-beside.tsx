// Two texts side by side, with their differences marked: in, both; out, CodeMirror's own view of them, to read. Equal parts are folded.
import { MergeView } from '@codemirror/merge';
import { EditorState as TextState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { highlighting } from '../language/codemirror/highlighting.js';
import { reading } from '../language/codemirror/reading.js';
import { theme } from '../language/codemirror/theme.js';

export interface TextBesideProps {
  readonly before: string;
  readonly after: string;
}

/** Lines that are shown around a difference, and the fewest that are folded. */
const FOLDED = { margin: 3, minSize: 6 };

export function TextBeside({ before, after }: TextBesideProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const side = (doc: string, label: string) => ({
      doc,
      extensions: [
        reading,
        highlighting(),
        theme(),
        lineNumbers(),
        EditorView.lineWrapping,
        EditorView.editable.of(false),
        TextState.readOnly.of(true),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        changes,
      ],
    });
    const view = new MergeView({
      a: side(before, 'Text before'),
      b: side(after, 'Text after'),
      parent: root,
      root,
      collapseUnchanged: FOLDED,
    });
    return () => view.destroy();
  }, [before, after]);
  return <div class="text-beside" ref={host} />;
}

/** In the colours of the page, as both schemes need. */
const changes = EditorView.theme({
  '&': { height: 'auto' },
  '.cm-changedLine': { background: 'var(--field)' },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': {
    background: 'none',
    textDecoration: 'underline 2px var(--error)',
  },
  '&.cm-merge-b .cm-changedText': { background: 'none', textDecoration: 'underline 2px var(--act)' },
  '.cm-changeGutter': { width: '3px' },
  '&.cm-merge-a .cm-changedLineGutter': { background: 'var(--error)' },
  '&.cm-merge-b .cm-changedLineGutter': { background: 'var(--act)' },
  '.cm-collapsedLines': { background: 'var(--raised)', color: 'var(--quiet)' },
});
