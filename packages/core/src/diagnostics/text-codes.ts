// E1xx: text and statements. The parser reports these.
import type { CodeTable } from './define.js';

/** What E105 counts in a header. */
export const HEADER_CHARACTERS = 'characters on the first line';

export interface TextCodeArgs {
  readonly E100: Record<never, never>;
  readonly E101: { readonly found: string; readonly near: readonly string[]; readonly kinds: readonly string[] };
  readonly E102: Record<never, never>;
  readonly E103: { readonly found: string };
  readonly E104: { readonly found: string; readonly edge?: boolean; readonly instead?: string };
  readonly E105: { readonly what: string; readonly limit: number };
  readonly E106: { readonly length: number; readonly limit: number };
  readonly E107: { readonly keyword: string; readonly line: number };
  readonly E108: Record<never, never>;
  readonly E109: { readonly limit: number };
  readonly E110: { readonly instead: string };
  readonly E111: { readonly arrow: string; readonly instead: string };
  readonly E112: { readonly instead: string };
  readonly E113: { readonly instead: string };
  readonly E114: { readonly mark: string; readonly instead: string };
  readonly E115: { readonly instead: string; readonly framed?: true };
  readonly E116: { readonly found: string; readonly instead: string };
  readonly E117: { readonly found: string; readonly advice: string };
  readonly E118: { readonly found: string; readonly form: string; readonly instead?: string };
  readonly E119: { readonly kind: string };
  readonly E120: { readonly found: string; readonly instead: string };
  readonly E121: { readonly instead: string };
  readonly E122: { readonly found: string; readonly line: number; readonly instead: string };
  readonly E123: { readonly instead: string };
  readonly E125: { readonly instead: string };
  readonly E124: { readonly line: number; readonly of: 'arrow' | 'member' };
}

/** One line after `Write:`; several below it. */
const write = (instead: string): string =>
  instead.includes('\n') ? `Write, one per line:\n${instead}` : `Write: ${instead}`;
const quoted = (words: readonly string[]): string => words.map((each) => `'${each}'`).join(', ');

