// E4xx and W2xx codes of any kind, and S2xx: structure, style, settings. A kind's own codes are in its folder.
import type { CodeTable } from './define.js';

export interface StructureCodeArgs {
  readonly E400: {
    readonly found: string;
    readonly kind: string;
    readonly near: readonly string[];
    readonly known: readonly string[];
  };
  readonly E401: { readonly keyword: string; readonly within: readonly string[] };
  readonly E402: { readonly keyword: string; readonly form: string };
  readonly E403: Record<never, never>;
  readonly E404: { readonly keyword: string; readonly instead: string };
  readonly E405: { readonly keyword: string; readonly instead?: string };
  readonly E406: { readonly kind: string; readonly advice: string };
  readonly E407: {
    readonly arrow: string;
    readonly kind: string;
    readonly allowed: readonly string[];
    readonly instead?: string;
  };
  readonly E408: { readonly kind: string };
  readonly E409: { readonly word: string; readonly keyword: string };
  readonly E440: { readonly above?: string };
  readonly E441: { readonly first: string };
  readonly W201: { readonly keyword: string };
  readonly W202: { readonly icon: string; readonly near: readonly string[] };
  readonly W203: { readonly found: string; readonly instead: string };
  readonly W223: { readonly found: string; readonly instead: string };
  readonly S200: { readonly kind: string; readonly option: string; readonly why: string };
}

const quoted = (words: readonly string[]): string => words.map((each) => `'${each}'`).join(' or ');

