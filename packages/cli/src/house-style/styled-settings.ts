// Settings with a house style: in, both; out, settings that draw and check with both. A file's own rules apply beside those of the style.
import type { KeyedStyle } from '@linework/operations/house-style/house-style';
import { styleContexts } from '@linework/operations/house-style/style-contexts';
import type { OperationContext } from '@linework/operations/operation';
import type { Settings } from '@linework/operations/settings/settings';
import { exporter } from '../drawing/pictures.js';
import { icons } from '../icons.js';

/** Few, since a command seldom meets more than one house style. */
const contextOf = styleContexts({ icons, exporter }, 4);

export async function styledSettings(settings: Settings, house: KeyedStyle): Promise<Settings> {
  const styled = await contextOf(house.key, () => house.style);
  const style = await withHouseRules(settings.style, styled.house);
  return {
    ...settings,
    house,
    ...(styled.brand && { brand: styled.brand }),
    ...(styled.brandFonts && { brandFonts: styled.brandFonts }),
    ...(style && { style }),
    ...(house.style.icons && { icons: styled.icons }),
  };
}

/** Only rules load what joins them. */
async function withHouseRules(own: Settings['style'], house: OperationContext['house']): Promise<Settings['style']> {
  if (house === undefined) return own;
  const { joinedCheck } = await import('@linework/operations/settings/rules/joined');
  return joinedCheck(house, own);
}
