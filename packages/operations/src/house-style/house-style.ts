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

/** A style with the name that caches find it by: another one if anything in it differs. */
export interface KeyedStyle {
  readonly key: string;
  readonly style: HouseStyle;
}

/** Every part was checked when it was stored; one that this version rejects is omitted. Only a part that is there loads its code. */
export async function withHouseStyle(
  context: OperationContext,
  { brand, rules, rulesOf = 'the organisation', icons = [] }: HouseStyle,
): Promise<OperationContext> {
  const files = brand?.fontFiles;
  const [theme, brandFonts, check, own] = await Promise.all([
    brand && import('./theme.js').then(({ themeOf }) => themeOf(brand)),
    files && context.exporter?.().then((exporter) => exporter.brandFontsOf(files)),
    rules && import('../settings/rules/style-check.js').then(({ styleCheck }) => styleCheck(rules)),
    icons.length > 0 ? import('./icons.js').then(({ withIcons }) => withIcons(context.icons, icons)) : undefined,
  ]);
  return {
    ...context,
    ...(theme && { brand: theme }),
    ...(theme && brandFonts && { brandFonts }),
    ...(check && { house: { check, of: rulesOf } }),
    ...(own && { icons: own }),
  };
}
