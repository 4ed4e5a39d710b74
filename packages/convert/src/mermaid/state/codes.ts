// The converter's codes specific to state diagrams. docs/conversion.md, State diagrams; examples are Mermaid texts.
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
    hint: () => 'No action needed. To place it beside a card, attach it to a state inside.',
    example: `${TITLED}[*] --> open\nstate open {\n[*] --> wide\nwide --> [*]\n}\nnote right of open : Wide open\n`,
    repair: `${TITLED}[*] --> open\nstate open {\n[*] --> wide\nwide --> [*]\n}\nnote right of wide : Wide open\n`,
  },
  M251: {
    severity: 'warning',
    meaning: 'A state named start or end was renamed because those words mean the start and end marks.',
    message: ({ from, to }) => `The state '${from}' became '${to}'.`,
    hint: ({ from }) => `If you meant the mark, write [*] instead of ${from}.`,
    example: `${TITLED}[*] --> start\nstart --> [*]\n`,
    repair: `${TITLED}[*] --> open\nopen --> [*]\n`,
  },
};
