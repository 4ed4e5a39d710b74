// Checks a house style that came from elsewhere: in, parsed JSON of a service or a file; out, the style with the parts that this version can use, and
// the names of the others. Nothing but outlines and colours reaches a picture.
import { type BrandInput, type IconArt, type IconShape, isFontFamily } from '@linework/core';
import { type OwnIcon, ownIcon } from '@linework/icons';
import { checkBrandFile } from '../settings/check-brand-file.js';
import type { Rules } from '../settings/contract.js';
import { rulesCheck } from '../settings/rule-checks.js';
import { brandFile } from '../settings/style-checks.js';
import { isObject } from '../settings/value-checks.js';
import type { HouseStyle } from './house-style.js';

export interface CheckedStyle {
  readonly style: HouseStyle;
  /** `brand`, a field of it, `rules` or `own:NAME`. */
  readonly unusable: readonly string[];
}

export function checkHouseStyle(value: unknown): CheckedStyle {
  const { brand, rules, rulesOf, icons } = isObject(value) ? value : {};
  const unusable: string[] = [];
  const part = <Part>(name: string, json: unknown, read: (json: unknown) => Part | undefined): Part | undefined => {
    if (json === undefined || json === null) return undefined;
    const result = read(json);
    if (result === undefined) unusable.push(name);
    return result;
  };
  const usable = {
    brand: part('brand', brand, (json) => brandIn(json, unusable)),
    rules: part('rules', rules, rulesIn),
    icons: (Array.isArray(icons) ? icons : []).flatMap((each: unknown) => {
      const name = isObject(each) && typeof each.name === 'string' ? each.name.slice(0, 40) : '';
      return part(`own:${name}`, each, iconIn) ?? [];
    }),
  };
  return {
    style: {
      ...(usable.brand && { brand: usable.brand }),
      ...(usable.rules && { rules: usable.rules }),
      ...(typeof rulesOf === 'string' && usable.rules && { rulesOf: rulesOf.slice(0, LONGEST_NAME) }),
      ...(usable.icons.length > 0 && { icons: usable.icons }),
    },
    unusable,
  };
}

/** Characters of an organisation's name in a message. */
const LONGEST_NAME = 200;

/** What has another form in a file. */
const OF_FILES: ReadonlySet<string> = new Set(['$schema', 'fontFiles']);

/** What a service adds to the fields of a brand. */
const ADDED: ReadonlySet<string> = new Set(['updated', 'adjustments']);

function brandIn(json: unknown, unusable: string[]): BrandInput | undefined {
  if (!isObject(json)) return undefined;
  const names = Object.keys(json).filter((name) => !ADDED.has(name));
  const known = names.filter((name) => !OF_FILES.has(name) && Object.hasOwn(brandFile.properties ?? {}, name));
  const checked = checkBrandFile(Object.fromEntries(known.map((name) => [name, json[name]])));
  if ('problems' in checked) return undefined;
  const font = fontFilesIn(json.fontFiles);
  const used = font === undefined ? known : [...known, 'fontFiles'];
  for (const name of names) if (!used.includes(name)) unusable.push(`brand.${name.slice(0, 40)}`);
  const { $schema: _schema, fontFiles: _paths, ...brand } = checked.brand;
  return { ...brand, ...(font && { fontFiles: font }) };
}

/** Characters of a face in base64. */
const LONGEST_FACE = 1_000_000;

const isWeight = (value: unknown): value is 400 | 500 | 600 => value === 400 || value === 500 || value === 600;

