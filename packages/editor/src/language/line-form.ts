// The form of a line: in, its words, its block and the table of the kind; out, which statement it is, so that colours, completion and hover
// take it alike.
import type {
  DeclarationSpec,
  EdgeSpec,
  FlagSpec,
  Grammar,
  OptionSpec,
  RowSpec,
  StatementSpec,
  Token,
} from '@linework/core/words';
import type { Block } from './blocks.js';
import type { SourceLine } from './source-lines.js';

export type LineForm =
  | { readonly form: 'empty' }
  | { readonly form: 'header' }
  | { readonly form: 'close' }
  | { readonly form: 'item' }
  | { readonly form: 'edge'; readonly spec: EdgeSpec | undefined }
  | { readonly form: 'column' | 'value' | 'member' }
  | { readonly form: 'declaration'; readonly spec: DeclarationSpec }
  | { readonly form: 'row'; readonly spec: RowSpec }
  | { readonly form: 'unknown' };

const LINE_FORMS = { columns: 'column', values: 'value', members: 'member' } as const;

export function formOfLine(
  { lexed: { tokens } }: SourceLine,
  block: Block,
  isHeader: boolean,
  grammar: Grammar | undefined,
): LineForm {
  const [first, second] = tokens;
  if (first === undefined) return { form: 'empty' };
  if (isHeader) return { form: 'header' };
  if (first.type === 'close') return { form: 'close' };
  if (block.holds !== 'statements') return { form: LINE_FORMS[block.holds] };
  if (first.type === 'string') return { form: 'item' };
  if (second !== undefined && isArrow(second, grammar)) return { form: 'edge', spec: grammar?.edges };
  const spec = first.type === 'word' ? statementOf(grammar, first.text, block) : undefined;
  if (spec === undefined) return { form: 'unknown' };
  return spec.shape === 'row' ? { form: 'row', spec } : { form: 'declaration', spec };
}

/** An arrow, or a word that stands for one. */
export function isArrow(token: Token, grammar: Grammar | undefined): boolean {
  return token.type === 'arrow' || (token.type === 'word' && grammar?.edges?.arrows.includes(token.text) === true);
}

/** The statement of that keyword that the block can hold, else any. */
function statementOf(grammar: Grammar | undefined, keyword: string, block: Block): StatementSpec | undefined {
  const all = grammar?.statements.filter((each) => each.keyword === keyword) ?? [];
  return all.find(({ within }) => within.includes(block.within)) ?? all[0];
}

/** The options that a line can have, and its flags. */
export function optionsOf(form: LineForm, block: Block, grammar: Grammar | undefined): readonly OptionSpec[] {
  switch (form.form) {
    case 'header':
      return grammar?.header ?? [];
    case 'item':
      return grammar?.items?.options ?? [];
    case 'edge':
      return form.spec?.options ?? [];
    case 'column':
      return block.spec?.block?.holds === 'columns' ? block.spec.block.lines.options : [];
    case 'declaration':
    case 'row':
      return form.spec.options;
    default:
      return [];
  }
}

export function flagsOf(form: LineForm, block: Block): readonly FlagSpec[] {
  if (form.form === 'column') return block.spec?.block?.holds === 'columns' ? block.spec.block.lines.flags : [];
  return form.form === 'declaration' || form.form === 'row' ? form.spec.flags : [];
}
