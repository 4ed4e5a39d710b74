// The colours of the visible lines: in, the source as read; out, a mark for each word.
import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { highlightsOf } from '../highlights.js';
import { reading } from './reading.js';

export function highlighting(): Extension {
  const marks = new Map<string, Decoration>();
  const markOf = (sort: string): Decoration => {
    const mark = marks.get(sort) ?? Decoration.mark({ class: `lw-${sort}` });
    marks.set(sort, mark);
    return mark;
  };
  return ViewPlugin.define(
    (view) => ({
      decorations: visibleMarks(view, markOf),
      update(update: ViewUpdate) {
        const isOther = update.startState.field(reading) !== update.state.field(reading);
        if (isOther || update.viewportChanged) this.decorations = visibleMarks(update.view, markOf);
      },
    }),
    { decorations: ({ decorations }) => decorations },
  );
}

function visibleMarks({ state, visibleRanges }: EditorView, markOf: (sort: string) => Decoration): DecorationSet {
  const { lines, blocks, header, tables } = state.field(reading);
  const marks = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const { number, from: start, to: end } = state.doc.lineAt(at);
      const [line, block] = [lines[number - 1], blocks[number - 1]];
      if (line !== undefined && block !== undefined)
        for (const each of highlightsOf(line, block, number - 1 === header, tables?.grammar))
          if (each.end > each.start) marks.add(start + each.start, start + each.end, markOf(each.sort));
      at = end + 1;
    }
  }
  return marks.finish();
}
