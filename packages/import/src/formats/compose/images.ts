// What an image is: in, its name in a service; out, the node type and the icon of the product, or undefined.
import { knownImages } from './images.data.js';
import type { NodeType } from './model.js';

export interface Product {
  readonly type: NodeType;
  readonly icon?: string;
}

const products: ReadonlyMap<string, Product> = new Map(
  knownImages.flatMap(([type, icon, names]) =>
    names.split(' ').map((name) => [name, icon === '' ? { type } : { type, icon }] as const),
  ),
);

/** Words at the end of a name that describe the build of an image, not its product. */
const MAKE: ReadonlySet<string> = new Set(
  'alpine ce cluster community debian docker ee image oss server slim ubuntu'.split(' '),
);

export function productOf(image: string): Product | undefined {
  const parts = plainName(image).toLowerCase().split('/');
  const [last = ''] = parts.slice(-1);
  return products.get(parts.slice(-2).join('/')) ?? products.get(last) ?? products.get(withoutMake(last));
}

function withoutMake(name: string): string {
  const words = name.split('-');
  while (words.length > 1 && MAKE.has(words.at(-1) ?? '')) words.pop();
  return words.join('-');
}

/** Without tag and digest. */
function plainName(image: string): string {
  const [name = ''] = image.split('@');
  const colon = name.lastIndexOf(':');
  return colon > name.lastIndexOf('/') ? name.slice(0, colon) : name;
}

const LONGEST = 36;

/** As a picture shows it: without its digest, and without the registry if it is long. */
export function shownImage(image: string): string {
  const [name = ''] = image.split('@');
  const slash = name.indexOf('/');
  const registry = slash > 0 && /[.:]/.test(name.slice(0, slash));
  return name.length > LONGEST && registry ? name.slice(slash + 1) : name;
}
