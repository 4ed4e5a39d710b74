// Statements of activity and sequence diagrams, which a flow has no counterpart for.
import type { WithoutCounterpart } from '../../habits/no-counterpart.js';

const ACTIVITY = 'A flow names its boxes and arrows: node pay function "Pay", then check -> pay : "yes"';

export const ACTIVITIES: readonly WithoutCounterpart[] = [
  { pattern: /^(?:autonumber|numbered)\b/, advice: 'Write numbered=on in the header.', idle: false },
  {
    pattern: /^(?:activate|deactivate|destroy|create|return)\b/,
    advice: 'A flow has no lifelines; the kind sequence has.',
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
