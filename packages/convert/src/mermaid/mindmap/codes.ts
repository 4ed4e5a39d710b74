// The converter's codes specific to mind maps. docs/conversion.md, Charts and lists; examples are Mermaid texts.
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
    meaning: 'A mind map line has no parent: it is not indented further than the first topic.',
    message: ({ label, root }) =>
      `'${short(label)}' is at the level of the first topic '${short(root)}', but only one can be there.`,
    hint: ({ root }) => `Indent it further than '${short(root)}', or write a topic above both.`,
    example: `${TITLED}  Launch\n  Product\n`,
    repair: `${TITLED}  Launch\n    Product\n`,
  },
  M280: {
    severity: 'warning',
    meaning: 'A mind map shape is drawn as the nearest one.',
    message: ({ label }) => `The bang around '${short(label)}' is drawn as a cloud.`,
    hint: () => 'Choose another shape with shape=: plain, box, round, circle, hexagon or cloud.',
    example: `${TITLED}  Launch))Now((\n`,
    repair: `${TITLED}  Launch)Now(\n`,
  },
  M281: {
    severity: 'warning',
    lost: true,
    meaning: 'The icon line of a topic was dropped.',
    message: ({ what }) => `The icon '${short(what)}' was dropped.`,
    hint: ({ near }) =>
      near === undefined ? 'Write icon= with a bundled name on its topic.' : `Write icon=${near} on its topic.`,
    example: `${TITLED}  Launch\n  ::icon(fa fa-book)\n`,
    repair: `${TITLED}  Launch\n`,
  },
  M282: {
    severity: 'warning',
    lost: true,
    meaning: 'Text in front of the brackets of a topic was dropped, as in Mermaid.',
    message: ({ before, label }) => `'${short(before)}' in front of the brackets of '${short(label)}' was dropped.`,
    hint: () => 'Mermaid reads it as an id. Put the whole text inside the brackets.',
    example: `${TITLED}  The launch (in May)\n`,
    repair: `${TITLED}  launch(in May)\n`,
  },
};
