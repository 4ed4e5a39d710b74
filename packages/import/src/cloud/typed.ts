// A resource with the product of its type.
import type { CloudResource } from './contract.js';
import type { KnownProduct } from './products/index.js';

export interface Typed extends CloudResource {
  readonly product: KnownProduct;
}
