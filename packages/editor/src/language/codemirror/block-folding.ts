// Blocks fold, comments toggle and new lines are indented: in, the source as read; out, what CodeMirror needs for its own commands.
import {
  codeFolding,
  foldGutter,
  foldKeymap,
  foldService,
  indentOnInput,
  indentService,
  indentUnit,
} from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { extentOf } from '../blocks.js';
import { placeOf, reading } from './reading.js';

const STEP = 2;

export function blockFolding(): Extension {
  return [
    codeFolding(),
    foldGutter(),
    keymap.of(foldKeymap),
    foldService.of((state, start, end) => {
      const { lines, blocks } = state.field(reading);
      const extent = extentOf(lines, blocks, placeOf(state, start).line);
      if (extent === undefined) return null;
      const last = state.doc.line(extent[1] + 1);
      return last.from - 1 <= end ? null : { from: end, to: last.from - 1 };
    }),
    indentUnit.of(' '.repeat(STEP)),
    indentService.of((context, offset) => indentAt(context.state, offset, context.lineAt(offset, -1).text)),
    indentOnInput(),
    EditorState.languageData.of(() => [
      { commentTokens: { line: '#' }, closeBrackets: { brackets: ['"'] }, indentOnInput: /^\s*\}$/ },
    ]),
  ];
}

/** Spaces in front of a line; a line that is being broken is the one above a new one. */
function indentAt(state: EditorState, offset: number, above: string): number | null {
  const { lines, blocks } = state.field(reading);
  const { line } = placeOf(state, offset);
  if (lines[line]?.lexed.tokens[0]?.type === 'close' && above.trim() === '}') return STEP * (blocks[line]?.depth ?? 0);
  const at = above.trim() === '' ? Math.max(0, line - 1) : line;
  const own = /^\s*/.exec(lines[at]?.text ?? '')?.[0].length ?? 0;
  return own + (lines[at]?.lexed.tokens.at(-1)?.type === 'open' ? STEP : 0);
}
