// Statements of other languages' state machines without a counterpart in ours.
import type { WithoutCounterpart } from '../../habits/no-counterpart.js';

const REGIONS = 'Parallel parts go in separate blocks inside the composite: region { … } and region { … }';

export const OTHERS: readonly WithoutCounterpart[] = [
  {
    pattern: /^type\s*:\s*['"]?parallel/,
    advice: REGIONS,
    idle: false,
  },
  {
    pattern: /^type\s*:\s*['"]?final/,
    advice: 'A transition to end, outside the block, makes a state final: a -> end',
    idle: false,
  },
  {
    pattern: /^(?:always|after|invoke|context|guard|cond|actions)\s*:/,
    advice: 'Write it as a transition: a -> b : "after 5 s [tries < 3] / retry"',
    idle: false,
  },
  {
    pattern: /^states\s*:\s*\{?$/,
    advice: 'States go directly in the diagram or in the block of their composite: state idle "Idle"',
    idle: false,
  },
  {
    pattern: /^(?:autonumber|numbered|activate|deactivate)\b/,
    advice: 'Transitions of a state machine have no numbers or lifelines; for these, use the kind sequence.',
    idle: false,
  },
];
