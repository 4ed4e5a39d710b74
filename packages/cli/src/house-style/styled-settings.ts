// Settings with a house style: in, both; out, settings that draw and check with both. A file's own rules apply beside those of the style.
import { type KeyedStyle, withHouseStyle } from '@linework/operations/house-style/house-style';
import type { OperationContext } from '@linework/operations/operation';
import type { Settings } from '@linework/operations/settings/settings';
import { exporter } from '../drawing/pictures.js';
import { icons } from '../icons.js';

/** Styles that stay ready: a brand's theme takes longer than a small picture. */
const READY = 4;
const ready = new Map<string, Promise<OperationContext>>();

export async function styledSettings(settings: Settings, house: KeyedStyle): Promise<Settings> {
  const styled = await readyStyle(house);
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

function readyStyle({ key, style }: KeyedStyle): Promise<OperationContext> {
  const styled = ready.get(key) ?? withHouseStyle({ icons, exporter }, style);
  ready.delete(key);
  ready.set(key, styled);
  const [oldest] = ready.keys();
  if (ready.size > READY && oldest !== undefined) ready.delete(oldest);
  return styled;
}
