// The converter's codes that state diagrams alone raise. SPEC.md, 'Converter codes'; examples are Mermaid texts.
import type { CodeTable } from '@linework/core';
import { short } from '../../short.js';

export interface StateCodeArgs {
  readonly M250: { readonly id: string };
  readonly M251: { readonly from: string; readonly to: string };
}

const TITLED = '---\ntitle: Door\n---\nstateDiagram-v2\n';

export const stateCodes: CodeTable<StateCodeArgs> = {
  M250: {
    severity: 'warning',
    meaning: 'A note on a composite state is drawn inside its frame.',
    message: ({ id }) => `The note on the composite state '${short(id)}' is drawn inside its frame.`,
    hint: () => 'Nothing to do; to have it beside a card, name a state inside.',
    example: `${TITLED}[*] --> open\nstate open {\n[*] --> wide\nwide --> [*]\n}\nnote right of open : Wide open\n`,
    repair: `${TITLED}[*] --> open\nstate open {\n[*] --> wide\nwide --> [*]\n}\nnote right of wide : Wide open\n`,
  },
  M251: {
    severity: 'warning',
    meaning: 'A state named start or end was renamed; those words mean the marks where a machine begins and ends.',
    message: ({ from, to }) => `The state '${from}' became '${to}'.`,
    hint: ({ from }) => `Where the mark is meant, write [*] in place of ${from}.`,
    example: `${TITLED}[*] --> start\nstart --> [*]\n`,
    repair: `${TITLED}[*] --> open\nopen --> [*]\n`,
  },
};
