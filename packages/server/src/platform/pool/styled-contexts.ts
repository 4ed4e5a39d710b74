// Contexts with a house style: in, the context of a worker and a call's style; out, the context that it is drawn and checked with. The last few stay,
// since a brand's theme takes longer than a small picture.
import type { OwnIcon } from '@linework/icons';
import type { OperationContext } from '@linework/operations';
import { type HouseStyle, withHouseStyle } from '@linework/operations/house-style/house-style';
import type { StyleBytes } from './work.js';

/** Styles that a worker keeps. */
const KEPT = 16;

export function styledContexts(
  context: OperationContext,
): (style: StyleBytes | undefined) => OperationContext | Promise<OperationContext> {
  const contexts = new Map<string, Promise<OperationContext>>();
  return (style) => {
    if (style === undefined) return context;
    const { key } = style;
    const styled = contexts.get(key) ?? withHouseStyle(context, houseStyleOf(style));
    contexts.delete(key);
    contexts.set(key, styled);
    const [oldest] = contexts.keys();
    if (contexts.size > KEPT && oldest !== undefined) contexts.delete(oldest);
    return styled;
  };
}

/** An icon that the style still has is drawn as it is now. */
function houseStyleOf({ json, copies }: StyleBytes): HouseStyle {
  const style = JSON.parse(Buffer.from(json).toString()) as HouseStyle;
  if (copies === undefined) return style;
  const { icons = [] } = style;
  const names = new Set(icons.map(({ name }) => name));
  const deleted = JSON.parse(Buffer.from(copies).toString()) as readonly OwnIcon[];
  return { ...style, icons: [...icons, ...deleted.filter(({ name }) => !names.has(name))] };
}
