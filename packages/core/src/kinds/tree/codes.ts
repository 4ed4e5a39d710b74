// The codes of tree alone.
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
    meaning: 'An item is a whole path, where each folder is an item of its own.',
    message: ({ name }) => `"${name}" is a path; an item is one name.`,
    hint: ({ lines }) => `Write, a line each:\n${lines.join('\n')}`,
    example: 'tree "Repository"\n"src/core/index.ts"\n',
    repair: 'tree "Repository"\n"src/"\n  "core/"\n    "index.ts"\n',
  },
  E681: {
    severity: 'error',
    meaning: 'Something stands in a file.',
    message: ({ name, child }) => `"${name}" is a file, and "${child}" is indented below it.`,
    hint: ({ name }) => `Indent the lines below it as far as this one, or make it a folder: "${name}/"`,
    example: 'tree "Repository"\n"src/"\n  "index.ts"\n    "app.ts"\n',
    repair: 'tree "Repository"\n"src/"\n  "index.ts"\n  "app.ts"\n',
  },
  E682: {
    severity: 'error',
    meaning: 'Two items of one folder have the same name.',
    message: ({ name, line }) => `"${name}" stands here already, on line ${line}.`,
    hint: ({ line, folder }) =>
      folder
        ? `Move what stands in it below line ${line} and remove this line.`
        : `Remove this line, or give it the name that tells it from line ${line}.`,
    example: 'tree "Repository"\n"src/"\n  "index.ts"\n  "index.ts"\n',
    repair: 'tree "Repository"\n"src/"\n  "index.ts"\n  "app.ts"\n',
  },
  W680: {
    severity: 'warning',
    style: true,
    meaning: 'A name among files has something in it and no / at its end.',
    message: ({ name }) => `"${name}" has items in it and is drawn as a folder.`,
    hint: ({ name }) => `A folder ends in a slash: "${name}/"`,
    example: 'tree "Repository"\n"src"\n  "core/"\n',
    repair: 'tree "Repository"\n"src/"\n  "core/"\n',
  },
};

export const report: Report<TreeCodeArgs> = reporter(treeCodes);
