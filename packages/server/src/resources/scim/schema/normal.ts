// A resource as it is stored: in, what a provider sent; out, the attributes that are known, under their own names and with values of their types.
// What a provider cannot change, and what no schema lists, is ignored (RFC 7643, section 2.2; RFC 7644, section 3.3).
import { refuseScim } from '../scim-error.js';
import { type Attribute, attributeIn } from './attributes.js';
import { isList, isPlain, type Plain, type Value } from './plain.js';

/** Characters of a text. */
const LONGEST = 4_000;

/** A surrogate without its other half. */
const LONE = /\p{Surrogate}/u;

/** Values of an attribute that can have many. */
const MOST = 100;

export function normalFields(attributes: readonly Attribute[], from: Plain, place = ''): Plain {
  const entries = Object.entries(from).flatMap(([name, value]): [string, Value][] => {
    const attribute = attributeIn(attributes, name);
    if (attribute === undefined || attribute.isReadOnly) return [];
    const normal = normalValue(attribute, value, place + attribute.name);
    return normal === undefined ? [] : [[attribute.name, normal]];
  });
  return Object.fromEntries(entries);
}

/** Undefined for a value that means none. */
export function normalValue(attribute: Attribute, value: Value, place: string): Value | undefined {
  if (value === null) return undefined;
  if (!attribute.isMany) return single(attribute, value, place);
  const list = isList(value) ? value : [value];
  if (list.length > MOST) refuseScim('invalidValue', `${place}: send at most ${MOST} values.`);
  const all = list.flatMap((each) => single(attribute, each, place) ?? []);
  if (all.filter((each) => isPlain(each) && each.primary === true).length > 1)
    refuseScim('invalidValue', `${place}: only one value can be primary.`);
  return all.length === 0 ? undefined : all;
}

function single(attribute: Attribute, value: Value, place: string): Value | undefined {
  if (value === null) return undefined;
  if (attribute.type === 'complex') return complex(attribute, value, place);
  if (attribute.type === 'boolean') return booleanOf(value, place);
  // Some clients send a single value as a list of one.
  const own = isList(value) && value.length === 1 ? value[0] : value;
  if (typeof own !== 'string') return refuseScim('invalidValue', `${place}: send a text.`);
  return textIn(own, place);
}

function complex({ of = [] }: Attribute, value: Value, place: string): Value | undefined {
  const own = isList(value) && value.length === 1 ? (value[0] ?? null) : value;
  const whole = typeof own === 'string' && attributeIn(of, 'value') ? { value: own } : own;
  if (!isPlain(whole)) return refuseScim('invalidValue', `${place}: send an object.`);
  const fields = normalFields(of, whole, `${place}.`);
  return Object.keys(fields).length === 0 ? undefined : fields;
}

/** Entra sends "True" and "False". */
export function booleanOf(value: Value, place: string): boolean {
  const own = isList(value) && value.length === 1 ? value[0] : isPlain(value) && 'value' in value ? value.value : value;
  if (typeof own === 'boolean') return own;
  const word = typeof own === 'string' ? own.toLowerCase() : '';
  if (word === 'true') return true;
  if (word === 'false') return false;
  return refuseScim('invalidValue', `${place}: send true or false.`);
}

/** Of a text that is looked for by equality: an index cannot contain longer ones. */
export const LONGEST_NAME = 500;

export function textIn(text: string, place: string, longest = LONGEST): string {
  if (text.length > longest) refuseScim('invalidValue', `${place}: send at most ${longest} characters.`);
  if (text.includes('\0') || LONE.test(text))
    refuseScim('invalidValue', `${place}: contains characters that cannot be stored.`);
  return text;
}
