// A PATCH of a user: in, the stored resource and the operations; out, the resource afterwards. Nothing is changed in place.
import { holds, impliedBy } from '../filter/holds.js';
import type { Filter } from '../filter/model.js';
import { type Attribute, attributeIn, commonAttributes, enterpriseSchema, userSchema } from '../schema/attributes.js';
import { normalValue } from '../schema/normal.js';
import { elementsOf, fieldOf, fold, isList, isPlain, type Plain, plainOf, type Value } from '../schema/plain.js';
import { refuseScim } from '../scim-error.js';
import type { PatchStep } from './operations.js';

const USER_ATTRIBUTES = [...commonAttributes, ...userSchema.attributes];

export function patchedUser(resource: Plain, steps: readonly PatchStep[]): Plain {
  return steps.reduce(applied, resource);
}

function applied(resource: Plain, step: PatchStep): Plain {
  const own = step.path.isEnterprise ? undefined : attributeIn(USER_ATTRIBUTES, step.path.attribute);
  const isEnterprise = own === undefined;
  // Entra also names attributes of the extension without its schema; no other attribute is called the same.
  const attribute = own ?? attributeIn(enterpriseSchema.attributes, step.path.attribute);
  // A password is never stored.
  if (attribute === undefined && fold(step.path.attribute) === 'password') return resource;
  if (attribute === undefined)
    return refuseScim('invalidPath', `${step.path.attribute.slice(0, 80)}: no such attribute.`);
  if (!isEnterprise) return changed(resource, attribute, step);
  const extension = changed(plainOf(resource, enterpriseSchema.id) ?? {}, attribute, step);
  return withField(resource, enterpriseSchema.id, Object.keys(extension).length === 0 ? undefined : extension);
}

function changed(of: Plain, attribute: Attribute, step: PatchStep): Plain {
  const { name } = attribute;
  const { filter, part } = step.path;
  if (filter !== undefined) return withField(of, name, filtered(of, attribute, filter, step));
  if (part !== undefined) return withField(of, name, ofPart(of, attribute, part, step));
  if (step.op === 'remove') return withField(of, name, withoutValues(of, attribute, step.value));
  const value = normalValue(attribute, step.value ?? null, name);
  if (attribute.isMany && step.op === 'add') return withField(of, name, joined(elementsOf(of, name), listOf(value)));
  if (attribute.isMany || attribute.type !== 'complex' || !isPlain(value)) return withField(of, name, value);
  // Parts that are not sent stay (RFC 7644, section 3.5.2.3).
  return withField(of, name, { ...plainOf(of, name), ...value });
}

/** Every value that the filter selects. */
function filtered(of: Plain, attribute: Attribute, filter: Filter, { op, path, value }: PatchStep): Value | undefined {
  const { name } = attribute;
  if (!attribute.isMany) return refuseScim('invalidPath', `${name}: has no list of values.`);
  const all = elementsOf(of, name);
  const isMeant = (each: Plain): boolean => holds(filter, each);
  if (op === 'remove')
    return nonEmpty(
      path.part === undefined
        ? all.filter((each) => !isMeant(each))
        : all.flatMap((each) => (isMeant(each) ? listOf(partRemoved(each, attribute, path.part ?? '')) : [each])),
    );
  const change = path.part === undefined ? wholeOf(attribute, value) : partOf(attribute, path.part, value);
  if (all.some(isMeant)) {
    const next = all.map((each) => (isMeant(each) ? { ...each, ...change } : each));
    return change.primary === true ? onlyPrimary(next, isMeantAfter(all, isMeant)) : next;
  }
  if (op === 'replace') return refuseScim('noTarget', `${name}: no value fits the filter.`);
  return joined(all, listOf(normalValue(attribute, [{ ...impliedBy(filter), ...change }], name)));
}

function isMeantAfter(all: readonly Plain[], isMeant: (each: Plain) => boolean): ReadonlySet<number> {
  return new Set(all.flatMap((each, at) => (isMeant(each) ? [at] : [])));
}

function onlyPrimary(all: readonly Plain[], chosen: ReadonlySet<number>): readonly Plain[] {
  return all.map((each, at) => (chosen.has(at) || each.primary !== true ? each : { ...each, primary: false }));
}

function wholeOf(attribute: Attribute, value: Value | undefined): Plain {
  const [only] = listOf(normalValue(attribute, value ?? null, attribute.name));
  return only ?? refuseScim('invalidValue', `${attribute.name}: send an object.`);
}

function partOf(attribute: Attribute, part: string, value: Value | undefined): Plain {
  const own = partIn(attribute, part);
  const normal = normalValue(own, value ?? null, `${attribute.name}.${own.name}`);
  return normal === undefined ? {} : { [own.name]: normal };
}

function partRemoved(each: Plain, attribute: Attribute, part: string): Value | undefined {
  const left = withField(each, partIn(attribute, part).name, undefined);
  return Object.keys(left).length === 0 ? undefined : left;
}

function partIn(attribute: Attribute, part: string): Attribute {
  return (
    attributeIn(attribute.of ?? [], part) ??
    refuseScim('invalidPath', `${attribute.name}.${part.slice(0, 80)}: no such attribute.`)
  );
}

/** `name.givenName`; of an attribute with many values, the part of each. */
function ofPart(of: Plain, attribute: Attribute, part: string, { op, value }: PatchStep): Value | undefined {
  const { name } = attribute;
  const change = op === 'remove' || value === null ? undefined : partOf(attribute, part, value);
  const next = (each: Plain): Value | undefined =>
    change === undefined ? partRemoved(each, attribute, part) : { ...each, ...change };
  if (attribute.isMany) return nonEmpty(elementsOf(of, name).flatMap((each) => listOf(next(each))));
  return next(plainOf(of, name) ?? {});
}

/** A removal with values takes only those. */
function withoutValues(of: Plain, attribute: Attribute, value: Value | undefined): Value | undefined {
  if (value === undefined || value === null || !attribute.isMany) return undefined;
  const gone = listOf(normalValue(attribute, value, attribute.name));
  return nonEmpty(
    elementsOf(of, attribute.name).filter((each) => !gone.some((other) => textIn(other) === textIn(each))),
  );
}

function joined(all: readonly Plain[], more: readonly Plain[]): readonly Plain[] {
  const fresh = more.filter((each) => !all.some((other) => JSON.stringify(other) === JSON.stringify(each)));
  const hasPrimary = fresh.some(({ primary }) => primary === true);
  return [...(hasPrimary ? onlyPrimary(all, new Set()) : all), ...fresh];
}

function textIn(each: Plain): string {
  return fold(String(fieldOf(each, 'value') ?? JSON.stringify(each)));
}

function listOf(value: Value | undefined): readonly Plain[] {
  return isList(value) ? value.filter(isPlain) : isPlain(value) ? [value] : [];
}

function nonEmpty(all: readonly Plain[]): readonly Plain[] | undefined {
  return all.length === 0 ? undefined : all;
}

function withField(of: Plain, name: string, value: Value | undefined): Plain {
  const others = Object.entries(of).filter(([each]) => each !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
}