export const textCodes: CodeTable<TextCodeArgs> = {
  E100: {
    severity: 'error',
    meaning: 'The source has no statement, so its kind is unknown.',
    message: () => 'The source is empty.',
    hint: () => 'Start with the kind and a title: flow "Checkout"',
    example: '# nothing yet\n',
    repair: 'flow "Checkout"\nnode shop "Shop"\n',
  },
  E101: {
    severity: 'error',
    meaning: 'The first word is not a kind of diagram.',
    message: ({ found: actual }) => `'${actual}' is not a kind of diagram.`,
    hint: ({ near, kinds }) =>
      near.length > 0 ? `Did you mean ${quoted(near)}?` : `Write one of: ${kinds.join(', ')}.`,
    example: 'flwo "Checkout"\nnode shop "Shop"\n',
    repair: 'flow "Checkout"\nnode shop "Shop"\n',
  },
  E102: {
    severity: 'error',
    meaning: 'A string has no closing quote on its line.',
    message: () => 'The string is not closed.',
    hint: () => 'Close it with " on the same line. Write \\n for a line break inside it.',
    example: 'flow "Checkout"\nnode shop "Shop\n',
    repair: 'flow "Checkout"\nnode shop "Shop"\n',
  },
  E103: {
    severity: 'error',
    meaning: 'A backslash precedes a character that needs no escape.',
    message: ({ found: actual }) => `'${actual}' is not a valid escape.`,
    hint: () => 'Use only \\", \\\\ and \\n in a string. Write \\\\ for a backslash.',
    example: 'flow "Checkout"\nnode shop "C:\\temp"\n',
    repair: 'flow "Checkout"\nnode shop "C:\\\\temp"\n',
  },
  E104: {
    severity: 'error',
    meaning: 'A line matches none of the four statement forms.',
    message: ({ found: actual }) => `Cannot parse this line: '${actual}'.`,
    hint: ({ edge, instead }) =>
      instead !== undefined
        ? `Write ${instead}.`
        : edge
          ? 'Write an edge on one line, with a node id at each end: a -> b : "label" role=data'
          : 'Write a keyword (node a "A"), an edge (a -> b : "label") or, in a list, a string ("A").',
    example: 'flow "Checkout"\nnode shop "Shop"\n?!\n',
    repair: 'flow "Checkout"\nnode shop "Shop"\n',
  },
  E105: {
    severity: 'error',
    meaning: 'The diagram exceeds a size limit: characters, lines, nodes, edges or other statements.',
    message: ({ what, limit }) => `The diagram has more than ${limit === 1 ? 'one' : limit} ${what}.`,
    hint: ({ what, limit }) =>
      what === HEADER_CHARACTERS
        ? 'Keep the kind, title and options there, and write every statement on its own line.'
        : limit === 1
          ? `Keep one ${what}.`
          : 'Split it into several diagrams and link them with link=.',
    example: `flow "Checkout"\n${'#\n'.repeat(5_001)}`,
    repair: 'flow "Checkout"\nnode shop "Shop"\n',
  },
  E106: {
    severity: 'error',
    meaning: 'A text is too long to draw.',
    message: ({ length, limit }) => `The text has ${length} characters; the limit is ${limit}.`,
    hint: () => 'Keep a few words here and move the rest to desc= or to a linked page (link=).',
    example: `flow "Checkout"\nnode shop "${'long '.repeat(401)}"\n`,
    repair: 'flow "Checkout"\nnode shop "Shop"\n',
  },
  E107: {
    severity: 'error',
    meaning: 'A block has no closing brace.',
    message: ({ keyword, line }) => `The block that '${keyword}' opens on line ${line} is not closed.`,
    hint: () => 'Add a line with } where it ends.',
    example: 'flow "Checkout"\ngroup shop "Shop" {\n  node web "Web"\n',
    repair: 'flow "Checkout"\ngroup shop "Shop" {\n  node web "Web"\n}\n',
  },
  E108: {
    severity: 'error',
    meaning: 'A closing brace closes no block.',
    message: () => 'This } closes no block.',
    hint: () => 'Remove it, or open the block with { at the end of a group line.',
    example: 'flow "Checkout"\nnode web "Web"\n}\n',
    repair: 'flow "Checkout"\nnode web "Web"\n',
  },
  E109: {
    severity: 'error',
    meaning: 'Blocks are nested too deeply.',
    message: ({ limit }) => `Blocks can nest ${limit} levels deep; this one is deeper.`,
    hint: () => 'Move the inner part to its own diagram and link to it with link=.',
    example: `flow "Deep"\n${Array.from({ length: 25 }, (_, i) => `group g${i} {\n`).join('')}node a\n${'}\n'.repeat(25)}`,
    repair: 'flow "Deep"\nnode a\n',
  },
  E110: {
    severity: 'error',
    meaning: 'An edge is written in the syntax of another language.',
    message: () => 'This edge is in the syntax of another language.',
    hint: ({ instead }) => write(instead),
    example: 'flow "Checkout"\nnode a\nnode b\na -->|pays| b\n',
    repair: 'flow "Checkout"\nnode a\nnode b\na -> b : "pays"\n',
  },
  E111: {
    severity: 'error',
    meaning: 'An arrow does not exist in this language.',
    message: ({ arrow }) => `'${arrow}' is not an arrow.`,
    hint: ({ instead }) => write(instead),
    example: 'flow "Checkout"\nnode a\nnode b\na ==> b\n',
    repair: 'flow "Checkout"\nnode a\nnode b\na -> b\n',
  },
  E112: {
    severity: 'error',
    meaning: 'A label lacks its quotes or its colon.',
    message: () => 'A label needs double quotes and, on an edge, a colon before it.',
    hint: ({ instead }) => write(instead),
    example: 'flow "Checkout"\nnode a\nnode b\na -> b : pays now\n',
    repair: 'flow "Checkout"\nnode a\nnode b\na -> b : "pays now"\n',
  },
  E113: {
    severity: 'error',
    meaning: 'Several edges or statements are on one line.',
    message: () => 'A line can hold only one edge or other statement.',
    hint: ({ instead }) => write(instead),
    example: 'flow "Checkout"\nnode a\nnode b\nnode c\na -> b -> c\n',
    repair: 'flow "Checkout"\nnode a\nnode b\nnode c\na -> b\nb -> c\n',
  },
  E114: {
    severity: 'error',
    meaning: 'A comment is written in the syntax of another language.',
    message: ({ mark }) => `'${mark}' does not start a comment.`,
    hint: ({ instead }) => `Start a comment with # and a space: ${instead}`,
    example: 'flow "Checkout"\n%% the shop\nnode a\n',
    repair: 'flow "Checkout"\n# the shop\nnode a\n',
  },
  E115: {
    severity: 'error',
    meaning: 'A node is written in the syntax of another language.',
    message: () => 'This node is in the syntax of another language.',
    hint: ({ instead, framed }) =>
      instead !== ''
        ? write(instead)
        : framed
          ? 'A group holds the nodes declared in it. Move the declaration of this node here, or remove this line.'
          : 'Remove this line: the node is already declared.',
    example: 'flow "Checkout"\nshop["The shop"]\n',
    repair: 'flow "Checkout"\nnode shop "The shop"\n',
  },
  E116: {
    severity: 'error',
    meaning: 'A block is opened or closed in the syntax of another language.',
    message: ({ found: actual }) => `'${actual}' does not open or close a block here.`,
    hint: ({ instead }) => (instead === '' ? 'Remove this line: it closes nothing.' : write(instead)),
    example: 'flow "Checkout"\nsubgraph shop\n  node a\nend\n',
    repair: 'flow "Checkout"\ngroup shop {\n  node a\n}\n',
  },
  E117: {
    severity: 'error',
    meaning: 'A statement of another language does not exist here.',
    message: ({ found: actual }) => `'${actual}' is not a statement here.`,
    hint: ({ advice }) => advice,
    example: 'flow "Checkout"\nnode a\nclassDef hot fill:#f00\n',
    repair: 'flow "Checkout"\nnode a tone=red\n',
  },
  E118: {
    severity: 'error',
    meaning: 'A statement contains a part that does not belong there.',
    message: ({ found: actual }) => `${actual} does not belong here.`,
    hint: ({ form, instead }) => (instead === undefined ? `Use the form: ${form}` : `Write: ${instead}`),
    example: 'flow "Checkout"\nnode a service "A" 12\n',
    repair: 'flow "Checkout"\nnode a service "A"\n',
  },
  E119: {
    severity: 'error',
    meaning: 'A source has a second header.',
    message: ({ kind }) => `A second diagram starts here ('${kind}').`,
    hint: () => 'Move it to its own file or fence: each holds one diagram.',
    example: 'flow "Checkout"\nnode a\nflow "Second"\n',
    repair: 'flow "Checkout"\nnode a\n',
  },
  E120: {
    severity: 'error',
    meaning: 'The header is written in the syntax of another language.',
    message: ({ found: actual }) => `'${actual}' is not a header.`,
    hint: ({ instead }) => write(instead),
    example: 'flowchart LR\nnode a\n',
    repair: 'flow direction=right\nnode a\n',
  },
  E121: {
    severity: 'error',
    meaning: 'A text is in quotes other than ".',
    message: () => 'Text must be in straight double quotes.',
    hint: ({ instead }) => write(instead),
    example: 'flow "Checkout"\nnode a \'The shop\'\n',
    repair: 'flow "Checkout"\nnode a "The shop"\n',
  },
  E122: {
    severity: 'error',
    meaning: 'A part of the header or of a group is on its own line.',
    message: ({ found: actual, line }) => `'${actual}' is not a statement; it belongs on line ${line}.`,
    hint: ({ line, instead }) =>
      instead === '' ? `Remove this line: line ${line} already has one.` : `Write on line ${line}: ${instead}`,
    example: 'flow "Checkout"\ndirection LR\nnode a\n',
    repair: 'flow "Checkout" direction=right\nnode a\n',
  },
  E123: {
    severity: 'error',
    meaning: 'A note is written in the syntax of another language.',
    message: () => 'This note is in the syntax of another language.',
    hint: ({ instead }) => write(instead),
    example: 'flow "Checkout"\nnode a\nnote right of a : Rate limit\n',
    repair: 'flow "Checkout"\nnode a\nnote a : "Rate limit"\n',
  },
  E124: {
    severity: 'error',
    meaning: 'A line in another language makes another line ambiguous.',
    message: ({ line }) => `This line is in another language, so line ${line} is ambiguous.`,
    hint: ({ of }) =>
      of === 'arrow'
        ? 'In Mermaid --> is the plain arrow; here it is dashed. Convert the whole Mermaid text (linework convert, convert_external), or write every line in this language, where -> is plain.'
        : 'In Mermaid a group holds the nodes named in it; here it holds those declared in it. Convert the whole Mermaid text (linework convert, convert_external), or move the node lines into the group.',
    example: 'flow "Checkout"\nA[Web] -->|calls| B[API]\nB --> A\n',
    repair: 'flow "Checkout"\nnode A "Web"\nnode B "API"\nA -> B : "calls"\nB -> A\n',
  },
  E125: {
    severity: 'error',
    meaning: 'An item is written in the syntax of another language.',
    message: () => 'This item is in the syntax of another language.',
    hint: ({ instead }) => write(instead),
    example: 'tree "Repository"\n├── src\n└── docs\n',
    repair: 'tree "Repository"\n"src"\n"docs"\n',
  },
};
