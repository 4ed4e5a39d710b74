// E3xx: options and values.
import type { CodeTable } from './define.js';

export interface OptionCodeArgs {
  readonly E300: {
    readonly option: string;
    readonly on: string;
    readonly near: readonly string[];
    readonly known: readonly string[];
  };
  readonly E301: { readonly option: string };
  readonly E302: {
    readonly option: string;
    readonly found: string;
    readonly near: readonly string[];
    readonly allowed: readonly string[];
  };
  readonly E303: {
    readonly option: string;
    readonly found: string;
    readonly wanted: string;
    readonly instead?: string;
    /** The line to write, if the value has no name. */
    readonly line?: string;
  };
  readonly E304: { readonly option: string; readonly found: string; readonly range: string };
  readonly E305: { readonly option: string; readonly wanted: string };
  readonly E306: { readonly option: string; readonly on: string; readonly advice: string };
  readonly E307: {
    readonly flag: string;
    readonly on: string;
    readonly near: readonly string[];
    readonly known: readonly string[];
  };
  readonly E308: {
    readonly found: string;
    readonly near: readonly string[];
    readonly known: readonly string[];
    /** Which statement the word is a type of, if any. */
    readonly advice?: string;
  };
  readonly E309: { readonly found: string; readonly instead?: string };
  readonly E310: { readonly option: string; readonly first: string };
  readonly E311: { readonly instead: string };
  readonly E312: { readonly instead?: string };
  readonly E313: { readonly one: string; readonly other: string };
  readonly E314: Record<never, never>;
  /** `kept`: the weaker one does more than colour the line. */
  readonly W300: { readonly weaker: string; readonly stronger: string; readonly kept: boolean };
}

const quoted = (words: readonly string[]): string => words.map((each) => `'${each}'`).join(' or ');
const either = (near: readonly string[], known: readonly string[]): string =>
  near.length > 0 ? `Did you mean ${quoted(near)}?` : `Use one of: ${known.join(', ')}.`;

