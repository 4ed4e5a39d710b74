// The look of a stored brand: in, the brand; out, everything that a picture needs of it, or nothing if this version rejects it.
import { type Brand, type BrandInput, brandTheme } from '@linework/core';

export function themeOf(brand: BrandInput): Brand | undefined {
  const result = brandTheme(brand);
  return result.ok ? result.brand : undefined;
}
