// The converter's codes that mind maps alone raise. SPEC.md, 'Converter codes'; examples are Mermaid texts.
import type { CodeTable } from '@linework/core';
import { short } from '../../short.js';

export interface MindmapCodeArgs {
  readonly M180: { readonly label: string; readonly root: string };
  readonly M280: { readonly label: string };
  readonly M281: { readonly what: string; readonly near?: string };
  readonly M282: { readonly before: string; readonly label: string };
}

const TITLED = '---\ntitle: Plan\n---\nmindmap\n';

export const mindmapCodes: CodeTable<MindmapCodeArgs> = {
  M180: {
    severity: 'error',
    meaning: 'A line of a mind map has no parent: it is indented as far as the first topic or less.',
    message: ({ label, root }) => `'${short(label)}' stands beside the first topic '${short(root)}'; there is one.`,
    hint: ({ root }) => `Indent it further than '${short(root)}', or write a topic above both.`,
    example: `${TITLED}  Launch\n  Product\n`,
    repair: `${TITLED}  Launch\n    Product\n`,
  },
  M280: {
    severity: 'warning',
    meaning: 'A shape of a mind map is drawn as the nearest one.',
    message: ({ label }) => `The bang round '${short(label)}' is drawn as a cloud.`,
    hint: () => 'Choose another with shape=; there are plain, box, round, circle, hexagon and cloud.',
    example: `${TITLED}  Launch))Now((\n`,
    repair: `${TITLED}  Launch)Now(\n`,
  },
  M281: {
    severity: 'warning',
    lost: true,
    meaning: 'A line that gives a topic an icon was dropped.',
    message: ({ what }) => `The icon '${short(what)}' was dropped.`,
    hint: ({ near }) =>
      near === undefined ? 'Write icon= with a bundled name on its topic.' : `Write icon=${near} on its topic.`,
    example: `${TITLED}  Launch\n  ::icon(fa fa-book)\n`,
    repair: `${TITLED}  Launch\n`,
  },
  M282: {
    severity: 'warning',
    lost: true,
    meaning: 'Text before the brackets of a topic was dropped, as Mermaid does.',
    message: ({ before, label }) => `'${short(before)}' before the brackets of '${short(label)}' was dropped.`,
    hint: () => 'Mermaid takes it for an id. Put the whole text into the brackets.',
    example: `${TITLED}  The launch (in May)\n`,
    repair: `${TITLED}  launch(in May)\n`,
  },
};
