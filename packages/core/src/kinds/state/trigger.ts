// The parts of a transition's label: from `event [guard] / action` to event, guard and action. A slash inside a guard belongs
// to the guard.
import { oneLine } from '../../text/one-line.js';
import type { Trigger } from './model.js';

export function triggerOf(label: string | undefined): Trigger {
  const text = label === undefined ? '' : oneLine(label).trim();
  const open = text.indexOf('[');
  const slash = text.indexOf('/');
  const guarded = open >= 0 && (slash < 0 || open < slash);
  const close = guarded ? text.indexOf(']', open) : -1;
  const event = close < 0 ? text.slice(0, slash < 0 ? text.length : slash) : text.slice(0, open);
  const rest = close < 0 ? text.slice(event.length) : text.slice(close + 1);
  const act = rest.indexOf('/');
  const action = act < 0 ? '' : rest.slice(act + 1).trim();
  return {
    event: event.trim(),
    ...(close < 0 ? {} : { guard: text.slice(open + 1, close).trim() }),
    ...(action === '' ? {} : { action }),
  };
}
