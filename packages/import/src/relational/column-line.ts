// A column as a line of its table: in, the column, the key it belongs to and the key that it references by; out, the line.
// Details that matter only to a database (how it increments, long defaults) are not written.
import { short } from '@linework/convert';
import { type DraftStatement, quote } from '@linework/core';
import type { Column } from './contract.js';

const PLAIN_TYPE = /^[A-Za-z_][A-Za-z0-9_-]*(?:\([\w ,.]*\)|<[\w ,.]*>|\[\])*$/;
const PLAIN_DEFAULT = /^(?:[A-Za-z_][A-Za-z0-9_]*|-?\d+(?:\.\d+)?)$/;
const LONGEST_TYPE = 200;
const LONGEST_DEFAULT = 24;
const LONGEST_VALUES = 60;

export interface WrittenColumn {
  readonly column: Column;
  /** Its id in the table. */
  readonly id: string;
  readonly inKey: boolean;
  /** Ids of the table and column that it references; `outside` if that table is not drawn. */
  readonly target?: { readonly table: string; readonly column: string } | 'outside';
  /** The id of the enum that is its type. */
  readonly enum?: string;
}

export function columnLine({ column, id, inKey, target, enum: enumId }: WrittenColumn): DraftStatement {
  const { name, nullable, unique, list } = column;
  const written = column.values ? (column.type.split('(', 1)[0] ?? '') : column.type;
  const type = `${enumId ?? short(written || 'unknown', LONGEST_TYPE)}${list && !column.type.endsWith('[]') ? '[]' : ''}`;
  const fallback = defaultOf(column);
  const sub = subOf(column);
  const parts = [
    id,
    PLAIN_TYPE.test(type) && !(TYPE_NAMES.test(id) && enumId === undefined) ? type : quote(type),
    ...(name === id ? [] : [quote(name)]),
    ...(inKey ? ['pk'] : []),
    ...(target === 'outside' ? ['fk'] : []),
    ...(unique ? ['unique'] : []),
    ...(nullable && !inKey ? ['nullable'] : []),
    ...(target === undefined || target === 'outside' ? [] : [`fk=${target.table}.${target.column}`]),
    ...(fallback === undefined ? [] : [`default=${fallback}`]),
    ...(sub === undefined ? [] : [`sub=${quote(sub)}`]),
  ];
  return { shape: 'raw', text: parts.join(' ') };
}

/** A column with such a name is read as a type before a name, as other tools write it, unless its type is quoted. */
const TYPE_NAMES =
  /^(?:int|integer|bigint|smallint|string|n?varchar|n?char|text|uuid|bool|boolean|float|double|decimal|numeric|timestamptz?|datetime|date|time|jsonb?|number|serial|bigserial|long|bytes|blob|objectid|enum)$/i;

function defaultOf({ default: written, counts, generated }: Column): string | undefined {
  if (written === undefined || counts || generated !== undefined || /^null\b/i.test(written)) return undefined;
  const inside = /^'([^']*)'(?:::.*)?$/s.exec(written)?.[1];
  const text = (inside ?? written).replace(/\s+/g, ' ').trim();
  if (text === '' || text.length > LONGEST_DEFAULT) return undefined;
  return inside === undefined && PLAIN_DEFAULT.test(text) ? text : quote(text);
}

/** The comment; without one, what fills the column or which values it accepts. */
function subOf({ comment, generated, values }: Column): string | undefined {
  const text = comment?.replace(/\s+/g, ' ').trim();
  if (text) return text;
  if (generated !== undefined) return `= ${generated.replace(/\s+/g, ' ').trim()}`;
  if (!values || values.length === 0) return undefined;
  const all = values.join(', ');
  return all.length <= LONGEST_VALUES ? all : `${values.length} values`;
}