export const optionCodes: CodeTable<OptionCodeArgs> = {
  E300: {
    severity: 'error',
    meaning: 'A statement does not have that option.',
    message: ({ option, on }) => `Unknown option '${option}' on ${on}.`,
    hint: ({ near, known }) => either(near, known),
    example: 'flow "Checkout"\nnode a tnoe=red\n',
    repair: 'flow "Checkout"\nnode a tone=red\n',
  },
  E301: {
    severity: 'error',
    meaning: 'An option is given twice on a line.',
    message: ({ option }) => `'${option}' is given twice.`,
    hint: () => 'Remove one of the two.',
    example: 'flow "Checkout"\nnode a tone=red tone=blue\n',
    repair: 'flow "Checkout"\nnode a tone=red\n',
  },
  E302: {
    severity: 'error',
    meaning: 'An option has a value that it does not accept.',
    message: ({ option, found: actual }) => `'${actual}' is not a value of ${option}.`,
    hint: ({ near, allowed }) => either(near, allowed),
    example: 'flow "Checkout" direction=LR\nnode a\n',
    repair: 'flow "Checkout" direction=right\nnode a\n',
  },
  E303: {
    severity: 'error',
    meaning: 'A value has the wrong type.',
    message: ({ option, found: actual }) => `${option} cannot be ${actual}.`,
    hint: ({ option, wanted, instead, line }) =>
      line !== undefined
        ? `Write: ${line} (${option} is ${wanted})`
        : instead === undefined
          ? `${option} takes ${wanted}.`
          : `Write: ${option}=${instead} (it takes ${wanted})`,
    example: 'flow "Checkout"\nnode a sub=small\n',
    repair: 'flow "Checkout"\nnode a sub="small"\n',
  },
  E304: {
    severity: 'error',
    meaning: 'A number is out of range.',
    message: ({ option, found: actual }) => `${option} cannot be ${actual}.`,
    hint: ({ option, range }) => `${option} takes ${range}.`,
    example: 'flow "Checkout" numbered=on start=1000\nnode a\n',
    repair: 'flow "Checkout" numbered=on start=100\nnode a\n',
  },
  E305: {
    severity: 'error',
    meaning: 'An option has no value.',
    message: ({ option }) => `${option} has no value.`,
    hint: ({ option, wanted }) => `Write ${option}= directly followed by ${wanted}.`,
    example: 'flow "Checkout"\nnode a tone=\n',
    repair: 'flow "Checkout"\nnode a tone=red\n',
  },
  E306: {
    severity: 'error',
    meaning: 'An option exists, but not on this statement or in this kind.',
    message: ({ option, on }) => `'${option}' is not available on ${on}.`,
    hint: ({ advice }) => advice,
    example: 'flow "Checkout"\nnode a\nnode b\na -> b sub="nightly"\n',
    repair: 'flow "Checkout"\nnode a\nnode b\na -> b desc="nightly"\n',
  },
  E307: {
    severity: 'error',
    meaning: 'A statement does not have that flag.',
    message: ({ flag, on }) => `Unknown flag '${flag}' on ${on}.`,
    hint: ({ near, known }) => (known.length === 0 ? 'Put text in quotes, or remove the word.' : either(near, known)),
    example: 'flow "Checkout"\nnode a service "A" urgent\n',
    repair: 'flow "Checkout"\nnode a service "A"\n',
  },
  E308: {
    severity: 'error',
    meaning: 'A type is unknown.',
    message: ({ found: actual }) => `'${actual}' is not a type.`,
    hint: ({ near, known, advice }) => advice ?? either(near, known),
    example: 'flow "Checkout"\nnode a databse "A"\n',
    repair: 'flow "Checkout"\nnode a database "A"\n',
  },
  E309: {
    severity: 'error',
    meaning: 'A link is neither https nor relative.',
    message: ({ found: actual }) => `'${actual}' cannot be a link.`,
    hint: ({ instead }) =>
      `Write an https:// address or a relative path in quotes: link=${instead ?? '"docs/shop.md"'}`,
    example: 'flow "Checkout"\nnode a link="javascript:alert(1)"\n',
    repair: 'flow "Checkout"\nnode a link="https://example.com/"\n',
  },
  E310: {
    severity: 'error',
    meaning: 'An option that takes one value has several.',
    message: ({ option }) => `${option} takes one value.`,
    hint: ({ option, first }) => `Keep one: ${option}=${first}`,
    example: 'flow "Checkout"\nnode a tone=red,blue\n',
    repair: 'flow "Checkout"\nnode a tone=red\n',
  },
  E311: {
    severity: 'error',
    meaning: 'An option or list contains spaces or brackets.',
    message: () => 'Write options and lists without spaces or brackets.',
    hint: ({ instead }) => `Write: ${instead}`,
    example: 'flow "Checkout"\nnode a\nnode b\noverlay o nodes=[a, b]\n',
    repair: 'flow "Checkout"\nnode a\nnode b\noverlay o nodes=a,b\n',
  },
  E312: {
    severity: 'error',
    meaning: 'A comma in a list has no value next to it.',
    message: () => 'This comma has no value next to it.',
    hint: ({ instead }) =>
      instead === undefined
        ? 'Remove the comma, or add the missing value.'
        : `Write: ${instead}, or add the missing value.`,
    example: 'flow "Checkout"\nnode a\noverlay o nodes=a,\n',
    repair: 'flow "Checkout"\nnode a\noverlay o nodes=a\n',
  },
  E313: {
    severity: 'error',
    meaning: 'Two options on a line cannot be used together.',
    message: ({ one, other }) => `${one} and ${other} cannot be used together.`,
    hint: ({ one, other }) => `Keep only ${one} or ${other}.`,
    example: 'gantt "Release"\ntask ui "Screens" start=2026-11-16 length=3d end=2026-11-18\n',
    repair: 'gantt "Release"\ntask ui "Screens" start=2026-11-16 length=3d\n',
  },
  E314: {
    severity: 'error',
    meaning: 'Numbers are in percent, but the header names no unit.',
    message: () => 'The numbers are in percent, but the header does not say so.',
    hint: () => 'Write unit="%" once in the header, and the numbers without it.',
    example: 'pie "Answers"\nslice "Price" 70%\nslice "Quality" 30%\n',
    repair: 'pie "Answers" unit="%"\nslice "Price" 70\nslice "Quality" 30\n',
  },
  W300: {
    severity: 'warning',
    style: true,
    meaning: 'Two options on a line set its colour.',
    message: ({ weaker, stronger }) => `A line has one colour: it is drawn with ${stronger}, not ${weaker}.`,
    hint: ({ weaker, kept: isKept }) =>
      isKept
        ? `Keep ${weaker} if you mean its line style; otherwise remove it.`
        : `Remove ${weaker}, or keep it for the description in words.`,
    example: 'flow "Checkout"\nnode a\nnode b\na -> b role=data tone=red\n',
    repair: 'flow "Checkout"\nnode a\nnode b\na -> b tone=red\n',
  },
};
