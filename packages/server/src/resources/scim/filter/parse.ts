// Reads filters and paths: in, a text of bounded length; out, a tree of bounded depth and size, or a refusal that says where it is wrong.
import { attributeIn, enterpriseSchema, splitSchema } from '../schema/attributes.js';
import { fold } from '../schema/plain.js';
import { refuseScim, type ScimType } from '../scim-error.js';
import { COMPARISONS, type Comparison, type Condition, type Filter, type Path } from './model.js';

/** Characters. */
const LONGEST = 4_000;

/** Of parentheses, brackets and `not`. */
const DEEPEST = 16;

const MOST_CONDITIONS = 64;

/** A surrogate without its other half. */
const LONE = /\p{Surrogate}/u;

const TOKEN = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+))/y;

interface Token {
  readonly kind: 'sign' | 'text' | 'word';
  readonly text: string;
  readonly at: number;
}

interface Reading {
  readonly tokens: readonly Token[];
  readonly scimType: ScimType;
  at: number;
  conditions: number;
}

export function parseFilter(text: string): Filter {
  const reading = begin(text, 'invalidFilter');
  const filter = either(reading, 0);
  end(reading);
  return filter;
}

export function parsePath(text: string): Path {
  const reading = begin(text, 'invalidPath');
  const word = next(reading, 'word', 'an attribute');
  const split = splitSchema(word.text);
  if (split === undefined) return wrong(reading, word, 'no such schema');
  const [attribute = '', part, ...more] = split.rest.split('.');
  if (more.length > 0 || part === '' || (attribute === '' && !split.isEnterprise))
    return wrong(reading, word, 'not an attribute');
  if (!isSign(reading, '[')) {
    end(reading);
    return { isEnterprise: split.isEnterprise, attribute, filter: undefined, part };
  }
  if (part !== undefined || attribute === '') return wrong(reading, word, 'a filter belongs to an attribute');
  const filter = inBrackets(reading, 0);
  const after = reading.tokens[reading.at];
  const ofMatch = after?.kind === 'word' && after.text.startsWith('.') ? after.text.slice(1) : undefined;
  if (ofMatch !== undefined) reading.at++;
  end(reading);
  return { isEnterprise: split.isEnterprise, attribute, filter, part: ofMatch };
}

function begin(text: string, scimType: ScimType): Reading {
  if (text.length > LONGEST) refuseScim(scimType, `Write at most ${LONGEST} characters.`);
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  for (let from = 0; text.slice(from).trim() !== ''; from = pattern.lastIndex) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match === null) return refuseScim(scimType, `At character ${from + 1}: a text has no end.`);
    const [, sign, quoted, word] = match;
    const token = sign ?? quoted ?? word ?? '';
    const kind = sign !== undefined ? 'sign' : quoted !== undefined ? 'text' : 'word';
    tokens.push({ kind, text: token, at: pattern.lastIndex - token.length + 1 });
  }
  return { tokens, scimType, at: 0, conditions: 0 };
}

function either(reading: Reading, depth: number): Filter {
  const all = [both(reading, depth)];
  while (takeWord(reading, 'or')) all.push(both(reading, depth));
  return joined('or', all);
}

function both(reading: Reading, depth: number): Filter {
  const all = [term(reading, depth)];
  while (takeWord(reading, 'and')) all.push(term(reading, depth));
  return joined('and', all);
}

function joined(kind: 'and' | 'or', all: readonly Filter[]): Filter {
  const [only] = all;
  return only !== undefined && all.length === 1 ? only : { kind, all };
}

function term(reading: Reading, depth: number): Filter {
  const token = reading.tokens[reading.at];
  if (depth > DEEPEST) return wrong(reading, token, `nested more than ${DEEPEST} deep`);
  const isNot = token?.kind === 'word' && fold(token.text) === 'not' && reading.tokens[reading.at + 1]?.text === '(';
  if (isNot) reading.at++;
  if (!isSign(reading, '(')) return condition(reading, depth);
  reading.at++;
  const of = either(reading, depth + 1);
  close(reading, ')');
  return isNot ? { kind: 'not', of } : of;
}

function condition(reading: Reading, depth: number): Filter {
  const word = next(reading, 'word', 'an attribute');
  if (++reading.conditions > MOST_CONDITIONS) return wrong(reading, word, `more than ${MOST_CONDITIONS} conditions`);
  const path = pathIn(reading, word);
  if (!isSign(reading, '[')) return compared(reading, path);
  const of = inBrackets(reading, depth);
  const after = reading.tokens[reading.at];
  if (after?.kind !== 'word' || !after.text.startsWith('.')) return { kind: 'within', path, of, besides: undefined };
  reading.at++;
  return { kind: 'within', path, of, besides: compared(reading, fold(after.text.slice(1))) };
}

function inBrackets(reading: Reading, depth: number): Filter {
  reading.at++;
  const of = either(reading, depth + 1);
  close(reading, ']');
  return of;
}

function pathIn(reading: Reading, word: Token): string {
  const split = splitSchema(word.text);
  const [attribute = ''] = split?.rest.split('.') ?? [];
  const isStrange = split?.isEnterprise && attributeIn(enterpriseSchema.attributes, attribute) === undefined;
  return split === undefined || isStrange ? wrong(reading, word, 'cannot be filtered') : fold(split.rest);
}

function compared(reading: Reading, path: string): Condition {
  const operator = next(reading, 'word', 'an operator');
  const name = fold(operator.text);
  if (name === 'pr') return { kind: 'present', path };
  const by = COMPARISONS.find((each) => each === name);
  if (by === undefined) return wrong(reading, operator, `write one of ${COMPARISONS.join(', ')}, pr`);
  return { kind: 'compare', path, by, value: valueIn(reading, by) };
}

function valueIn(reading: Reading, by: Comparison): string | number | boolean | null {
  const token = reading.tokens[reading.at++];
  if (token === undefined || token.kind === 'sign') return wrong(reading, token, `${by} needs a value`);
  try {
    const value: unknown = JSON.parse(token.kind === 'text' ? token.text : fold(token.text));
    if (typeof value === 'string' && (value.includes('\0') || LONE.test(value)))
      return wrong(reading, token, 'characters that no text has');
    if (value === null || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
      return value;
  } catch {}
  return wrong(reading, token, 'write a text in double quotes, a number, true, false or null');
}

function next(reading: Reading, kind: Token['kind'], what: string): Token {
  const token = reading.tokens[reading.at++];
  return token?.kind === kind ? token : wrong(reading, token, `expected ${what}`);
}

function takeWord(reading: Reading, word: string): boolean {
  const token = reading.tokens[reading.at];
  const isIt = token?.kind === 'word' && fold(token.text) === word;
  if (isIt) reading.at++;
  return isIt;
}

function isSign({ tokens, at }: Reading, sign: string): boolean {
  const token = tokens[at];
  return token?.kind === 'sign' && token.text === sign;
}

function close(reading: Reading, sign: string): void {
  if (!isSign(reading, sign)) wrong(reading, reading.tokens[reading.at], `expected ${sign}`);
  reading.at++;
}

function end(reading: Reading): void {
  const token = reading.tokens[reading.at];
  if (token !== undefined) wrong(reading, token, 'expected and, or, or the end');
}

function wrong({ scimType }: Reading, token: Token | undefined, why: string): never {
  return refuseScim(scimType, token === undefined ? `At the end: ${why}.` : `At character ${token.at}: ${why}.`);
}
