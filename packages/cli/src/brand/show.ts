// linework brand show: in, where the command runs; out, the house style in force there, where each part comes from, its age, and the colours that
// pictures use instead of those of the brand.
import type { Adjustment, BrandHex, BrandInput } from '@linework/core';
import type { Rules, SettingsFile } from '@linework/operations/settings/contract';
import { EXIT } from '../command/failure.js';
import { shownFrom } from '../files/read-text.js';
import { type HouseParts, houseParts } from '../house-style/house-style.js';
import { ageInDays } from '../house-style/organization-style.js';
import { demandedSettings, unstyledSettings } from '../settings/settings.js';
import type { Io } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { adjustmentLines, adjustmentsOf } from './adjustments.js';
import type { Act } from './options.js';

interface ShownStyle {
  readonly settings: string;
  readonly organization?: {
    readonly name: string;
    readonly service?: string;
    readonly fetched?: string;
    readonly days?: number;
    readonly copy: string;
    /** Parts that this version cannot use. */
    readonly unusable: readonly string[];
    readonly notice?: string;
  };
  readonly brand?: Omit<BrandInput, 'logo'> & {
    readonly from: string;
    readonly logo: boolean;
    readonly adjustments: readonly Adjustment[];
  };
  readonly rules: readonly { readonly from: string; readonly names: readonly string[] }[];
  readonly icons: readonly { readonly name: string; readonly from: string }[];
  /** Which icons are drawn in another way than in their files. */
  readonly notes: readonly string[];
}

export const show: Act = async (io, { settings, json }) => {
  const path = demandedSettings(io.folder, settings);
  const shown = await shownStyle(io, path, (await unstyledSettings(io.folder, path)).file ?? {});
  io.out.write(json ? `${JSON.stringify(shown)}\n` : styleText(shown));
  return EXIT.fine;
};

/** `path` is the settings file. */
async function shownStyle(io: Io, path: string, file: SettingsFile): Promise<ShownStyle> {
  const settings = shownFrom(io.folder, path);
  const parts = await houseParts(io, path, file, 'never');
  const { own, style, notes } = parts;
  const organization = file.brand?.organization;
  const ofOrganization = `organisation ${organization}`;
  const ownIcons = new Set(own.icons);
  return {
    settings,
    ...(organization === undefined ? {} : { organization: shownCopy(organization, parts) }),
    ...(style.brand && { brand: shownBrand(style.brand, own.brand ? (file.brand?.file ?? '') : ofOrganization) }),
    rules: [...rulesFrom(settings, file.rules), ...rulesFrom(ofOrganization, style.rules)],
    icons: (style.icons ?? []).map((each) => ({
      name: `own:${each.name}`,
      from: ownIcons.has(each) ? (file.icons?.folder ?? '') : ofOrganization,
    })),
    notes,
  };
}

function shownCopy(name: string, { organization }: HouseParts): NonNullable<ShownStyle['organization']> {
  const { copy, path = '', notice } = organization ?? {};
  return {
    name,
    copy: path,
    ...(copy && {
      service: copy.service,
      fetched: copy.fetched.toISOString(),
      days: ageInDays(copy, Date.now()),
    }),
    unusable: copy?.unusable ?? [],
    ...(notice === undefined ? {} : { notice }),
  };
}

function shownBrand({ logo, fontFiles, ...brand }: BrandInput, from: string): NonNullable<ShownStyle['brand']> {
  const font = fontFiles && { font: fontFiles.family };
  return { from, ...brand, ...font, logo: logo !== undefined, adjustments: adjustmentsOf(brand) };
}

function rulesFrom(from: string, rules: Rules | undefined): ShownStyle['rules'] {
  const names = Object.keys(rules ?? {}).filter((name) => name !== 'level');
  return names.length === 0 ? [] : [{ from, names }];
}

function styleText({ settings, organization, brand, rules, icons, notes }: ShownStyle): string {
  const lines: string[] = [];
  if (organization) {
    const { name, service, fetched, days, unusable, notice } = organization;
    const age = days === 0 ? 'today' : days === 1 ? '1 day ago' : `${days} days ago`;
    if (fetched !== undefined)
      lines.push(`Organisation ${name}: fetched from ${service ?? ''} on ${fetched.slice(0, 10)}, ${age}`);
    if (notice !== undefined) lines.push(notice);
    if (unusable.length > 0) lines.push(`This version cannot use ${unusable.join(', ')} of ${name}. Update linework.`);
  }
  if (brand) lines.push(...brandLines(brand));
  for (const { from, names } of rules) lines.push(`Style rules of ${from}: ${names.join(', ')}`);
  for (const { name, from } of icons) lines.push(`Icon ${name} of ${from}`);
  lines.push(...notes.map((each) => `  ${each}`));
  if (lines.length === 0) lines.push(`${settings} names no house style, so pictures have the default look.`);
  return lines.map((each) => `${printable(each)}\n`).join('');
}

function brandLines(brand: NonNullable<ShownStyle['brand']>): readonly string[] {
  const { from, colours, tones = {}, corners, lines, font, logo, adjustments } = brand;
  const parts = [
    ...Object.entries({ ...colours, ...tones }).map(([name, colour]) => `${name} ${colourText(colour)}`),
    ...(corners === undefined ? [] : [`${corners} corners`]),
    ...(lines === undefined ? [] : [`${lines} lines`]),
    ...(font === undefined ? [] : [`font ${font}`]),
    ...(logo ? ['a logo'] : []),
  ];
  return [`Brand of ${from}: ${parts.join(', ')}`, ...adjustmentLines(adjustments)];
}

function colourText(colour: BrandHex): string {
  return typeof colour === 'string' ? colour : `${colour.light} (dark ${colour.dark})`;
}
