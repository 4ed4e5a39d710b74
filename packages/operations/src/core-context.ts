// The core's context for one call: the caller's icons, header defaults, rules (its own and those of its organisation) and brand. The request's own defaults take precedence.
import type { Context, Defaults } from '@linework/core';
import type { OperationContext } from './operation.js';
import { joinedCheck } from './settings/rules/joined.js';

/** What a schema returns for optional fields: the key can be present without a value. */
type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined };

export function coreContext(context: OperationContext, requested: Loose<Defaults> | undefined): Context {
  const merged: Record<string, unknown> = { ...context.defaults };
  for (const [name, value] of Object.entries(requested ?? {})) if (value !== undefined) merged[name] = value;
  const style = context.house ? joinedCheck(context.house, context.style) : context.style;
  return {
    icons: context.icons,
    ...(Object.keys(merged).length > 0 ? { defaults: merged as Defaults } : {}),
    ...(style ? { style } : {}),
    ...(context.ignored ? { ignored: context.ignored } : {}),
    ...(context.brand ? { brand: context.brand } : {}),
    ...(context.brandFonts ? { brandFonts: context.brandFonts } : {}),
  };
}
