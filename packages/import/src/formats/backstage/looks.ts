// How entities look: in, an entity and the text beneath it; out, its declaration as a node or as a frame.
import { clipped } from '@linework/convert';
import type { DraftOption } from '@linework/core';
import type { Look } from '../../graph/contract.js';
import { itemsAt, textsAt } from '../../reading/tree.js';
import { type Entity, wordsAt } from './entities.js';
import { kindLooks, type NodeLook } from './kinds.data.js';
import { kindOf, type Reference } from './reference.js';

export function entityLook(entity: Entity, beneath: readonly string[]): Look {
  const lines = [factsOf(entity), ...beneath].filter((line) => line !== '').join('\n');
  return node(entity.title ?? entity.name, nodeLook(entity), lines);
}

/** A frame of which only the name is known is reported by a warning. */
export function frameLook(ref: string, label: string, entity: Entity | undefined, beneath: readonly string[]): Look {
  const kind = kindOf(ref);
  const type = kind === 'system' ? 'app-tier' : kind === 'group' ? 'team' : 'none';
  const own = kind === 'domain' ? 'domain' : kind === 'group' && entity ? teamOf(entity) : '';
  const text = [own, ...beneath].filter((line) => line !== '').join(', ');
  return { keyword: 'group', label, options: [...sub(text), { name: 'type', values: [{ raw: type }] }] };
}

/** Its type, if it says more than the frame of any group does. */
function teamOf({ spec }: Entity): string {
  const type = wordsAt(spec, 'type');
  return type === 'team' ? '' : type;
}

/** An entity that no given file describes. */
export function missingLook({ kind, name }: Reference): Look {
  const word = kindLooks[kind.toLowerCase()]?.word || kind.toLowerCase();
  const person = kind.toLowerCase() === 'user';
  return node(name, { type: person ? 'person' : 'external' }, person ? '' : `${word}, not in the files`);
}

function node(label: string, { type, icon }: NodeLook, text: string): Look {
  const options = [...(icon === undefined ? [] : [{ name: 'icon', values: [{ raw: icon }] }]), ...sub(text)];
  return {
    keyword: 'node',
    label,
    ...(type === undefined ? {} : { type }),
    ...(options.length === 0 ? {} : { options }),
  };
}

function sub(text: string): readonly DraftOption[] {
  return text === '' ? [] : [{ name: 'sub', values: [{ text }] }];
}

function nodeLook({ kind, spec }: Entity): NodeLook {
  const { rows = [], otherwise = { type: 'service' } } = kindLooks[kind] ?? {};
  const type = wordsAt(spec, 'type').toLowerCase();
  for (const wanted of [[type], type.split(/[^a-z0-9]/)]) {
    const row = rows.find(([words]) => words.split(' ').some((word) => wanted.includes(word)));
    if (row) return row[1];
  }
  return otherwise;
}

/** Type and lifecycle: `service, production`, `openapi API`, `website template, 4 steps`. */
function factsOf({ kind, written, spec }: Entity): string {
  if (kind === 'location') return targetsOf({ spec });
  const type = wordsAt(spec, 'type');
  const word = kindLooks[kind]?.word ?? written;
  const what = [type, word].filter((part) => part !== '').join(' ');
  const steps = kind === 'template' ? itemsAt(spec, 'steps').length : 0;
  const counted = steps === 0 ? '' : `${steps} step${steps === 1 ? '' : 's'}`;
  const calledByKind = kind === 'user' ? '' : written.toLowerCase();
  return [what === '' ? calledByKind : what, wordsAt(spec, 'lifecycle'), counted]
    .filter((part) => part !== '')
    .join(', ');
}

const MOST_TARGETS = 3;
const LONGEST_TARGET = 48;

function targetsOf({ spec }: Pick<Entity, 'spec'>): string {
  const targets = [...textsAt(spec, 'target'), ...textsAt(spec, 'targets')].map((each) =>
    clipped(each, LONGEST_TARGET),
  );
  const more = targets.length - MOST_TARGETS;
  return [...targets.slice(0, MOST_TARGETS), ...(more > 0 ? [`${more} more`] : [])].join('\n');
}
