// The ids that a source declares: in, its lines, blocks and table; out, each id with its statement. For completion, hover and renaming.
import type { Grammar } from '@linework/core/words';
import type { Block } from './blocks.js';
import { formOfLine } from './line-form.js';
import { headerIndex, type SourceLine } from './source-lines.js';

export interface DeclaredId {
  /** `table.column` for a line of a table or an enum. */
  readonly id: string;
  /** The keyword of its statement; `column` or `value`. */
  readonly keyword: string;
  readonly label?: string;
  /** Index of its line. */
  readonly line: number;
}

export function declaredIds(
  lines: readonly SourceLine[],
  blocks: readonly Block[],
  grammar: Grammar | undefined,
): readonly DeclaredId[] {
  const header = headerIndex(lines);
  return lines.flatMap((line, index) => {
    const block = blocks[index];
    const { tokens } = line.lexed;
    if (block === undefined) return [];
    const form = formOfLine(line, block, index === header, grammar);
    const label = tokens.find(({ type }) => type === 'string');
    const declared = (id: string, keyword: string): readonly DeclaredId[] => [
      { id, keyword, line: index, ...(label?.type === 'string' ? { label: label.value } : {}) },
    ];
    const [first, second] = tokens;
    switch (form.form) {
      case 'column':
      case 'value':
        return first?.type === 'word' && block.owner !== undefined
          ? declared(`${block.owner}.${first.text}`, form.form)
          : [];
      case 'declaration':
        return form.spec.id === 'required' && second?.type === 'word' ? declared(second.text, form.spec.keyword) : [];
      case 'row': {
        const at = form.spec.cells.findIndex(({ declares }) => declares);
        const cell = at < 0 ? undefined : tokens[at + 1];
        return cell?.type === 'word' ? declared(cell.text, form.spec.keyword) : [];
      }
      default:
        return [];
    }
  });
}
