// The type of node that a product is. In: a label. Out: the type, if the label names one product and nothing else.
import { labelProductOnly } from './label-product.js';
import { productTypes } from './types.data.js';

export function labelProductType(label: string): string | undefined {
  const icon = labelProductOnly(label);
  if (icon === undefined) return undefined;
  const line = productTypes.split('\n').find((each) => each.split(' ').includes(icon));
  return line?.slice(0, line.indexOf(' '));
}
