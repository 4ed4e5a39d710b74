// The legend of line roles: in, the roles used; out, a sample of each line with its name.
import type { ConnectorShape, LineRole } from '../scene.js';
import { type Block, row } from './block.js';
import { textBlock } from './text-block.js';
import { SUB_TEXT } from './type-scale.js';

const SAMPLE = 32;

const NAMES: Readonly<Record<LineRole, string>> = {
  data: 'Data',
  identity: 'Identity',
  async: 'Async',
  private: 'Private',
};

function sample(role: LineRole): Block {
  const height = 16;
  return {
    width: SAMPLE,
    height,
    at: ({ x, y }): readonly ConnectorShape[] => [
      {
        type: 'connector',
        points: [
          { x, y: y + height / 2 },
          { x: x + SAMPLE, y: y + height / 2 },
        ],
        cornerRadius: 0,
        stroke: `role-${role}`,
        strokeWidth: 1.5,
        dash: role === 'async' ? 'dotted' : 'solid',
        startHead: false,
        endHead: true,
        animate: false,
      },
    ],
  };
}

/** One entry a role, to be set side by side. */
export function legendEntries(roles: readonly LineRole[]): readonly Block[] {
  return roles.map((role) => {
    const name = textBlock([{ text: NAMES[role], style: SUB_TEXT, fill: 'secondary', maxWidth: 120 }], 'start');
    return row([sample(role), name], 8);
  });
}
