// The house style of an organisation: in, its brand, style rules and own icons as they are stored; out, a context that draws and checks with them. Its
// rules hold in addition to those that the context has.
import type { BrandInput } from '@linework/core';
import type { OwnIcon } from '@linework/icons';
import type { OperationContext } from '../operation.js';
import type { Rules } from '../settings/contract.js';

/** Plain data: it is stored, and crosses to other processes. */
export interface HouseStyle {
  readonly brand?: BrandInput;
  readonly rules?: Rules;
  /** Name of the organisation whose rules they are, for messages. */
  readonly rulesOf?: string;
  /** With their drawings. */
  readonly icons?: readonly OwnIcon[];
}

/** Every part was checked when it was stored; one that this version rejects is skipped. */
export async function withHouseStyle(
  context: OperationContext,
  { brand, rules, rulesOf = 'the organisation', icons = [] }: HouseStyle,
): Promise<OperationContext> {
  const [theme, check, own] = await Promise.all([
    brand && themeOf(brand),
    rules && checkOf(rules),
    icons.length > 0 ? withIcons(context.icons, icons) : undefined,
  ]);
  return {
    ...context,
    ...(theme && { brand: theme }),
    ...(check && { house: { check, of: rulesOf } }),
    ...(own && { icons: own }),
  };
}

async function themeOf(brand: BrandInput) {
  const { brandTheme } = await import('@linework/core');
  const result = brandTheme(brand);
  return result.ok ? result.brand : undefined;
}

/** Only a style with rules loads the pattern engine. */
async function checkOf(rules: Rules) {
  const { styleCheck } = await import('../settings/rules/style-check.js');
  return styleCheck(rules);
}

async function withIcons(lookup: OperationContext['icons'], icons: readonly OwnIcon[]) {
  const { withOwnIcons } = await import('@linework/icons');
  return withOwnIcons({ ...lookup, index: lookup.index ?? (() => ({ names: [], aliases: {} })) }, icons);
}
