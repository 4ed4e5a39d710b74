// The tables of a converted diagram while keys are put into them: in, entities with their ids; out, their columns and
// the lines written for them. docs/conversion.md, Entity-relationship diagrams.
import { type DraftStatement, quote, type Span } from '@linework/core';
import { makeIdBook } from '../../ids.js';
import type { Attribute } from './ast.js';
import type { Entity } from './model.js';

export interface Column {
  readonly id: string;
  readonly label: string;
  readonly type: string;
  readonly pk: boolean;
  /** A key, even to something that is not drawn. */
  readonly fk: boolean;
  unique: boolean;
  nullable: boolean;
  readonly sub?: string;
  target?: { readonly table: string; readonly column: string };
  verb?: string;
}

export interface Table {
  readonly id: string;
  /** The entity's name and its alias. */
  readonly names: readonly string[];
  readonly columns: Column[];
}

/** How texts are cleaned and changes reported. */
export interface ColumnReading {
  readonly text: (written: string, span: Span) => string;
  /** Angle brackets in it are not markup. */
  readonly type: (written: string, span: Span) => string;
  readonly renamed: (from: string, to: string, span: Span) => void;
  readonly marked: (name: string, span: Span) => void;
}

export function tableOf({ id: name, alias, attributes }: Entity, id: string, reading: ColumnReading): Table {
  const keys = attributes.map(
    (each, at) =>
      `${attributes.findIndex((other) => other.name === each.name) === at ? '' : `${at} `}${plainName(each)}`,
  );
  const { idOf } = makeIdBook(
    keys.map((external, at) => ({ external, label: attributes[at]?.name ?? '', fallback: 'column' })),
  );
  const columns = attributes.map((each, at): Column => {
    const id = idOf(keys[at] ?? '');
    const shown = plainName(each);
    const label = reading.text(shown, each.span) || id;
    if (id !== shown) reading.renamed(each.name, id, each.span);
    if (shown !== each.name) reading.marked(each.name, each.span);
    const { type, optional } = typeOf(each.type);
    const sub = each.comment === undefined ? '' : reading.text(each.comment, each.span);
    return {
      id,
      label,
      type: reading.type(type, each.span) || 'text',
      pk: each.keys.includes('PK') || shown !== each.name,
      fk: each.keys.includes('FK'),
      unique: each.keys.includes('UK'),
      nullable: optional,
      ...(sub === '' ? {} : { sub }),
    };
  });
  return { id, names: alias === undefined ? [name] : [name, alias], columns };
}

/** An asterisk in front of a name makes it a primary key. */
function plainName({ name }: Attribute): string {
  return /^\*[^*]+$/.test(name) ? name.slice(1) : name;
}

/** Tildes are angle brackets, or enclose a type of several words; `?` after a type makes it optional. */
function typeOf(written: string): { readonly type: string; readonly optional: boolean } {
  const optional = written.length > 1 && written.endsWith('?');
  const type = optional ? written.slice(0, -1) : written;
  const around = /^~([^~]+)~$/.exec(type);
  return { type: around?.[1] ?? type.replace(/~([^~]*)~/g, '<$1>'), optional };
}

const PLAIN_TYPE = /^[A-Za-z_][A-Za-z0-9_-]*(?:\([\w ,.]*\)|<[\w ,.]*>|\[\])*$/;

/** Such a column name would be read as a type before a name, as in other tools, unless its type is quoted. */
const TYPE_NAMES =
  /^(?:int|integer|bigint|smallint|string|n?varchar|n?char|text|uuid|bool|boolean|float|double|decimal|numeric|timestamptz?|datetime|date|time|jsonb?|number|serial|bigserial|long|bytes|blob|objectid|enum)$/i;

/** `tables`: ids of all tables; other tools read such a type as a relation. */
export function columnLine(column: Column, tables: ReadonlySet<string>): DraftStatement {
  const { id, label, type, pk, fk, unique, nullable, sub, target, verb } = column;
  const parts = [
    id,
    PLAIN_TYPE.test(type) && !TYPE_NAMES.test(id) && !tables.has(/^\w*/.exec(type)?.[0] ?? '') ? type : quote(type),
    ...(label === id ? [] : [quote(label)]),
    ...(pk ? ['pk'] : []),
    ...(fk && target === undefined ? ['fk'] : []),
    ...(unique ? ['unique'] : []),
    ...(nullable ? ['nullable'] : []),
    ...(target === undefined ? [] : [`fk=${target.table}.${target.column}`]),
    ...(verb === undefined || verb === '' ? [] : [`verb=${quote(verb)}`]),
    ...(sub === undefined ? [] : [`sub=${quote(sub)}`]),
  ];
  return { shape: 'raw', text: parts.join(' ') };
}
