// The converter's codes specific to class diagrams. docs/conversion.md, Class diagrams; examples are
// Mermaid texts.
import type { CodeTable } from '@linework/core';
import { short } from '../../short.js';

export interface ClassCodeArgs {
  readonly M240: { readonly from: string; readonly to: string };
  readonly M241: { readonly relation: string; readonly became: string };
  readonly M242: { readonly annotation: string; readonly of: string };
}

const TITLED = '---\ntitle: Shop\n---\nclassDiagram\n';

export const classCodes: CodeTable<ClassCodeArgs> = {
  M240: {
    severity: 'warning',
    meaning: 'A member was reordered: the name comes first, the type after a colon.',
    message: ({ from, to }) => `'${short(from, 80)}' became '${short(to, 80)}'.`,
    hint: () => 'No action needed, unless the words mean something else.',
    example: `${TITLED}class Cart {\n  +int count\n}\n`,
    repair: `${TITLED}class Cart {\n  +count: int\n}\n`,
  },
  M241: {
    severity: 'warning',
    meaning: 'A relation was replaced by the nearest of the eight supported relations.',
    message: ({ relation, became }) => `The relation '${short(relation)}' became '${became}'.`,
    hint: () => 'Choose inherits, implements, owns, has, uses, ->, -- or <->.',
    example: `${TITLED}Cart .. Order\n`,
    repair: `${TITLED}Cart -- Order\n`,
  },
  M242: {
    severity: 'warning',
    lost: true,
    meaning: 'A class has more than one annotation. One word became its stereotype; the others were dropped.',
    message: ({ annotation, of }) => `The annotation '${short(annotation)}' on '${short(of)}' was dropped.`,
    hint: () => 'A class has one stereotype. Use sub= for more text.',
    example: `${TITLED}class Cart {\n  <<interface>>\n  <<service>>\n}\n`,
    repair: `${TITLED}class Cart {\n  <<interface>>\n}\n`,
  },
};
