// The form of a statement on one line, for hints and the vocabulary: `node id [type] ["label"] [options]`.
import type {
  BlockSpec,
  CellSpec,
  ColumnSpec,
  DeclarationSpec,
  EdgeSpec,
  FlagSpec,
  ItemSpec,
  OptionSpec,
  RowSpec,
  StatementSpec,
} from './table.js';

export function formOf(spec: StatementSpec): string {
  return spec.shape === 'declaration' ? declarationForm(spec) : rowForm(spec);
}

export function edgeForm({ label, options }: EdgeSpec): string {
  return joined(['id arrow id', label === 'none' ? '' : '[: "label"]', ...optionsForm(options)]);
}

export function itemForm({ number, options }: ItemSpec): string {
  return joined(['"label"', number === 'none' ? '' : '[number]', ...optionsForm(options)]);
}

/** A line of a block without statements. */
export function lineForm(block: Exclude<BlockSpec, { readonly holds: 'statements' }>): string {
  switch (block.holds) {
    case 'columns':
      return columnForm(block.lines);
    case 'values':
      return 'name ["label"]';
    case 'members':
      return '[+|-|#|~] [static|abstract] name[(parameters)][: type], or [+|-|#|~] "text"';
  }
}

function columnForm({ flags, options }: ColumnSpec): string {
  return joined(['name type', '["label"]', ...flagsForm(flags), ...optionsForm(options)]);
}

function declarationForm(spec: DeclarationSpec): string {
  return joined([
    spec.keyword,
    spec.id === 'required' ? 'id' : '',
    spec.types ? '[type]' : '',
    spec.label === 'none' ? '' : spec.label === 'required' ? '"label"' : '["label"]',
    ...flagsForm(spec.flags),
    ...optionsForm(spec.options),
    spec.block ? (spec.block.required ? '{' : '[{]') : '',
  ]);
}

function rowForm(spec: RowSpec): string {
  const text = spec.texts && (spec.texts.max > 1 ? ': "text" ...' : ': "text"');
  return joined([
    spec.keyword,
    ...spec.cells.map(cellForm),
    text === undefined ? '' : spec.texts?.min === 0 ? `[${text}]` : text,
    ...flagsForm(spec.flags),
    ...optionsForm(spec.options),
  ]);
}

function cellForm(cell: CellSpec): string {
  const name = cell.value.type === 'text' ? `"${cell.name}"` : cell.list ? `${cell.name}[,${cell.name}]` : cell.name;
  const whole = cell.repeat ? `${name} ...` : name;
  return cell.optional ? `[${whole}]` : whole;
}

function flagsForm(flags: readonly FlagSpec[]): readonly string[] {
  return flags.map(({ name }) => `[${name}]`);
}

/** Required ones are listed by name, `start=|after=` where one of two is required. */
function optionsForm(options: readonly OptionSpec[]): readonly string[] {
  const needed = neededOptions(options).map(({ name, or }) => (or === undefined ? `${name}=` : `${name}=|${or}=`));
  return options.some(isFree) ? [...needed, '[options]'] : needed;
}

/** Required options; where one of two is required, the first. */
export function neededOptions(options: readonly OptionSpec[]): readonly OptionSpec[] {
  return options.filter((each, i) => !isFree(each) && !options.slice(0, i).some(({ name }) => name === each.or));
}

function isFree({ required, or }: OptionSpec): boolean {
  return required === undefined && or === undefined;
}

/** What an option requires of the others on its line, in a few words; undefined for an optional one. */
export function conditionOf({ required, or, not, under }: OptionSpec): string | undefined {
  if (required) return 'needed';
  if (or !== undefined) return `needed, or ${or}=${not === or ? ', not both' : ''}`;
  if (not !== undefined) return `not with ${not}=`;
  return under === undefined ? undefined : `yields to ${under}=`;
}

function joined(parts: readonly string[]): string {
  return parts.filter((each) => each !== '').join(' ');
}
