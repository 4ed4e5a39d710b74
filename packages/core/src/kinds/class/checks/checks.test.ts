import { describe, expect, test } from 'vitest';
import { codesIn } from '../testing/built-classes.js';

const ABC = 'class a\nclass b\nclass c\n';
const PRICED = 'class a\nclass b\nclass p stereotype=interface\nclass q stereotype=protocol\n';

describe('inheritance problems an expert would notice', () => {
  test.each([
    ['a cycle of three', `${ABC}a inherits b\nb inherits c\nc inherits a`, 'E610'],
    ['a cycle through an interface', `${PRICED}p inherits q\nq inherits p`, 'E610'],
    ['two cycles', `${ABC}a inherits b\nb inherits a\nb inherits c\nc inherits b`, 'E610 E610'],
    ['a class that inherits itself', `${ABC}a inherits a`, 'E611'],
    ['an interface that inherits a class', `${PRICED}p inherits a`, 'W610'],
    ['a class implemented as an interface', `${ABC}a implements b\nc implements b`, 'W611'],
    ['an interface that is inherited by a class', `${PRICED}a inherits p`, 'W612'],
    ['an interface that implements one', `${PRICED}p implements q`, 'W612'],
    ['a count on an inheritance', `${ABC}a inherits b from=1 to=2`, 'E613 E613'],
  ])('%s is reported', (_, lines, codes) => {
    expect(codesIn(lines).join(' ')).toBe(codes);
  });

  test.each([
    ['several parents', `${PRICED}a inherits b\na implements p\na implements q\nq inherits p`],
    ['a diamond of parents', `${ABC}class d\nb inherits a\nc inherits a\nd inherits b\nd inherits c`],
    ['a stereotype that cannot be read', 'class a\nclass b stereotype="an interface" \na implements b'],
  ])('%s is not reported', (_, lines) => {
    expect(codesIn(lines).filter((each) => /^[EW]61/.test(each))).toEqual([]);
  });
});

describe('member problems an expert would notice', () => {
  test.each([
    ['a name twice', 'class a {\n  +x: int\n  -x: string\n}', 'E612'],
    [
      'an operation with the same parameters',
      'class a {\n  run(a: int, b: Map<int, int>)\n  run(c: int, d: Map<int, int>)\n}',
      'E612',
    ],
    ['a text twice', 'class a {\n  "x y"\n  "x y"\n}', 'E612'],
    ['an abstract member in a plain class', 'class a {\n  abstract run()\n}', 'W616'],
  ])('%s is reported', (_, lines, codes) => {
    expect(codesIn(lines).join(' ')).toBe(codes);
  });

  test.each([
    ['overloads', 'class a {\n  run()\n  run(x: int)\n  run(x: string)\n}'],
    ['an attribute and an operation with one name', 'class a {\n  size: int\n  size(): int\n}'],
    ['the same member in two classes', 'class a {\n  x: int\n}\nclass b {\n  x: int\n}'],
    ['an abstract member of an interface', 'class a stereotype=interface {\n  abstract run()\n}'],
  ])('%s is not reported', (_, lines) => {
    expect(codesIn(lines)).toEqual([]);
  });
});

describe('problems with wholes and parts an expert would notice', () => {
  test.each([
    ['owns and has the same class', `${ABC}a owns b\na has b`, 'W613'],
    ['owned by many at a time', `${ABC}a owns b from="1..*"`, 'W614'],
    ['owned by two at a time', `${ABC}a owns b from=2`, 'W614'],
    ['a relation twice', `${ABC}a -> b : "x"\na -> b : "x"`, 'W615'],
    ['a line without direction, from both ends', `${ABC}a -- b from=1\nb -- a to=1`, 'W615'],
    ['an inheritance twice', `${ABC}a inherits b\na inherits b : "is a"`, 'W615'],
  ])('%s is reported', (_, lines, codes) => {
    expect(codesIn(lines).join(' ')).toBe(codes);
  });

  test.each([
    ['two relations with their own labels', `${ABC}a -> b : "home"\na -> b : "work"`],
    ['there and back', `${ABC}a -> b\nb -> a`],
    ['one owner at most', `${ABC}a owns b from="0..1"\na owns c from=1`],
    ['owns and has with two labels', `${ABC}a owns b : "all"\na has b : "best"`],
  ])('%s is not reported', (_, lines) => {
    expect(codesIn(lines)).toEqual([]);
  });
});
