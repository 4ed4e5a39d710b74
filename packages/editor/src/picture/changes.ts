// The direct changes of a selected part: in, what its form allows; out, the operations on the source. What the form lacks, no change uses.
import type { EdgeRef, EditOperation, FieldValue, Ref } from '@linework/browser';
import type { FormField, StatementForm } from '@linework/core/on-demand';

export function fieldOf({ fields }: StatementForm, name: string): FormField | undefined {
  return fields.find((each) => each.name === name);
}

/** The field whose text is drawn as the part's name. */
export function nameField(form: StatementForm): FormField | undefined {
  return fieldOf(form, 'label') ?? form.fields.find(({ takes, name }) => takes === 'text' && /^texts?$/.test(name));
}

/** The fields that a list of values can change, in the order of a toolbar. */
export function choiceFields(form: StatementForm): readonly FormField[] {
  const order = ['arrow', 'type', 'tone', 'role', 'shape', 'side', 'from', 'to', 'direction'];
  return order.flatMap((name) => fieldOf(form, name) ?? []).filter(({ takes }) => takes === 'choice');
}

export function flagFields({ fields }: StatementForm): readonly FormField[] {
  return fields.filter(({ takes }) => takes === 'flag');
}

/** An empty text removes the field. */
export function setField(form: StatementForm, name: string, value: FieldValue): readonly EditOperation[] {
  const now = fieldOf(form, name)?.value;
  const next = value === '' ? null : value;
  if ((now ?? null) === next) return [];
  return [{ op: 'set', at: form.ref, fields: { [name]: next } }];
}

/** The form as it will be once its fields are set. */
export function withFields(form: StatementForm, operations: readonly EditOperation[]): StatementForm {
  const set = operations.flatMap((each) =>
    each.op === 'set' && each.at === form.ref ? Object.entries(each.fields) : [],
  );
  const values = new Map(
    set.map(([name, value]) => [name, value === null || value === false ? undefined : String(value)]),
  );
  return {
    ...form,
    fields: form.fields.map((each) => (values.has(each.name) ? { ...each, value: values.get(each.name) } : each)),
  };
}

export interface AddedNext {
  readonly operations: readonly EditOperation[];
  /** Undefined for an item, which has none. */
  readonly id: string | undefined;
}

const NEW = 'New';

/** Connected if the kind has edges; below it if it is an item; after it otherwise. */
export function addNext(form: StatementForm): AddedNext | undefined {
  const { next, ref } = form;
  if (next === undefined || isEdge(ref)) return undefined;
  const { keyword, id } = next;
  if (form.shape === 'item') return { operations: [{ op: 'add', fields: { label: NEW }, in: ref }], id };
  const fields = { ...(id === undefined ? {} : { id }), label: NEW, ...needed(form, keyword) };
  const added: EditOperation = { op: 'add', statement: keyword, fields, after: ref };
  if (id === undefined || !form.joins || typeof ref !== 'string') return { operations: [added], id };
  return { operations: [added, { op: 'connect', from: ref, to: id }], id };
}

/** A task without a day of its own follows the one before it and takes as long. */
function needed(form: StatementForm, keyword: string | undefined): Readonly<Record<string, FieldValue>> {
  const after = fieldOf(form, 'after');
  if (keyword !== form.keyword || after === undefined || typeof form.ref !== 'string') return {};
  const length = fieldOf(form, 'length');
  return { after: [form.ref], ...(length === undefined ? {} : { length: length.value ?? '5d' }) };
}

export function connect(form: StatementForm, to: string): readonly EditOperation[] {
  return form.joins && typeof form.ref === 'string' ? [{ op: 'connect', from: form.ref, to }] : [];
}

/** With everything that names it. */
export function remove(form: StatementForm): readonly EditOperation[] {
  return isEdge(form.ref) ? [{ op: 'disconnect', ...form.ref }] : [{ op: 'remove', at: form.ref, cascade: true }];
}

export function dissolve(form: StatementForm): readonly EditOperation[] {
  return form.holds ? [{ op: 'dissolve', at: form.ref, cascade: true }] : [];
}

/** Its ends change places; its arrow stays. */
export function reverse({ ref }: StatementForm): readonly EditOperation[] {
  return isEdge(ref) ? [{ op: 'reconnect', at: ref, from: ref.to, to: ref.from }] : [];
}

/** A new node on an edge. */
export function insertNode({ ref, next }: StatementForm): AddedNext | undefined {
  if (!isEdge(ref) || next?.id === undefined) return undefined;
  const { keyword, id } = next;
  return { operations: [{ op: 'insert', at: ref, statement: keyword, fields: { id, label: NEW } }], id };
}

export type Spot =
  | { readonly where: 'into' | 'before' | 'after'; readonly id: string }
  /** In the line or column of another one. */
  | { readonly where: 'beside'; readonly id: string }
  | { readonly where: 'out' };

/**
 * Puts a part elsewhere. Where order in the text has no meaning, the options `before` and `same` say where a node is drawn; elsewhere, its line moves.
 */
export function put(form: StatementForm, spot: Spot): readonly EditOperation[] {
  const { ref: at } = form;
  switch (spot.where) {
    case 'out':
      return form.within === undefined ? [] : [{ op: 'move', at }];
    case 'into':
      return form.within === spot.id ? [] : [{ op: 'move', at, in: spot.id }];
    case 'after':
      return [{ op: 'move', at, after: spot.id }];
    case 'before':
      return fieldOf(form, 'before')
        ? [{ op: 'set', at, fields: { before: spot.id } }]
        : [{ op: 'move', at, before: spot.id }];
    case 'beside':
      return fieldOf(form, 'same') ? [{ op: 'set', at, fields: { same: spot.id } }] : [];
  }
}

/** The ways in which a part can be put beside another one. */
export function spotsOf(form: StatementForm): readonly ('before' | 'after' | 'beside')[] {
  if (typeof form.ref !== 'string') return [];
  if (fieldOf(form, 'before')) return fieldOf(form, 'same') ? ['before', 'beside'] : ['before'];
  return form.shape === 'declaration' ? ['before', 'after'] : [];
}

export function isEdge(ref: Ref): ref is EdgeRef {
  return typeof ref === 'object' && 'from' in ref;
}
