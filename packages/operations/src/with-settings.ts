// The core's context of a call that may bring a settings file: in, the call's settings and defaults; out, the context in which the core works,
// or the refusal with every mistake of the settings. What a request's own defaults say wins over its settings.
import type { Context } from '@linework/core';
import { coreContext } from './core-context.js';
import type { OperationContext, Refusal } from './operation.js';
import { contextIn } from './settings/settings.js';

type Requested = Parameters<typeof coreContext>[1];

export async function contextWith(
  context: OperationContext,
  defaults: Requested,
  settings: Readonly<Record<string, unknown>> | undefined,
): Promise<Context | Refusal> {
  if (settings === undefined) return coreContext(context, defaults);
  // The checks and the engine of patterns are loaded by what has settings alone.
  const { checkSettings } = await import('./settings/check-settings.js');
  const checked = checkSettings(settings);
  if ('problems' in checked)
    return { refused: 'validation.failed', message: `settings: ${checked.problems.join(' ')}` };
  const own = contextIn(checked.settings);
  const merged = { ...context.defaults, ...own.defaults };
  return coreContext({ ...context, defaults: merged, ...(own.style ? { style: own.style } : {}) }, defaults);
}
