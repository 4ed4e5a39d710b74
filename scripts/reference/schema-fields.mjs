// Fields of a JSON Schema as rows of a table: in, an object's schema; out, one row per field with its type and meaning, followed
// by the fields of nested objects. Forms that several operations share are named and linked.
import { code, plain } from './markdown.mjs';

/** `forms` is the path of the page of shared forms, relative to the page with the rows. */
export function fieldRows(schema, forms, before = '') {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const required = (schema.required ?? []).includes(name) ? 'yes' : '';
    const row = [code(`${before}${name}`), typeOf(field, forms), required, plain(field.description ?? '')];
    return [row, ...inner(field, forms, `${before}${name}`)];
  });
}

function inner(field, forms, path) {
  if (field.properties) return fieldRows(field, forms, `${path}.`);
  if (field.items?.properties) return fieldRows(field.items, forms, `${path}[].`);
  return [];
}

export function typeOf(field, forms) {
  if (field.$ref) return `[${formName(field.$ref)}](${forms}#${formName(field.$ref).toLowerCase()})`;
  if (field.enum) return field.enum.map((each) => code(JSON.stringify(each))).join(', ');
  if (field.const !== undefined) return code(JSON.stringify(field.const));
  const several = field.anyOf ?? field.oneOf;
  if (several) return several.map((each) => typeOf(each, forms)).join(' or ');
  if (Array.isArray(field.type)) return field.type.map((type) => typeOf({ ...field, type }, forms)).join(' or ');
  if (field.type === 'array')
    return `list of ${typeOf(field.items ?? {}, forms)}${sizes(field.minItems, field.maxItems)}`;
  if (field.type === 'integer') return `whole number${range(field)}`;
  if (field.type === 'number') return `number${range(field)}`;
  if (field.type === 'string') return `text${sizes(field.minLength, field.maxLength)}`;
  if (field.type === 'boolean') return '`true`, `false`';
  return field.type ?? 'any value';
}

const formName = (ref) => ref.split('/').at(-1);

/** Omits bounds that are only those of exact integers. */
const ownBound = (bound) => (bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? undefined : bound);

function range({ minimum, maximum, exclusiveMinimum }) {
  const [least, most] = [ownBound(minimum), ownBound(maximum)];
  const from =
    exclusiveMinimum === undefined ? (least === undefined ? '' : ` from ${least}`) : ` over ${exclusiveMinimum}`;
  return `${from}${most === undefined ? '' : ` to ${most}`}`;
}

function sizes(least, most) {
  if (most !== undefined) return ` (${least ? `${least} to ${most}` : `at most ${most}`})`;
  return least ? ` (at least ${least})` : '';
}
