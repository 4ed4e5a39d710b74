// A brand while it is edited: in, what the service keeps; out, what is in the fields, the body of a request, and which field a changed colour belongs to.
import type { BodyOf, Of } from '../../api/of.js';

export type Brand = NonNullable<Of<'/orgs/{org}/brand', 'get'>['brand']>;
export type Body = BodyOf<'/orgs/{org}/brand', 'put'>;
export type Adjustment = Brand['adjustments'][number];

export const COLOURS = ['primary', 'secondary', 'accent', 'extra'] as const;
export const TONES = ['blue', 'violet', 'aqua', 'orange', 'green', 'amber', 'red'] as const;
export type ColourName = (typeof COLOURS)[number];
export type ToneName = (typeof TONES)[number];
export type FieldName = ColourName | ToneName;

/** As it was typed; empty if nothing was. */
export interface Colour {
  readonly light: string;
  /** Another one on a dark background. */
  readonly dark?: string;
}

export interface Draft {
  readonly colours: { readonly [Name in FieldName]: Colour };
  readonly corners: 'sharp' | 'soft' | 'round';
  readonly lines: 'fine' | 'medium' | 'strong';
  readonly font: string;
  readonly logo: string;
  readonly logoPlace: 'left' | 'right';
  /** In base64. */
  readonly fontFiles: readonly string[];
}

const NONE: Colour = { light: '' };

/** A new brand begins with a colour, so that its previews show one. */
const FIRST: Colour = { light: '#0b6bcb' };

export function draftOf(brand: Brand | null): Draft {
  const colour = (value: Body['colours']['primary'] | undefined): Colour =>
    value === undefined ? NONE : typeof value === 'string' ? { light: value } : value;
  const { colours, tones = {}, corners = 'soft', lines = 'medium', logoPlace = 'right' } = brand ?? {};
  const named = <Name extends FieldName>(
    names: readonly Name[],
    values: { readonly [Each in Name]?: Body['colours']['primary'] },
  ) => Object.fromEntries(names.map((name) => [name, colour(values[name])])) as { [Each in Name]: Colour };
  return {
    colours: {
      ...named(COLOURS, colours ?? {}),
      ...named(TONES, tones),
      ...(colours === undefined ? { primary: FIRST } : {}),
    },
    corners,
    lines,
    font: brand?.font ?? '',
    logo: brand?.logo ?? '',
    logoPlace,
    fontFiles: brand?.fontFiles?.faces.flatMap(({ base64 }) => base64 ?? []) ?? [],
  };
}

export function bodyOf({ colours, corners, lines, font, logo, logoPlace, fontFiles }: Draft): Body {
  const value = ({ light, dark }: Colour): Body['colours']['primary'] => (dark === undefined ? light : { light, dark });
  const filledIn = <Name extends FieldName>(names: readonly Name[]) =>
    Object.fromEntries(names.filter((name) => isGiven(colours[name])).map((name) => [name, value(colours[name])]));
  const tones = filledIn(TONES);
  return {
    colours: { ...filledIn(COLOURS), primary: value(colours.primary) },
    ...(Object.keys(tones).length > 0 && { tones }),
    corners,
    lines,
    logoPlace,
    ...(font.trim() !== '' && { font: font.trim() }),
    ...(logo !== '' && { logo }),
    ...(fontFiles.length > 0 && { fontFiles: [...fontFiles] }),
  };
}

export function isGiven({ light, dark = '' }: Colour): boolean {
  return light.trim() !== '' || dark.trim() !== '';
}

/** `#rrggbb`; undefined unless it is a colour. */
export function hexOf(typed: string): string | undefined {
  const hex = typed.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(hex)) return hex;
  return /^#[0-9a-f]{3}$/.test(hex) ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : undefined;
}

/** What pictures use instead of the colour of a field. Several roles can have it: one line for each shade. */
export function adjustmentsOf(
  name: FieldName,
  { light, dark = light }: Colour,
  adjustments: readonly Adjustment[],
): readonly Adjustment[] {
  const shades = { light: hexOf(light), dark: hexOf(dark) };
  const isTone = TONES.some((each) => each === name);
  const own = adjustments.filter(
    ({ role, scheme, asked: hex }) =>
      shades[scheme] === hexOf(hex) && isTone === isToneRole(role) && (!isTone || role.startsWith(`${name}-`)),
  );
  const same = (a: Adjustment, b: Adjustment): boolean =>
    a.scheme === b.scheme && a.given === b.given && a.reason === b.reason;
  return own.filter((each, i) => own.findIndex((other) => same(each, other)) === i);
}

function isToneRole(role: string): boolean {
  return TONES.some((tone) => role.startsWith(`${tone}-`));
}
