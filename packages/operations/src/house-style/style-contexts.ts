// Contexts with house styles: in, a context without one; out, a function from a style, found by its key, to the context with it. The last few stay,
// since a brand's theme takes longer than a small picture.
import type { OperationContext } from '../operation.js';
import { type HouseStyle, withHouseStyle } from './house-style.js';

/** `read` returns the style of the key; called if its context is not there. */
export type StyleContexts = (key: string, read: () => HouseStyle) => Promise<OperationContext>;

/** `most`: contexts that stay. */
export function styleContexts(plain: OperationContext, most: number): StyleContexts {
  const contexts = new Map<string, Promise<OperationContext>>();
  return (key, read) => {
    const styled = contexts.get(key) ?? withHouseStyle(plain, read());
    contexts.delete(key);
    contexts.set(key, styled);
    // Such as an exporter that is not installed: the next call tries again.
    styled.catch(() => contexts.delete(key));
    const [oldest] = contexts.keys();
    if (contexts.size > most && oldest !== undefined) contexts.delete(oldest);
    return styled;
  };
}
