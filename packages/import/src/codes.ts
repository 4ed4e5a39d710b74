// The codes of all importers: I1 and a number below 50 is an error and nothing is imported, one above is a warning. What a
// format alone can say stands in a table in its own folder, from I150 on. Examples come with a format, so there are none here.

import { short } from '@linework/convert';
import type { CodeTable, Report } from '@linework/core';

export interface ImportCodeArgs {
  readonly I100: Readonly<Record<never, never>>;
  readonly I101: { readonly format: string; readonly formats: readonly string[]; readonly near?: string };
  readonly I102: { readonly files: readonly string[]; readonly formats: readonly string[] };
  readonly I103: { readonly found: readonly { readonly format: string; readonly reason: string }[] };
  readonly I104: {
    readonly what: 'files' | 'characters' | 'nodes' | 'edges' | 'levels of nesting';
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
  readonly I140: { readonly external: string; readonly because: string };
  readonly I142: { readonly names: readonly string[]; readonly near: readonly string[] };
  readonly I143: { readonly kind: string; readonly parts: readonly string[] };
  readonly I144: { readonly nodes: number; readonly parts: readonly string[] };
  readonly I141: { readonly each: readonly { readonly external: string; readonly at: string }[] };
}

export type ImportReport = Report<ImportCodeArgs>;

const NO_EXAMPLE = { example: '', repair: '' } as const;

function listed(words: readonly string[]): string {
  return words.length === 0 ? 'none' : words.map((word) => short(word)).join(', ');
}

export const importCodes: CodeTable<ImportCodeArgs> = {
  I100: {
    severity: 'error',
    meaning: 'There is no file to import, or all are empty.',
    message: () => 'There is nothing to import: no file with text in it was given.',
    hint: () => 'Name a file, or a folder with files in it.',
    ...NO_EXAMPLE,
  },
  I101: {
    severity: 'error',
    meaning: 'The format that was asked for is not one that is imported.',
    message: ({ format }) => `'${short(format)}' is no format that is imported.`,
    hint: ({ formats, near }) =>
      near === undefined ? `Formats: ${listed(formats)}.` : `Write '${near}', or leave the format out.`,
    ...NO_EXAMPLE,
  },
  I102: {
    severity: 'error',
    meaning: 'Nothing in the names or contents of the files says which format they are in.',
    message: ({ files }) => `The format of ${listed(files)} is not recognised.`,
    hint: ({ formats }) => `Name the format. Formats: ${listed(formats)}.`,
    ...NO_EXAMPLE,
  },
  I103: {
    severity: 'error',
    meaning: 'The files may as well be in one format as in another.',
    message: ({ found }) =>
      `The files may be ${found.map(({ format, reason }) => `${format} (${short(reason, 120)})`).join(' or ')}.`,
    hint: ({ found }) => `Name the format: ${found.map(({ format }) => format).join(' or ')}.`,
    ...NO_EXAMPLE,
  },
  I104: {
    severity: 'error',
    meaning: 'The files, or the diagram made from them, are over a size limit.',
    message: ({ what, most }) => `There are more than ${most} ${what}.`,
    hint: ({ what }) =>
      what === 'files' || what === 'characters'
        ? 'Import fewer files at once.'
        : 'Import a part of it: name fewer files, or an option that leaves things out.',
    ...NO_EXAMPLE,
  },
  I105: {
    severity: 'error',
    meaning: 'An option is not one of the format, or has a value that it does not take.',
    message: ({ format, option }) => `An import of ${format} does not take the option ${short(option, 200)}.`,
    hint: ({ takes }) => `It takes ${listed(takes)}.`,
    ...NO_EXAMPLE,
  },
  I106: {
    severity: 'error',
    meaning: 'Two files were given under one name.',
    message: ({ path }) => `There are two files called ${short(path, 200)}.`,
    hint: () => 'Give each file a path of its own.',
    ...NO_EXAMPLE,
  },
  I107: {
    severity: 'error',
    meaning: 'The focus names nothing of the import.',
    message: ({ item }) => `Nothing in the files is called '${short(item)}'.`,
    hint: ({ near }) => (near.length > 0 ? `Write ${listed(near)}.` : "Write the format's own name of it."),
    ...NO_EXAMPLE,
  },
  I108: {
    severity: 'error',
    meaning: 'The overrides make a source that has a mistake.',
    message: ({ line, text, reason }) =>
      `With the overrides, line ${line} of the source (${short(text)}) has a mistake: ${reason}`,
    hint: () => 'Change or remove the override of it.',
    ...NO_EXAMPLE,
  },
  I109: {
    severity: 'error',
    meaning: 'A focus was asked for in a picture that has no lines to neighbours.',
    message: ({ kind }) => `A ${kind} has no neighbours to focus on.`,
    hint: () => 'Leave the focus out, or name an option that gives a graph.',
    ...NO_EXAMPLE,
  },
  I110: {
    severity: 'error',
    meaning: 'A file cannot be read at this line; nothing is imported.',
    message: ({ reason }) => `This cannot be read: ${reason}.`,
    hint: ({ instead }) => instead,
    ...NO_EXAMPLE,
  },
  I111: {
    severity: 'error',
    meaning: 'The files hold nothing to draw.',
    message: ({ format }) => `The files hold nothing that an import of ${format} draws.`,
    hint: () => 'Look whether the right files were named, and whether an option leaves everything out.',
    ...NO_EXAMPLE,
  },
  I112: {
    severity: 'error',
    meaning: 'The produced source has a mistake, so nothing is returned. This is a fault of the importer.',
    message: ({ line, reason }) => `The produced source has a mistake on its line ${line}: ${reason}`,
    hint: () => 'Report this with the files; until then write the diagram by hand.',
    ...NO_EXAMPLE,
  },
  I140: {
    severity: 'warning',
    lost: true,
    meaning: 'Something in the files is not in the picture.',
    message: ({ external, because }) => `'${short(external, 1_000)}' was left out because ${because}.`,
    hint: () => 'Add it to the source by hand where it matters.',
    ...NO_EXAMPLE,
  },
  I141: {
    severity: 'warning',
    lost: true,
    meaning: 'More things in the files are not in the picture; all are named.',
    message: ({ each }) =>
      `${each.length} more were left out: ${each.map(({ external, at }) => `${short(external, 1_000)} (${at})`).join(', ')}.`,
    hint: () => 'Add them to the source by hand where they matter.',
    ...NO_EXAMPLE,
  },
  I142: {
    severity: 'warning',
    meaning: 'Overrides name something that the import does not have.',
    message: ({ names }) => `The overrides name ${listed(names)}, which the files do not have.`,
    hint: ({ near }) => (near.length > 0 ? `Near: ${listed(near)}.` : 'Remove what is gone, or mend the name.'),
    ...NO_EXAMPLE,
  },
  I143: {
    severity: 'warning',
    meaning: 'Overrides ask for what the kind does not have.',
    message: ({ kind, parts }) => `A ${kind} takes no ${parts.join(' and no ')} from overrides.`,
    hint: () => 'Remove them from the overrides.',
    ...NO_EXAMPLE,
  },
  I144: {
    severity: 'warning',
    meaning: 'There is more than one picture holds: the source is an overview, and each part is a diagram of its own.',
    message: ({ nodes, parts }) =>
      `${nodes} items are more than one picture holds: this is an overview of ${parts.length} parts.`,
    hint: ({ parts }) => `Draw a part (${listed(parts.slice(0, 12))}), or name one item as the focus.`,
    ...NO_EXAMPLE,
  },
};