/** The font of a brand as a service prepared it. */
function fontFilesIn(json: unknown): BrandInput['fontFiles'] {
  if (!isObject(json) || !Array.isArray(json.faces) || json.faces.length === 0 || json.faces.length > 3)
    return undefined;
  const { family, width, licence } = json;
  if (typeof family !== 'string' || !isFontFamily(family)) return undefined;
  if (typeof width !== 'number' || !(width > 0.1 && width <= 1) || typeof licence !== 'string') return undefined;
  const faces = json.faces.flatMap((each: unknown) => {
    const { weight, lastWeight = weight, base64 } = isObject(each) ? each : {};
    const isFace = isWeight(weight) && isWeight(lastWeight) && typeof base64 === 'string';
    return isFace && base64.length <= LONGEST_FACE && /^[A-Za-z0-9+/]+={0,2}$/.test(base64)
      ? [{ weight, lastWeight, base64 }]
      : [];
  });
  return faces.length === json.faces.length ? { family, width, licence: licence.slice(0, 2_000), faces } : undefined;
}

function rulesIn(json: unknown): Rules | undefined {
  return rulesCheck.problems(json, '').length === 0 ? (json as Rules) : undefined;
}

function iconIn(json: unknown): OwnIcon | undefined {
  if (!isObject(json) || typeof json.name !== 'string' || !isArt(json.art)) return undefined;
  const [words, products] = [textsIn(json.words), textsIn(json.products)];
  if (words === undefined || products === undefined) return undefined;
  const result = ownIcon({ name: json.name, words, products }, json.art);
  return result.ok ? result.icon : undefined;
}

function textsIn(json: unknown): readonly string[] | undefined {
  const list: readonly unknown[] = Array.isArray(json) ? json : [undefined];
  const texts = list.filter((each) => typeof each === 'string');
  return texts.length === list.length ? texts : undefined;
}

/** Shapes and characters of path data of one icon. */
const MOST_SHAPES = 5_000;
const LONGEST_PATH = 300_000;

function isArt(json: unknown): json is IconArt {
  if (!isObject(json) || !isSize(json.width) || !isSize(json.height) || !Array.isArray(json.shapes)) return false;
  const shapes: readonly unknown[] = json.shapes;
  return shapes.length > 0 && shapes.length <= MOST_SHAPES && shapes.every(isShape);
}

type Is = (value: unknown) => boolean;

const isSize: Is = (value) => typeof value === 'number' && value > 0 && value < 1e6;
const isNumber: Is = (value) => typeof value === 'number' && Math.abs(value) < 1e9;
const isPath: Is = (value) =>
  typeof value === 'string' && value.length <= LONGEST_PATH && /^[MLHVCSQTAZmlhvcsqtaz0-9eE\s.,+-]*$/.test(value);
const isHex: Is = (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);
const isPaint: Is = (value) => value === 'ink' || isHex(value);
const isOneOf =
  (...words: readonly unknown[]): Is =>
  (value) =>
    words.includes(value);
const isListOf =
  (is: Is, ...lengths: readonly number[]): Is =>
  (value) =>
    Array.isArray(value) && lengths.includes(value.length) && value.every(is);

const SHAPE: Readonly<Record<keyof IconShape, Is>> = {
  d: isPath,
  fill: isPaint,
  gradient: (value) => isObject(value) && hasFields(value, GRADIENT) && value.stops !== undefined,
  stroke: isPaint,
  strokeWidth: isNumber,
  strokeCap: isOneOf('butt', 'square'),
  strokeJoin: isOneOf('miter', 'bevel'),
  evenOdd: isOneOf(true, false),
  opacity: isNumber,
  clip: isPath,
};

const GRADIENT: Readonly<Record<keyof NonNullable<IconShape['gradient']>, Is>> = {
  line: isListOf(isNumber, 4),
  circle: isListOf(isNumber, 5),
  matrix: isListOf(isNumber, 6),
  stops: (value) => Array.isArray(value) && value.length >= 2 && value.length <= 100 && value.every(isStop),
};

function isStop(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3) return false;
  const [offset, colour, opacity = 1]: readonly unknown[] = value;
  return isNumber(offset) && isHex(colour) && isNumber(opacity);
}

function isShape(value: unknown): boolean {
  return isObject(value) && hasFields(value, SHAPE) && value.d !== undefined;
}

function hasFields(value: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, Is>>): boolean {
  return Object.entries(value).every(([name, each]) => Object.hasOwn(fields, name) && fields[name]?.(each) === true);
}
