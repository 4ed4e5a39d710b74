// The diagnostic codes of mindmap.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';
import { quote } from '../../syntax/quote.js';

export interface MindmapCodeArgs {
  readonly E670: { readonly label: string; readonly near?: string };
  readonly W670: { readonly label: string; readonly line: number };
  readonly W671: { readonly label: string; readonly count: number; readonly limit: number };
  readonly W672: { readonly label: string };
}

export const mindmapNumbers: CodeNumbers = { E: [670, 679], W: [670, 679] };

export const mindmapCodes: CodeTable<MindmapCodeArgs> = {
  E670: {
    severity: 'error',
    meaning: 'A note names a topic that does not exist.',
    message: ({ label }) => `No topic has the label "${label}".`,
    hint: ({ near }) =>
      near === undefined
        ? 'Write the full label of a topic, or remove the label to place the note below the picture.'
        : `Write: note ${quote(near)}`,
    example: 'mindmap "Plan"\n"Launch"\n  "Product"\nnote "Produkt" : "By June"\n',
    repair: 'mindmap "Plan"\n"Launch"\n  "Product"\nnote "Product" : "By June"\n',
  },
  W670: {
    severity: 'warning',
    meaning: 'Two sibling topics have the same label.',
    message: ({ label, line }) => `"${label}" is already listed here, on line ${line}.`,
    hint: ({ line }) => `Remove this line and move its subtopics below line ${line}, or make the labels differ.`,
    example: 'mindmap "Plan"\n"Launch"\n  "Product"\n  "Product"\n',
    repair: 'mindmap "Plan"\n"Launch"\n  "Product"\n  "People"\n',
  },
  W671: {
    severity: 'warning',
    style: true,
    meaning: 'A topic has too many branches to take in.',
    message: ({ label, count, limit }) =>
      `"${label}" has ${count} direct subtopics; more than ${limit} read as a list.`,
    hint: () => 'Group them under intermediate topics.',
    example: `mindmap "Plan"\n"Launch"\n${Array.from({ length: 21 }, (_, i) => `  "Step ${i + 1}"\n`).join('')}`,
    repair: 'mindmap "Plan"\n"Launch"\n  "Before"\n    "Step 1"\n  "After"\n    "Step 2"\n',
  },
  W672: {
    severity: 'warning',
    meaning: 'A note names a topic whose label appears more than once.',
    message: ({ label }) => `Several topics have the label "${label}"; the note is on the first of them.`,
    hint: () => 'Give these topics different labels, and name one of them in the note.',
    example: 'mindmap "Plan"\n"Launch"\n  "Shop"\n    "Tests"\n  "App"\n    "Tests"\nnote "Tests" : "By June"\n',
    repair: 'mindmap "Plan"\n"Launch"\n  "Shop"\n    "Tests"\n  "App"\n    "App tests"\nnote "App tests" : "By June"\n',
  },
};

export const report: Report<MindmapCodeArgs> = reporter(mindmapCodes);
