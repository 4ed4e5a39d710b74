// The codes of mindmap alone.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface MindmapCodeArgs {
  readonly W670: { readonly label: string; readonly line: number };
  readonly W671: { readonly label: string; readonly count: number; readonly limit: number };
}

export const mindmapNumbers: CodeNumbers = { E: [670, 679], W: [670, 679] };

export const mindmapCodes: CodeTable<MindmapCodeArgs> = {
  W670: {
    severity: 'warning',
    meaning: 'Two topics side by side say the same.',
    message: ({ label, line }) => `"${label}" stands here already, on line ${line}.`,
    hint: ({ line }) => `Remove this line and move what stands below it to line ${line}, or say how the two differ.`,
    example: 'mindmap "Plan"\n"Launch"\n  "Product"\n  "Product"\n',
    repair: 'mindmap "Plan"\n"Launch"\n  "Product"\n  "People"\n',
  },
  W671: {
    severity: 'warning',
    style: true,
    meaning: 'A topic has more branches than a reader takes in.',
    message: ({ label, count, limit }) =>
      `"${label}" has ${count} topics right below it; more than ${limit} read as a list.`,
    hint: () => 'Group them under topics of their own.',
    example: `mindmap "Plan"\n"Launch"\n${Array.from({ length: 21 }, (_, i) => `  "Step ${i + 1}"\n`).join('')}`,
    repair: 'mindmap "Plan"\n"Launch"\n  "Before"\n    "Step 1"\n  "After"\n    "Step 2"\n',
  },
};

export const report: Report<MindmapCodeArgs> = reporter(mindmapCodes);
