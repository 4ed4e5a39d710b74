// Statements of other languages' state machines that have no line of ours to stand for them.
import type { WithoutCounterpart } from '../../habits/no-counterpart.js';

const REGIONS =
  'What runs at once stands in blocks of its own inside the composite, one for each part: region { … } and region { … }';

export const OTHERS: readonly WithoutCounterpart[] = [
  {
    pattern: /^type\s*:\s*['"]?parallel/,
    advice: REGIONS,
    idle: false,
  },
  {
    pattern: /^type\s*:\s*['"]?final/,
    advice: 'A state is final by its transition to end, beside the block: a -> end',
    idle: false,
  },
  {
    pattern: /^(?:always|after|invoke|context|guard|cond|actions)\s*:/,
    advice: 'Write it as a transition: a -> b : "after 5 s [tries < 3] / retry"',
    idle: false,
  },
  {
    pattern: /^states\s*:\s*\{?$/,
    advice: 'States stand directly in the diagram or in the block of their composite: state idle "Idle"',
    idle: false,
  },
  {
    pattern: /^(?:autonumber|numbered|activate|deactivate)\b/,
    advice: 'Transitions of a state machine have no numbers and no lifelines; the kind sequence has.',
    idle: false,
  },
];
