// A brand that is ready to draw with: what `prepareBrand` returns and every drawing call takes.
import type { Brand, Context } from '@linework/core';

export interface Look {
  readonly brand: Brand;
  readonly fonts?: NonNullable<Context['brandFonts']>;
}

/** What the core draws a prepared brand with. */
export let lookOf: (brand: PreparedBrand) => Look;

/** A brand that is ready to draw with. Prepare it once and use it for every picture. */
export class PreparedBrand {
  readonly #look: Look;

  static {
    lookOf = (brand) => brand.#look;
  }

  /** Call `prepareBrand` instead. */
  constructor(look: unknown) {
    this.#look = look as Look;
  }
}
