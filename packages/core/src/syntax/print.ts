// The one printer: a diagram as data in, its canonical text out. Two spaces per level, one statement per line, LF.
import type {
  DiagramDraft,
  DraftDeclaration,
  DraftEdge,
  DraftHeader,
  DraftItem,
  DraftOption,
  DraftRow,
  DraftStatement,
  DraftValue,
} from './draft.js';
import { quote } from './quote.js';

export interface Printed {
  readonly text: string;
  /** For each statement of the draft, the line it was printed on (from 1). */
  readonly lines: ReadonlyMap<DraftStatement, number>;
}

export function print(draft: DiagramDraft): Printed {
  const out: string[] = [headerLine(draft.header)];
  const lines = new Map<DraftStatement, number>();
  const write = (statements: readonly DraftStatement[], depth: number): void => {
    const pad = '  '.repeat(depth);
    for (const statement of statements) {
      lines.set(statement, out.length + 1);
      const text = statementLine(statement);
      const block = statement.shape === 'declaration' ? statement : undefined;
      const opens = block?.children !== undefined;
      out.push(text === '' ? '' : pad + text + (opens ? ' {' : ''));
      if (block?.children) {
        write(block.children, depth + 1);
        for (const branch of block.branches ?? []) {
          const { word, label, options } = branch;
          out.push(pad + joined(['}', word, label === undefined ? '' : quote(label), optionsText(options), '{']));
          write(branch.children, depth + 1);
        }
        out.push(`${pad}}`);
      }
      if (statement.shape === 'item' && statement.children) write(statement.children, depth + 1);
    }
  };
  write(draft.statements, 0);
  return { text: `${out.join('\n')}\n`, lines };
}

function headerLine(header: DraftHeader): string {
  return joined([header.kind, header.title === undefined ? '' : quote(header.title), optionsText(header.options)]);
}

/** One statement without its block, as on its line. */
export function statementLine(statement: DraftStatement): string {
  switch (statement.shape) {
    case 'declaration':
      return declarationLine(statement);
    case 'edge':
      return edgeLine(statement);
    case 'item':
      return itemLine(statement);
    case 'row':
      return rowLine(statement);
    case 'raw':
      return statement.text;
    case 'comment':
      return joined(['#', statement.text.replace(/[\r\n]+/g, ' ').trim()]);
    case 'blank':
      return '';
  }
}

function declarationLine(d: DraftDeclaration): string {
  const label = d.label === undefined ? '' : quote(d.label);
  return joined([d.keyword, d.id, d.type, label, d.flags?.join(' '), optionsText(d.options)]);
}

function edgeLine(e: DraftEdge): string {
  const label = e.label === undefined ? '' : `: ${quote(e.label)}`;
  return joined([e.from, e.arrow, e.to, label, optionsText(e.options)]);
}

function itemLine(i: DraftItem): string {
  return joined([quote(i.label), i.value, optionsText(i.options)]);
}

function rowLine(r: DraftRow): string {
  const texts = r.texts?.length ? `: ${r.texts.map(quote).join(' ')}` : '';
  return joined([r.keyword, r.cells?.map(valueText).join(' '), r.flags?.join(' '), texts, optionsText(r.options)]);
}

function optionsText(options: readonly DraftOption[] | undefined): string {
  return (options ?? []).map((each) => `${each.name}=${each.values.map(valueText).join(',')}`).join(' ');
}

function valueText(value: DraftValue): string {
  return 'raw' in value ? value.raw : quote(value.text);
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter((each) => each !== undefined && each !== '').join(' ');
}
