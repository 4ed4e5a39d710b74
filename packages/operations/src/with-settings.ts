// The core's context for a call that can include a settings file: in, the call's settings and defaults; out, the context of the core,
// or the refusal with every error in the settings. The request's own defaults override its settings, and its rules hold beside those of
// the organisation that they name, or of the caller's.
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
  // Only calls with settings load the checks and the pattern engine.
  const { checkSettings } = await import('./settings/check-settings.js');
  const checked = checkSettings(settings);
  if ('problems' in checked)
    return { refused: 'validation.failed', message: `settings: ${checked.problems.join(' ')}` };
  const own = contextIn(checked.settings);
  const organization = checked.settings.file?.brand?.organization;
  const styled = organization === undefined ? context : ((await context.inStyleOf?.(organization)) ?? context);
  const merged = { ...context.defaults, ...own.defaults };
  return coreContext({ ...styled, defaults: merged, ...(own.style ? { style: own.style } : {}) }, defaults);
}
