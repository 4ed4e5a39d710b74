// E2xx: names and references.
import type { CodeTable } from './define.js';

export interface NameCodeArgs {
  /**
   * Without `line`, the kind itself declares the id. `once`: the scope of the id, if not the diagram. `meant`: the statement that
   * continues with the declared one.
   */
  readonly E200: { readonly id: string; readonly line?: number; readonly once?: string; readonly meant?: string };
  /** `instead`: the line to write here, where the order of lines has a meaning. */
  readonly E201: {
    readonly id: string;
    readonly near: readonly string[];
    readonly declare: string;
    readonly instead?: string;
  };
  /** `frames`: edges of the kind join groups too. */
  readonly E202: {
    readonly id: string;
    readonly keyword: string;
    readonly inside: string | undefined;
    readonly frames: boolean;
  };
  readonly E203: {
    readonly id: string;
    readonly keyword: string;
    readonly wanted: readonly string[];
    readonly inside: string | undefined;
  };
  readonly E204: { readonly found: string; readonly instead: string };
  readonly E205: { readonly keyword: string; readonly instead: string };
}

const quoted = (words: readonly string[]): string => words.map((each) => `'${each}'`).join(' or ');

const one = (keyword: string): string => `${/^[aeiou]/.test(keyword) ? 'an' : 'a'} ${keyword}`;
const oneOf = (keywords: readonly string[]): string => keywords.map(one).join(' or ');

export const nameCodes: CodeTable<NameCodeArgs> = {
  E200: {
    severity: 'error',
    meaning: 'An id is declared twice.',
    message: ({ id, line }) =>
      line === undefined
        ? `'${id}' is reserved in this kind of diagram.`
        : `'${id}' is already declared on line ${line}.`,
    hint: ({ id, once = 'a diagram', meant: continuation }) =>
      `${continuation === undefined ? 'Give' : `To continue with it, write: ${continuation}. Otherwise give`} this one another id, such as '${id}-2'. An id can be declared only once in ${once}.`,
    example: 'flow "Checkout"\nnode a "A"\nnode a "B"\n',
    repair: 'flow "Checkout"\nnode a "A"\nnode b "B"\n',
  },
  E201: {
    severity: 'error',
    meaning: 'An id is used but not declared.',
    message: ({ id }) => `'${id}' is not declared.`,
    hint: ({ near, declare, instead }) =>
      near.length > 0
        ? `Did you mean ${quoted(near)}? Otherwise ${instead === undefined ? 'add' : 'write'}: ${instead ?? declare}`
        : instead === undefined
          ? `Add a line: ${declare}`
          : `Write: ${instead}`,
    example: 'flow "Checkout"\nnode shop\nshop -> bank\n',
    repair: 'flow "Checkout"\nnode shop\nnode bank\nshop -> bank\n',
  },
  E202: {
    severity: 'error',
    meaning: 'An edge ends at something that it cannot join.',
    message: ({ id, keyword, frames }) =>
      `'${id}' is ${one(keyword)}, but an edge connects only nodes${frames ? ' and groups' : ''}.`,
    hint: ({ inside }) =>
      inside === undefined ? 'Draw the edge to a node.' : `Draw the edge to a node inside it, such as '${inside}'.`,
    example: 'flow "Checkout"\nnode a\nnode b\noverlay o nodes=b\na -> o\n',
    repair: 'flow "Checkout"\nnode a\nnode b\noverlay o nodes=b\na -> b\n',
  },
  E203: {
    severity: 'error',
    meaning: 'An option refers to the wrong sort of statement.',
    message: ({ id, keyword, wanted }) =>
      `'${id}' is ${one(keyword)}, but ${one(wanted.join(' or '))} id is expected here.`,
    hint: ({ wanted, inside }) =>
      inside === undefined ? `Name ${oneOf(wanted)}.` : `Name ${oneOf(wanted)} inside it, such as '${inside}'.`,
    example: 'flow "Checkout"\ngroup g {\n  node b\n}\noverlay o nodes=g\n',
    repair: 'flow "Checkout"\ngroup g {\n  node b\n}\noverlay o nodes=b\n',
  },
  E204: {
    severity: 'error',
    meaning: 'An id has a character that is not allowed.',
    message: ({ found: actual }) => `'${actual}' is not an id.`,
    hint: ({ instead }) => `Use letters, digits and _, with - only between them and no digit first: ${instead}`,
    example: 'flow "Checkout"\nnode 1a "First"\n',
    repair: 'flow "Checkout"\nnode n1a "First"\n',
  },
  E205: {
    severity: 'error',
    meaning: 'A statement has no id.',
    message: ({ keyword }) => `'${keyword}' needs an id before its label.`,
    hint: ({ instead }) => `Write: ${instead}`,
    example: 'flow "Checkout"\nnode "The shop"\n',
    repair: 'flow "Checkout"\nnode the-shop "The shop"\n',
  },
};
