// The roles of lines: what a line can carry, each with its row. The option role=, legends, text pictures, themes, promises and
// brands follow from them.
import type { Form } from '../parts/silhouettes/form.js';
import type { Schemes } from './numbers.js';

interface LineRoleRow extends Schemes {
  /** In the meaning of role=. */
  readonly carries: string;
  /** In a legend. */
  readonly name: string;
  readonly dash: 'solid' | 'dotted';
  /** In text pictures, which have no colours. */
  readonly stroke: { readonly weight: 1 | 2 | 3; readonly dash: 'solid' | 'dotted' | 'sparse' };
  /** Types of the nodes that such a line is about. */
  readonly subjects: readonly Form[];
}

/** In the order of legends, and of the colours that a brand names. */
export const LINE_ROLES = ['data', 'identity', 'async', 'private'] as const;

export type LineRole = (typeof LINE_ROLES)[number];

export const LINE_ROLE_ROWS: Readonly<Record<LineRole, LineRoleRow>> = {
  data: {
    carries: 'stored data',
    name: 'Data',
    light: [0.503, 0.19, 260],
    dark: [0.704, 0.152, 254],
    dash: 'solid',
    stroke: { weight: 2, dash: 'solid' },
    subjects: ['database', 'cache', 'storage'],
  },
  identity: {
    carries: 'sign-in',
    name: 'Identity',
    light: [0.442, 0.178, 307],
    dark: [0.606, 0.16, 310],
    dash: 'solid',
    stroke: { weight: 3, dash: 'solid' },
    subjects: ['identity', 'secret'],
  },
  async: {
    carries: 'events',
    name: 'Async',
    light: [0.398, 0.085, 201],
    dark: [0.86, 0.127, 209],
    dash: 'dotted',
    stroke: { weight: 1, dash: 'dotted' },
    subjects: ['queue', 'function'],
  },
  private: {
    carries: 'private network',
    name: 'Private',
    light: [0.643, 0.185, 331],
    dark: [0.778, 0.084, 344],
    dash: 'solid',
    stroke: { weight: 2, dash: 'sparse' },
    subjects: [],
  },
};
