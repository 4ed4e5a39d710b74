// The codes of all importers. I1 and a number below 50 is an error, so nothing is imported; a number from 50 up is a warning.
// Codes of a single format are in a table in its folder, from I150 on. Formats provide the examples, so there are none here.

import { type CodeTable, type Report, short } from '@linework/core';

export interface ImportCodeArgs {
  readonly I100: Readonly<Record<never, never>>;
  readonly I101: { readonly format: string; readonly formats: readonly string[]; readonly near?: string };
  readonly I102: { readonly files: readonly string[]; readonly formats: readonly string[] };
  readonly I103: { readonly found: readonly { readonly format: string; readonly reason: string }[] };
  readonly I104: {
    readonly what:
      | 'files'
      | 'characters'
      | 'items'
      | 'lines'
      | 'columns'
      | 'columns and indexes in one table'
      | 'tables, views and types'
      | 'nodes'
      | 'edges'
      | 'levels of nesting'
      | 'characters made'
      | 'items made'
      | 'steps made'
      | 'levels made';
    readonly most: number;
  };
  readonly I105: { readonly format: string; readonly option: string; readonly takes: readonly string[] };
  readonly I106: { readonly path: string };
  readonly I107: { readonly item: string; readonly near: readonly string[] };
  readonly I108: { readonly line: number; readonly text: string; readonly reason: string };
  readonly I109: { readonly kind: string };
  readonly I110: { readonly reason: string; readonly instead: string };
  readonly I111: { readonly format: string };
  readonly I112: { readonly line: number; readonly reason: string };
  readonly I113: { readonly reason: string };
  readonly I140: { readonly external: string; readonly because: string };
  /** Either `names` that nothing has, with those near them, or what has no effect. */
  readonly I142: {
    readonly names: readonly string[];
    readonly near: readonly string[];
    readonly unfollowed: readonly string[];
  };
  readonly I143: { readonly kind: string; readonly parts: readonly string[] };
  readonly I144: { readonly nodes: number; readonly parts: readonly string[] };
  /** `count` of them, some of which are named. */
  readonly I141: {
    readonly each: readonly { readonly external: string; readonly at: string }[];
    readonly count: number;
  };
}

export type ImportReport = Report<ImportCodeArgs>;

const NO_EXAMPLE = { example: '', repair: '' } as const;

function listed(words: readonly string[]): string {
  return words.length === 0 ? 'none' : words.map((word) => short(word)).join(', ');
}

/** Of expressions, and of templates that call one another. */
const MADE: Readonly<Record<string, (most: number) => string>> = {
  'characters made': (most) => `The expressions make more than ${most} characters of text.`,
  'items made': (most) => `The expressions make lists and maps with more than ${most} items.`,
  'levels made': (most) => `The expressions nest values more than ${most} levels deep.`,
  'steps made': (most) => `The expressions take more than ${most} steps.`,
};