export const structureCodes: CodeTable<StructureCodeArgs> = {
  E400: {
    severity: 'error',
    meaning: 'The first word of a line is not a keyword of the kind.',
    message: ({ found: actual, kind }) => `'${actual}' is not a statement of ${kind}.`,
    hint: ({ near, known }) =>
      near.length > 0
        ? `Did you mean ${quoted(near)}?`
        : `Start the line with a keyword (${known.join(', ')}), or write an edge: a -> b : "label"`,
    example: 'flow "Checkout"\nndoe a "A"\n',
    repair: 'flow "Checkout"\nnode a "A"\n',
  },
  E401: {
    severity: 'error',
    meaning: 'A statement is in a block that cannot hold it.',
    message: ({ keyword }) => `'${keyword}' is not allowed here.`,
    hint: ({ within }) =>
      `Move it ${within.map((each) => (each === 'diagram' ? 'to the top level' : `into a ${each} block`)).join(' or ')}.`,
    example: 'flow "Checkout"\nnode a\ngroup g {\n  node b\n  overlay o nodes=a\n}\n',
    repair: 'flow "Checkout"\nnode a\ngroup g {\n  node b\n}\noverlay o nodes=a\n',
  },
  E402: {
    severity: 'error',
    meaning: 'A statement lacks a required part.',
    message: ({ keyword }) => `'${keyword}' is incomplete.`,
    hint: ({ form }) => `Use the form: ${form}`,
    example: 'flow "Checkout"\nnode a\nnote a\n',
    repair: 'flow "Checkout"\nnode a\nnote a : "Remember"\n',
  },
  E403: {
    severity: 'error',
    meaning: 'A label is empty.',
    message: () => 'The label is empty.',
    hint: () => 'Write a text, or omit the label to show the id.',
    example: 'flow "Checkout"\nnode a ""\n',
    repair: 'flow "Checkout"\nnode a\n',
  },
  E404: {
    severity: 'error',
    meaning: 'A statement that opens a block has no brace.',
    message: ({ keyword }) => `'${keyword}' opens a block and needs { at the end of its line.`,
    hint: ({ instead }) => `Write: ${instead} { and close the block with } on its own line.`,
    example: 'flow "Checkout"\nnode a\ngroup g "G"\n',
    repair: 'flow "Checkout"\ngroup g "G" {\n  node a\n}\n',
  },
  E405: {
    severity: 'error',
    meaning: 'A statement that takes no block has one.',
    message: ({ keyword }) => `'${keyword}' takes no block.`,
    hint: ({ instead }) => (instead === undefined ? 'Remove the braces.' : `A group holds nodes. Write: ${instead}`),
    example: 'flow "Checkout"\nnode a {\n  node b\n}\n',
    repair: 'flow "Checkout"\ngroup a {\n  node b\n}\n',
  },
  E406: {
    severity: 'error',
    meaning: 'This kind of diagram has no lines of that form.',
    message: ({ kind }) => `Diagrams of kind '${kind}' have no lines of this form.`,
    hint: ({ advice }) => advice,
    example: 'flow "Checkout"\nnode a\n"loose text"\n',
    repair: 'flow "Checkout"\nnode a\n',
  },
  E407: {
    severity: 'error',
    meaning: 'This kind of diagram does not have that arrow.',
    message: ({ arrow, kind }) => `Diagrams of kind '${kind}' have no '${arrow}' arrow.`,
    hint: ({ allowed, instead }) =>
      instead === undefined
        ? `Write one of: ${allowed.join(' ')}.`
        : `Write: ${instead} (or one of ${allowed.join(' ')})`,
    example: 'class "Shop"\nclass a\nclass b\na --> b\n',
    repair: 'class "Shop"\nclass a\nclass b\na -> b\n',
  },
  E408: {
    severity: 'error',
    meaning: 'A diagram has nothing to draw.',
    message: ({ kind }) => `The ${kind} has nothing to draw.`,
    hint: () => 'Add at least one statement below the header.',
    example: 'flow "Checkout"\n',
    repair: 'flow "Checkout"\nnode shop "Shop"\n',
  },
  E409: {
    severity: 'error',
    meaning: 'A block has a branch that does not belong to it.',
    message: ({ word, keyword }) => `'${keyword}' has no '${word}' branch.`,
    hint: () => "Close the block with } only. 'else' belongs to alt, 'and' to par.",
    example: 'flow "Checkout"\ngroup g {\n  node a\n} else {\n  node b\n}\n',
    repair: 'flow "Checkout"\ngroup g {\n  node a\n  node b\n}\n',
  },
  E440: {
    severity: 'error',
    meaning: "An item's indentation matches no line above it, so its parent is ambiguous.",
    message: () => "This item's indentation matches no line above it.",
    hint: ({ above }) =>
      above === undefined
        ? 'Write top-level items without indentation, and indent each child by two spaces.'
        : `Indent by two spaces per level, without tabs. The fix places it below "${above}".`,
    example: 'tree "Repository"\n"src/"\n    "core/"\n  "ui/"\n',
    repair: 'tree "Repository"\n"src/"\n  "core/"\n  "ui/"\n',
  },
  E441: {
    severity: 'error',
    meaning: 'A second item is at the top level of a kind that allows one.',
    message: ({ first }) => `Only one item can be at the top level, and "${first}" already is.`,
    hint: ({ first }) => `Indent this line and everything below it by two spaces, under "${first}", or remove it.`,
    example: 'mindmap "Plan"\n"Launch"\n"Budget"\n',
    repair: 'mindmap "Plan"\n"Launch"\n  "Budget"\n',
  },
  W201: {
    severity: 'warning',
    meaning: 'A block is empty.',
    message: ({ keyword }) => `This ${keyword} is empty.`,
    hint: () => 'Put statements between its braces, or remove it.',
    example: 'flow "Checkout"\nnode a\ngroup g {\n}\n',
    repair: 'flow "Checkout"\nnode a\n',
  },
  W202: {
    severity: 'warning',
    meaning: 'An icon is unknown, so the picture is drawn without it.',
    message: ({ icon }) => `There is no icon '${icon}'.`,
    hint: ({ near }) => (near.length > 0 ? `Did you mean ${quoted(near)}?` : 'Search for an icon, or remove icon=.'),
    example: 'flow "Checkout"\nnode a icon=lx:databse\n',
    repair: 'flow "Checkout"\nnode a icon=lx:database\n',
  },
  W203: {
    severity: 'warning',
    meaning: 'A text contains markup of another language, which is drawn literally.',
    message: ({ found: actual }) => `'${actual}' is drawn literally: text has no markup.`,
    hint: ({ instead }) =>
      instead === ''
        ? 'Write plain text; \\n breaks a line.'
        : `Write: ${instead} (\\n breaks a line; nothing else is markup)`,
    example: 'flow "Checkout"\nnode a "Web<br/>shop"\n',
    repair: 'flow "Checkout"\nnode a "Web\\nshop"\n',
  },
  W223: {
    severity: 'warning',
    style: true,
    meaning: 'A comment in a class looks like a protected member.',
    message: ({ found: actual }) => `'${actual}' is a comment, because a space follows its #.`,
    hint: ({ instead }) => `For a protected member, write: ${instead}`,
    example: 'class "Shop"\nclass a {\n  +id: UUID\n  # total: int\n}\n',
    repair: 'class "Shop"\nclass a {\n  +id: UUID\n  #total: int\n}\n',
  },
  S200: {
    severity: 'warning',
    meaning: 'The kind rejects a value in defaults.kinds of the settings file, so the value is ignored.',
    message: ({ kind, option, why }) => `The settings value defaults.kinds.${kind}.${option} is ignored: ${why}`,
    hint: ({ kind }) =>
      `Correct or remove it in the settings file. 'linework vocabulary ${kind}' lists the header's options.`,
    example: '',
    repair: '',
  },
};
