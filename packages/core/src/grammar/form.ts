// The form of a statement in one line, for hints and the vocabulary: `node id [type] ["label"] [options]`.
import type { DeclarationSpec, RowSpec, StatementSpec } from './table.js';

export function formOf(spec: StatementSpec): string {
  return spec.shape === 'declaration' ? declarationForm(spec) : rowForm(spec);
}

function declarationForm(spec: DeclarationSpec): string {
  const parts = [spec.keyword];
  if (spec.id === 'required') parts.push('id');
  if (spec.types) parts.push('[type]');
  if (spec.label !== 'none') parts.push(spec.label === 'required' ? '"label"' : '["label"]');
  if (spec.flags.length > 0) parts.push('[flags]');
  if (spec.options.length > 0) parts.push('[options]');
  if (spec.block) parts.push(spec.block.required ? '{' : '[{]');
  return parts.join(' ');
}

function rowForm(spec: RowSpec): string {
  const parts = [spec.keyword];
  for (const cell of spec.cells) {
    const name = cell.value.type === 'text' ? `"${cell.name}"` : cell.list ? `${cell.name}[,${cell.name}]` : cell.name;
    const whole = cell.repeat ? `${name} ...` : name;
    parts.push(cell.optional ? `[${whole}]` : whole);
  }
  if (spec.texts) {
    const text = spec.texts.max > 1 ? ': "text" ...' : ': "text"';
    parts.push(spec.texts.min === 0 ? `[${text}]` : text);
  }
  if (spec.options.length > 0) parts.push('[options]');
  return parts.join(' ');
}