export const importCodes: CodeTable<ImportCodeArgs> = {
  I100: {
    severity: 'error',
    meaning: 'There is no file to import, or all are empty.',
    message: () => 'Nothing to import: no file with text was given.',
    hint: () => 'Name a file, or a folder that contains files.',
    ...NO_EXAMPLE,
  },
  I101: {
    severity: 'error',
    meaning: 'The requested format is not supported.',
    message: ({ format }) => `'${short(format)}' is not a supported format.`,
    hint: ({ formats, near }) =>
      near === undefined ? `Formats: ${listed(formats)}.` : `Write '${near}', or omit the format.`,
    ...NO_EXAMPLE,
  },
  I102: {
    severity: 'error',
    meaning: 'The format cannot be detected from the names or contents of the files.',
    message: ({ files }) => `Cannot detect the format of ${listed(files)}.`,
    hint: ({ formats }) => `Name the format. Formats: ${listed(formats)}.`,
    ...NO_EXAMPLE,
  },
  I103: {
    severity: 'error',
    meaning: 'The files match several formats equally well.',
    message: ({ found: candidates }) =>
      `The files could be ${candidates.map(({ format, reason }) => `${format} (${short(reason, 120)})`).join(' or ')}.`,
    hint: ({ found: candidates }) => `Name the format: ${candidates.map(({ format }) => format).join(' or ')}.`,
    ...NO_EXAMPLE,
  },
  I104: {
    severity: 'error',
    meaning: 'The files, the values that their expressions make, or the diagram made from them, exceed a size limit.',
    message: ({ what, most }) => MADE[what]?.(most) ?? `There are more than ${most} ${what}.`,
    hint: ({ what }) =>
      what in MADE
        ? 'Remove the expression that makes this much, such as a text or list that doubles, or a loop with many turns.'
        : what === 'files' || what === 'characters'
          ? 'Import fewer files at once.'
          : 'Import only a part: name fewer files, or use an option that excludes items.',
    ...NO_EXAMPLE,
  },
  I105: {
    severity: 'error',
    meaning: 'The format does not have this option, or the option does not accept this value.',
    message: ({ format, option }) => `The ${format} importer does not accept the option ${short(option, 200)}.`,
    hint: ({ takes }) => `Accepted: ${listed(takes)}.`,
    ...NO_EXAMPLE,
  },
  I106: {
    severity: 'error',
    meaning: 'Two files have the same path.',
    message: ({ path }) => `Two files have the path ${short(path, 200)}.`,
    hint: () => 'Give each file its own path.',
    ...NO_EXAMPLE,
  },
  I107: {
    severity: 'error',
    meaning: 'The focus names nothing in the import.',
    message: ({ item }) => `Nothing in the files is called '${short(item)}'.`,
    hint: ({ near }) => (near.length > 0 ? `Write ${listed(near)}.` : "Write the item's name as the format has it."),
    ...NO_EXAMPLE,
  },
  I108: {
    severity: 'error',
    meaning: 'The overrides produce a source with an error.',
    message: ({ line, text, reason }) =>
      `The overrides cause an error on line ${line} of the source (${short(text)}): ${reason}`,
    hint: () => 'Change or remove the override.',
    ...NO_EXAMPLE,
  },
  I109: {
    severity: 'error',
    meaning: 'A focus is set, but a picture of this kind has no lines to neighbours.',
    message: ({ kind }) => `Diagrams of kind '${kind}' have no neighbours to focus on.`,
    hint: () => 'Remove the focus, or use an option that produces a graph.',
    ...NO_EXAMPLE,
  },
  I110: {
    severity: 'error',
    meaning: 'A file cannot be read at this line, so nothing is imported.',
    message: ({ reason }) => `Cannot read this: ${reason}.`,
    hint: ({ instead }) => instead,
    ...NO_EXAMPLE,
  },
  I111: {
    severity: 'error',
    meaning: 'The files contain nothing to draw.',
    message: ({ format }) => `The ${format} importer found nothing to draw in these files.`,
    hint: () => 'Check the file names, and check that no option excludes everything.',
    ...NO_EXAMPLE,
  },
  I112: {
    severity: 'error',
    meaning: 'The produced source has an error, so nothing is returned. This is a bug in the importer.',
    message: ({ line, reason }) => `The produced source has an error on line ${line}: ${reason}`,
    hint: () => 'Report this bug and attach the files. Until it is fixed, write the diagram by hand.',
    ...NO_EXAMPLE,
  },
  I113: {
    severity: 'error',
    meaning: 'A diagram made from the files exceeds a size limit of the language.',
    message: ({ reason }) => `One diagram cannot show these files. ${reason}`,
    hint: () => 'Import only a part: name fewer files, or use an option that excludes items.',
    ...NO_EXAMPLE,
  },
  I140: {
    severity: 'warning',
    lost: true,
    meaning: 'An item in the files is not in the picture.',
    message: ({ external, because }) => `Skipped '${short(external, 1_000)}': ${because}.`,
    hint: () => 'If it matters, add it to the source by hand.',
    ...NO_EXAMPLE,
  },
  I141: {
    severity: 'warning',
    lost: true,
    meaning: 'More items in the files are not in the picture. The message names some of them.',
    message: ({ each, count }) => {
      const named = each.map(({ external, at }) => `${short(external)} (${at})`).join(', ');
      return `Skipped ${count} more: ${named}${count > each.length ? ` and ${count - each.length} more` : ''}.`;
    },
    hint: ({ each, count }) =>
      count > each.length
        ? 'To list all, import with --all-skipped, or with allSkipped in a request.'
        : 'If they matter, add them to the source by hand.',
    ...NO_EXAMPLE,
  },
  I142: {
    severity: 'warning',
    meaning: 'Overrides name something that the import does not contain, or set something that it cannot have.',
    message: ({ names, unfollowed }) =>
      unfollowed.length > 0
        ? `The overrides set ${unfollowed.join(', ')}, which has no effect in this diagram.`
        : `The overrides name ${listed(names)}, which the files do not contain.`,
    hint: ({ near, unfollowed }) =>
      unfollowed.length > 0
        ? 'Remove them, or name an item that is drawn with a box of its own.'
        : near.length > 0
          ? `Similar names: ${listed(near)}.`
          : 'Correct the name, or remove it.',
    ...NO_EXAMPLE,
  },
  I143: {
    severity: 'warning',
    meaning: 'Overrides set something that this kind of diagram does not support.',
    message: ({ kind, parts }) => `Diagrams of kind '${kind}' do not support ${parts.join(' or ')} in overrides.`,
    hint: () => 'Remove them from the overrides.',
    ...NO_EXAMPLE,
  },
  I144: {
    severity: 'warning',
    meaning: 'There are too many items for one picture. The source is an overview, and each part is its own diagram.',
    message: ({ nodes, parts }) =>
      `${nodes} items are too many for one picture, so this is an overview of ${parts.length} parts.`,
    hint: ({ parts }) => `Draw a part (${listed(parts.slice(0, 12))}), or set one item as the focus.`,
    ...NO_EXAMPLE,
  },
};
