// Diagnostic codes of class only.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface ClassCodeArgs {
  readonly E610: { readonly path: readonly string[] };
  readonly E611: { readonly id: string; readonly word: string };
  readonly E612: { readonly name: string; readonly in: string; readonly line: number };
  readonly E613: { readonly option: 'from' | 'to'; readonly word: string };
  readonly W610: { readonly from: string; readonly word: string; readonly to: string };
  readonly W611: { readonly from: string; readonly to: string; readonly stereotype?: string };
  readonly W612: {
    readonly from: string;
    readonly to: string;
    readonly sort: 'interface' | 'class';
    readonly word: 'inherits' | 'implements';
  };
  readonly W613: { readonly from: string; readonly to: string; readonly word: string; readonly line: number };
  readonly W614: { readonly from: string; readonly to: string; readonly count: string };
  readonly W615: { readonly written: string; readonly line: number };
  readonly W616: { readonly id: string; readonly member: string };
}

export const classNumbers: CodeNumbers = { E: [610, 619], W: [610, 619] };

const TWO = 'class "Shop"\nclass a\nclass b\n';
const PRICED = 'class "Shop"\nclass a\nclass b stereotype=interface\n';

export const classCodes: CodeTable<ClassCodeArgs> = {
  E610: {
    severity: 'error',
    meaning: 'Classes inherit one another in a cycle.',
    message: ({ path }) => `This closes an inheritance cycle: ${path.join(' -> ')}.`,
    hint: ({ path }) =>
      `Remove one of its lines, or use another relation here: ${path[0]} uses ${path[1]}, ${path[0]} -> ${path[1]}`,
    example: `${TWO}a inherits b\nb inherits a\n`,
    repair: `${TWO}a inherits b\n`,
  },
  E611: {
    severity: 'error',
    meaning: 'A class inherits or implements itself.',
    message: ({ id, word }) => `'${id}' ${word} itself.`,
    hint: ({ id }) => `Write its parent, remove this line, or use another relation: ${id} has ${id}, ${id} -> ${id}`,
    example: `${TWO}a inherits a\n`,
    repair: `${TWO}a inherits b\n`,
  },
  E612: {
    severity: 'error',
    meaning: 'A class has two members with the same name and the same parameters.',
    message: ({ name, in: id, line }) => `'${id}' already has ${name}, on line ${line}.`,
    hint: () => 'Remove one of them, rename it, or give an overload other parameters.',
    example: 'class "Shop"\nclass a {\n  +id: UUID\n  -id: string\n}\n',
    repair: 'class "Shop"\nclass a {\n  +id: UUID\n}\n',
  },
  E613: {
    severity: 'error',
    meaning: 'An inheritance has a cardinality or role, but it joins classes, not their objects.',
    message: ({ option, word }) => `${option}= has no meaning on '${word}'.`,
    hint: ({ option }) => `Remove ${option}=. Cardinalities and roles belong to owns, has, uses, ->, -- and <->.`,
    example: `${TWO}a inherits b to=1\n`,
    repair: `${TWO}a inherits b\n`,
  },
  W610: {
    severity: 'warning',
    meaning: 'An interface inherits or implements a class.',
    message: ({ from, word, to }) => `The interface '${from}' ${word} '${to}', which is a class.`,
    hint: ({ from, to }) => `Reverse it: ${to} implements ${from}`,
    example: `${PRICED}b inherits a\n`,
    repair: `${PRICED}a implements b\n`,
  },
  W611: {
    severity: 'warning',
    style: true,
    meaning: 'A class implements a type that is not marked as an interface.',
    message: ({ to, stereotype }) =>
      stereotype === undefined
        ? `'${to}' is implemented, but not marked as an interface.`
        : `'${to}' is implemented, but its stereotype is ${stereotype}.`,
    hint: ({ from, to, stereotype }) =>
      stereotype === undefined
        ? `Write stereotype=interface on the line of ${to}, or write: ${from} inherits ${to}`
        : `Write: ${from} inherits ${to}`,
    example: `${TWO}a implements b\n`,
    repair: `${PRICED}a implements b\n`,
  },
  W612: {
    severity: 'warning',
    style: true,
    meaning:
      'A class inherits an interface instead of implementing it, or an interface implements one instead of inheriting it.',
    message: ({ from, to, sort }) =>
      sort === 'class'
        ? `The class '${from}' inherits the interface '${to}'.`
        : `The interface '${from}' implements the interface '${to}'.`,
    hint: ({ from, to, word }) => `Write: ${from} ${word} ${to}`,
    example: `${PRICED}a inherits b\n`,
    repair: `${PRICED}a implements b\n`,
  },
  W613: {
    severity: 'warning',
    meaning: 'One class both owns and has another, but a part is either owned or shared.',
    message: ({ from, to, word, line }) => `'${from}' already ${word} '${to}', on line ${line}.`,
    hint: () =>
      'Use owns if the part ends with the whole, and has if it outlives the whole. If both apply, give each relation a label.',
    example: `${TWO}a owns b\na has b\n`,
    repair: `${TWO}a owns b\n`,
  },
  W614: {
    severity: 'warning',
    meaning: 'A part has several owners at a time.',
    message: ({ from, to, count }) => `'${to}' is owned by ${count} of '${from}' at a time; a part has one owner.`,
    hint: ({ from, to }) => `Write from=1 or from="0..1", or share the part: ${from} has ${to}`,
    example: `${TWO}a owns b from="*"\n`,
    repair: `${TWO}a owns b from=1\n`,
  },
  W615: {
    severity: 'warning',
    meaning: 'A relation is written twice.',
    message: ({ written, line }) => `'${written}' repeats line ${line}.`,
    hint: () => 'Remove one of them, or give each its own label.',
    example: `${TWO}a -> b\na -> b\n`,
    repair: `${TWO}a -> b\n`,
  },
  W616: {
    severity: 'warning',
    style: true,
    meaning: 'A class has an abstract member but is not marked as abstract.',
    message: ({ id, member }) => `'${id}' has the abstract member ${member} but is not marked as abstract.`,
    hint: () => 'Write stereotype=abstract on the line of the class.',
    example: 'class "Shop"\nclass a {\n  +abstract draw()\n}\n',
    repair: 'class "Shop"\nclass a stereotype=abstract {\n  +abstract draw()\n}\n',
  },
};

export const report: Report<ClassCodeArgs> = reporter(classCodes);
