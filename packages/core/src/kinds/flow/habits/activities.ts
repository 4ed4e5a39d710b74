// Statements of activity and sequence diagrams without a counterpart in a flow.
import type { WithoutCounterpart } from '../../habits/no-counterpart.js';

const ACTIVITY = 'Write boxes and arrows instead: node pay function "Pay", then check -> pay : "yes"';

export const ACTIVITIES: readonly WithoutCounterpart[] = [
  { pattern: /^(?:autonumber|numbered)\b/, advice: 'Write numbered=on in the header.', idle: false },
  {
    pattern: /^(?:activate|deactivate|destroy|create|return)\b/,
    advice: 'Remove this line, or use the kind sequence: a flow has no lifelines.',
    idle: false,
  },
  {
    pattern: /^(?:start|stop|kill|detach|end ?if|end ?while|end ?fork|fork(?: again)?|repeat|split|end split)$/i,
    advice: ACTIVITY,
    idle: false,
  },
  { pattern: /^(?:if|elseif|while|repeat while|switch|case)\s*\(/i, advice: ACTIVITY, idle: false },
  { pattern: /^:[^:]{1,200};$/, advice: ACTIVITY, idle: false },
  { pattern: /^(?:else)\b/i, advice: ACTIVITY, idle: false },
];
