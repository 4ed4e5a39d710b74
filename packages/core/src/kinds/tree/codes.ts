// The diagnostic codes of tree.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface TreeCodeArgs {
  readonly E680: { readonly name: string; readonly lines: readonly string[] };
  readonly E681: { readonly name: string; readonly child: string };
  readonly E682: { readonly name: string; readonly line: number; readonly folder: boolean };
  readonly W680: { readonly name: string };
}

export const treeNumbers: CodeNumbers = { E: [680, 689], W: [680, 689] };

export const treeCodes: CodeTable<TreeCodeArgs> = {
  E680: {
    severity: 'error',
    meaning: 'An item is a path; each folder must be a separate item.',
    message: ({ name }) => `"${name}" is a path, but an item is a single name.`,
    hint: ({ lines }) => `Write one item per line:\n${lines.join('\n')}`,
    example: 'tree "Repository"\n"src/core/index.ts"\n',
    repair: 'tree "Repository"\n"src/"\n  "core/"\n    "index.ts"\n',
  },
  E681: {
    severity: 'error',
    meaning: 'A file contains items.',
    message: ({ name, child }) => `"${name}" is a file, but "${child}" is indented below it.`,
    hint: ({ name }) => `Indent the lines below it like this one, or make it a folder: "${name}/"`,
    example: 'tree "Repository"\n"src/"\n  "index.ts"\n    "app.ts"\n',
    repair: 'tree "Repository"\n"src/"\n  "index.ts"\n  "app.ts"\n',
  },
  E682: {
    severity: 'error',
    meaning: 'Two items in the same folder have the same name.',
    message: ({ name, line }) => `"${name}" is already listed here, on line ${line}.`,
    hint: ({ line, folder }) =>
      folder
        ? `Move its contents below line ${line} and remove this line.`
        : `Remove this line, or give it a name different from line ${line}.`,
    example: 'tree "Repository"\n"src/"\n  "index.ts"\n  "index.ts"\n',
    repair: 'tree "Repository"\n"src/"\n  "index.ts"\n  "app.ts"\n',
  },
  W680: {
    severity: 'warning',
    style: true,
    meaning: 'A folder among files has a name that does not end with /.',
    message: ({ name }) => `"${name}" contains items, so it is drawn as a folder.`,
    hint: ({ name }) => `End a folder with a slash: "${name}/"`,
    example: 'tree "Repository"\n"src"\n  "core/"\n',
    repair: 'tree "Repository"\n"src/"\n  "core/"\n',
  },
};

export const report: Report<TreeCodeArgs> = reporter(treeCodes);
