// E2xx: names and references.
import type { CodeTable } from './define.js';

export interface NameCodeArgs {
  /**
   * Without a line: the kind itself has it. `once`: where it is declared once, if not in the diagram. `meant`: what goes on with
   * the one declared.
   */
  readonly E200: { readonly id: string; readonly line?: number; readonly once?: string; readonly meant?: string };
  /** `instead`: the line to write here, where the order of lines is content. */
  readonly E201: {
    readonly id: string;
    readonly near: readonly string[];
    readonly declare: string;
    readonly instead?: string;
  };
  readonly E202: { readonly id: string; readonly keyword: string; readonly inside: string | undefined };
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
        ? `'${id}' stands for something in every diagram of the kind.`
        : `'${id}' is already declared on line ${line}.`,
    hint: ({ id, once = 'a diagram', meant }) =>
      `${meant === undefined ? 'Give' : `To go on with it, write: ${meant}. Otherwise give`} this one another id, such as '${id}-2'; an id is declared once in ${once}.`,
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
    meaning: 'An edge ends at something that is not a node.',
    message: ({ id, keyword }) => `'${id}' is ${one(keyword)}; an edge joins nodes only.`,
    hint: ({ inside }) =>
      inside === undefined ? 'Draw the edge to a node.' : `Draw the edge to a node inside it, such as '${inside}'.`,
    example: 'flow "Checkout"\nnode a\ngroup g {\n  node b\n}\na -> g\n',
    repair: 'flow "Checkout"\nnode a\ngroup g {\n  node b\n}\na -> b\n',
  },
  E203: {
    severity: 'error',
    meaning: 'An option names something of the wrong sort.',
    message: ({ id, keyword, wanted }) => `'${id}' is ${one(keyword)}; here stands the id of ${oneOf(wanted)}.`,
    hint: ({ wanted, inside }) =>
      inside === undefined
        ? `Name ${oneOf(wanted)}.`
        : `Name ${oneOf(wanted)}, such as '${inside}', which stands in it.`,
    example: 'flow "Checkout"\ngroup g {\n  node b\n}\noverlay o nodes=g\n',
    repair: 'flow "Checkout"\ngroup g {\n  node b\n}\noverlay o nodes=b\n',
  },
  E204: {
    severity: 'error',
    meaning: 'An id is not a word.',
    message: ({ found }) => `'${found}' is not an id.`,
    hint: ({ instead }) =>
      `An id starts with a letter or _ and goes on with letters, digits, _ and - between them: ${instead}`,
    example: 'flow "Checkout"\nnode 1a "First"\n',
    repair: 'flow "Checkout"\nnode n1a "First"\n',
  },
  E205: {
    severity: 'error',
    meaning: 'A statement lacks its id.',
    message: ({ keyword }) => `'${keyword}' needs an id before its label.`,
    hint: ({ instead }) => `Write: ${instead}`,
    example: 'flow "Checkout"\nnode "The shop"\n',
    repair: 'flow "Checkout"\nnode the-shop "The shop"\n',
  },
};
