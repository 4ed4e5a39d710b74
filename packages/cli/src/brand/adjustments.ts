// Colours that pictures use instead of those of a brand: in, the brand; out, the adjustments, and one line for each with the reason.
import { type Adjustment, type BrandInput, brandTheme } from '@linework/core';

/** Of a brand that was checked. */
export function adjustmentsOf(brand: BrandInput): readonly Adjustment[] {
  const result = brandTheme(brand);
  return result.ok ? result.adjustments : [];
}

export function adjustmentLines(adjustments: readonly Adjustment[]): readonly string[] {
  return adjustments.map(
    ({ role, scheme, reason, ...colours }) =>
      `  ${role} in ${scheme} is ${colours.given}, not ${colours.asked}: ${reason}`,
  );
}
