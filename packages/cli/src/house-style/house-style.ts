// The house style that a settings file names: in, the file and what it says; out, the style, where its parts come from, the files that it was read
// from and what the user has to know. Loaded only if a settings file names a brand or icons.
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import type { HouseStyle, KeyedStyle } from '@linework/operations/house-style/house-style';
import type { BrandSettings, IconSettings, SettingsFile } from '@linework/operations/settings/contract';
import type { Settings } from '@linework/operations/settings/settings';
import { namedPath } from '../files/named-path.js';
import type { Io } from '../terminal/io.js';
import { readBrandFile } from './brand-file.js';
import { readIconFolder } from './icon-folder.js';
import { type Fetching, type OrganizationStyle, organizationStyle } from './organization-style.js';
import { pathInRepository } from './repository-file.js';
import { styledSettings } from './styled-settings.js';

export interface HouseSettings {
  readonly settings: Settings;
  /** Absolute paths, the folder of icons included. */
  readonly files: readonly string[];
  readonly notice?: string;
}

export interface HouseParts {
  /** Of the repository's files. */
  readonly own: HouseStyle;
  readonly organization?: OrganizationStyle;
  /** Both together. */
  readonly style: HouseStyle;
  readonly files: readonly string[];
  /** Which icons are drawn in another way than in their files. */
  readonly notes: readonly string[];
}

type Place = Pick<Io, 'env' | 'folder'>;

/** `file` is the settings file. */
export async function withHouse(
  io: Place,
  file: string,
  settings: Settings,
  fetching: Fetching,
): Promise<HouseSettings> {
  const { style, files, organization } = await houseParts(io, file, settings.file ?? {}, fetching);
  const notice = organization?.notice;
  return {
    settings: Object.keys(style).length === 0 ? settings : await styledSettings(settings, keyed(style)),
    files,
    ...(notice === undefined ? {} : { notice }),
  };
}

export async function houseParts(
  io: Place,
  file: string,
  { brand, icons }: Pick<SettingsFile, 'brand' | 'icons'>,
  fetching: Fetching,
): Promise<HouseParts> {
  const path = namedPath(io.folder, file);
  const { style: own, files, notes } = await ownStyle(brand, icons, path, io.folder);
  if (brand?.organization === undefined) return { own, style: own, files, notes };
  const organization = await organizationStyle(io, dirname(path), brand.organization, fetching);
  return { own, organization, style: together(own, organization.copy?.style ?? {}), files, notes };
}

async function ownStyle(
  brand: BrandSettings | undefined,
  icons: IconSettings | undefined,
  path: string,
  folder: string,
): Promise<Pick<HouseParts, 'files' | 'notes'> & { readonly style: HouseStyle }> {
  const look = brand?.file === undefined ? undefined : await readBrandFile(pathInRepository(path, brand.file), folder);
  const pictures = icons === undefined ? undefined : readIconFolder(icons, path, folder);
  return {
    style: { ...(look && { brand: look.brand }), ...(pictures && { icons: pictures.icons }) },
    files: [...(look?.files ?? []), ...(pictures?.files ?? [])],
    notes: pictures?.notes ?? [],
  };
}

/** An icon of the repository takes the place of the organisation's with the same name. */
function together(own: HouseStyle, house: HouseStyle): HouseStyle {
  const names = new Set(own.icons?.map(({ name }) => name));
  const icons = [...(own.icons ?? []), ...(house.icons ?? []).filter(({ name }) => !names.has(name))];
  const { icons: _, ...style } = { ...house, ...own };
  return icons.length === 0 ? style : { ...style, icons };
}

function keyed(style: HouseStyle): KeyedStyle {
  return { key: createHash('sha256').update(JSON.stringify(style)).digest('hex'), style };
}
