// Colours that pictures use instead of those of a brand: in, the adjustments; out, one line for each with the reason.
import type { Adjustment } from '@linework/core';

export function adjustmentLines(adjustments: readonly Adjustment[]): readonly string[] {
  return adjustments.map(
    ({ role, scheme, reason, ...colours }) =>
      `  ${role} in ${scheme} is ${colours.given}, not ${colours.asked}: ${reason}`,
  );
}
