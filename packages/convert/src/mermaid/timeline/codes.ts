// The converter's codes specific to timelines. docs/conversion.md, Charts and lists; examples are Mermaid texts.
import type { CodeTable } from '@linework/core';
import { short } from '../../short.js';

export interface TimelineCodeArgs {
  readonly M260: { readonly lost: string };
}

const TITLED = '---\ntitle: The web\n---\ntimeline\n';

export const timelineCodes: CodeTable<TimelineCodeArgs> = {
  M260: {
    severity: 'warning',
    lost: true,
    meaning: 'A timeline line was cut at a hash in its time, which starts a comment.',
    message: ({ lost }) => `The line was cut at '#': '${short(lost)}' is a comment.`,
    hint: () => 'Write #35; for a hash in Mermaid, or add the text in quotes to the converted source.',
    example: `${TITLED}Issue #12 : Proposal\n`,
    repair: `${TITLED}Issue 12 : Proposal\n`,
  },
};
