// Contexts with a house style: in, the context of a worker and a call's styles; out, the context that it is drawn and checked with, which knows those
// that its settings can name.
import type { OwnIcon } from '@linework/icons';
import type { OperationContext } from '@linework/operations';
import type { HouseStyle } from '@linework/operations/house-style/house-style';
import { styleContexts } from '@linework/operations/house-style/style-contexts';
import type { HttpCall, StyleBytes } from './work.js';

/** Styles that a worker keeps. */
const KEPT = 16;

export function styledContexts(
  plain: OperationContext,
): (call: Pick<HttpCall, 'style' | 'otherStyles'>) => OperationContext | Promise<OperationContext> {
  const contextOf = styleContexts(plain, KEPT);
  const contextWith = (style: StyleBytes): Promise<OperationContext> => contextOf(style.key, () => houseStyleOf(style));
  return async ({ style, otherStyles = [] }) => {
    if (style === undefined && otherStyles.length === 0) return plain;
    const all = style === undefined ? otherStyles : [style, ...otherStyles];
    return {
      ...(style === undefined ? plain : await contextWith(style)),
      inStyleOf: async (organization) => {
        const named = all.find(({ names }) => names.includes(organization));
        return named === undefined ? plain : contextWith(named);
      },
    };
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
