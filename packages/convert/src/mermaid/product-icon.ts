// The icon of a well-known product that a label names: in, the label; out, an icon's name. The caller's own choice goes
// before that of its icons.
import type { ConvertContext } from './contract.js';

export function productIcon(label: string, { icons, productIcon: chosen }: ConvertContext): string | undefined {
  return (chosen ?? icons.product)?.(label);
}
