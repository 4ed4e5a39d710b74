// A change of a group: in, a whole resource or the operations of a PATCH; out, its new name and which members come and go, without reading those it has.
import type { Filter, Path } from '../filter/model.js';
import { EXTERNAL_ID_NAME } from '../schema/attributes.js';
import { LONGEST_NAME, textIn } from '../schema/normal.js';
import { fold, isList, isPlain, type Plain, textOf, type Value } from '../schema/plain.js';
import { refuseScim } from '../scim-error.js';
import { named, type PatchStep } from './operations.js';

export interface GroupChange {
  readonly displayName?: string;
  /** Null: it has none from now on. */
  readonly externalId?: string | null;
  /** Whether the members are those that are added, and nobody else. */
  readonly isWhole: boolean;
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

const NOTHING: GroupChange = { isWhole: false, added: new Set(), removed: new Set() };

/** The whole group. */
export function groupOf(body: Plain): GroupChange {
  const displayName = named(body, 'displayname');
  if (displayName === undefined) return refuseScim('invalidValue', 'displayName: send a text.');
  const externalId = named(body, 'externalid');
  return {
    displayName: nameOf(displayName),
    externalId: externalId === undefined || externalId === null ? null : externalIdOf(externalId),
    isWhole: true,
    added: new Set(idsOf(named(body, 'members'))),
    removed: new Set(),
  };
}

export function groupChange(steps: readonly PatchStep[]): GroupChange {
  return steps.reduce(afterStep, NOTHING);
}

function afterStep(change: GroupChange, { op, path, value }: PatchStep): GroupChange {
  const attribute = path.isEnterprise ? '' : fold(path.attribute);
  if (attribute === 'members') return membersChange(change, op, path, value);
  if (path.filter !== undefined || path.part !== undefined)
    return refuseScim('invalidPath', `${path.attribute.slice(0, 80)}: has no parts.`);
  if (attribute === 'displayname') {
    if (op === 'remove') return refuseScim('invalidValue', 'displayName: every group has one.');
    return { ...change, displayName: nameOf(value ?? null) };
  }
  if (attribute === fold(EXTERNAL_ID_NAME))
    return { ...change, externalId: op === 'remove' ? null : externalIdOf(value ?? null) };
  return refuseScim('invalidPath', `${path.attribute.slice(0, 80)}: no such attribute.`);
}

function membersChange(
  change: GroupChange,
  op: PatchStep['op'],
  { filter, part }: Path,
  value: Value | undefined,
): GroupChange {
  if (part !== undefined) return refuseScim('mutability', 'members: add and remove whole members.');
  if (filter !== undefined && op !== 'remove')
    return refuseScim('mutability', 'members: add and remove whole members.');
  if (filter !== undefined) return without(change, idsIn(filter));
  const ids = idsOf(value);
  if (op === 'add') return withMembers(change, ids);
  // Without a value, all of them go.
  if (op === 'remove' && value !== undefined && value !== null) return without(change, ids);
  return { ...change, isWhole: true, added: new Set(op === 'replace' ? ids : []), removed: new Set() };
}

function withMembers(change: GroupChange, ids: readonly string[]): GroupChange {
  const come = new Set(ids);
  return { ...change, added: union(change.added, come), removed: difference(change.removed, come) };
}

function without(change: GroupChange, ids: readonly string[]): GroupChange {
  const gone = new Set(ids);
  return { ...change, added: difference(change.added, gone), removed: union(change.removed, gone) };
}

function union(some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...some, ...others]);
}

function difference(some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...some].filter((each) => !others.has(each)));
}

/** `value eq "a"`, or several of them with `or`. */
function idsIn(filter: Filter): readonly string[] {
  if (filter.kind === 'or') return filter.all.flatMap(idsIn);
  if (filter.kind === 'compare' && filter.by === 'eq' && filter.path === 'value' && typeof filter.value === 'string')
    return [filter.value];
  return refuseScim('invalidPath', 'members: write members[value eq "ID"].');
}

function idsOf(value: Value | undefined): readonly string[] {
  if (value === undefined || value === null) return [];
  return (isList(value) ? value : [value]).map((each) => {
    const id = isPlain(each) ? textOf(each, 'value') : each;
    return typeof id === 'string' ? id : refuseScim('invalidValue', 'members: send objects with the value of each.');
  });
}

function nameOf(value: Value): string {
  const only = isList(value) && value.length === 1 ? value[0] : value;
  if (typeof only !== 'string' || only.trim() === '') return refuseScim('invalidValue', 'displayName: send a text.');
  return textIn(only, 'displayName', LONGEST_NAME);
}

function externalIdOf(value: Value): string {
  return typeof value === 'string'
    ? textIn(value, EXTERNAL_ID_NAME, LONGEST_NAME)
    : refuseScim('invalidValue', 'externalId: send a text.');
}
