// The core's context of one call: the caller's icons, and the request's header defaults over the caller's.
import type { Context, Defaults } from '@linework/core';
import type { OperationContext } from './operation.js';

/** What a schema gives for optional fields: the key may be there without a value. */
type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined };

export function coreContext(context: OperationContext, requested: Loose<Defaults> | undefined): Context {
  const merged: Record<string, unknown> = { ...context.defaults };
  for (const [name, value] of Object.entries(requested ?? {})) if (value !== undefined) merged[name] = value;
  return {
    icons: context.icons,
    ...(Object.keys(merged).length > 0 ? { defaults: merged as Defaults } : {}),
    ...(context.style ? { style: context.style } : {}),
  };
}
