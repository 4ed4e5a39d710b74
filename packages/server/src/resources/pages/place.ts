// The address of a page and of its pictures: in, a path and a query; out, which diagram, which version, and in which format; and the
// reverse. An invalid id or alias is undefined.
import { ID } from '../../platform/ids.js';
import { isWidth } from './raster.js';

/** A diagram by its own link, or by a stable one. */
export interface Place {
  readonly by: 'diagram' | 'alias';
  readonly name: string;
  /** Omitted for the latest. */
  readonly version?: number;
}

export type Format = 'svg' | 'png' | 'pdf';

export interface Ending {
  readonly format: Format;
  readonly dark: boolean;
  /** Pixels of a PNG; omitted for its own size. */
  readonly width?: number;
}

export interface Asked {
  readonly place: Place;
  /** Omitted for the page. */
  readonly ending?: Ending;
}

type Query = Readonly<Record<string, unknown>>;

const LETTERS = { diagram: 'd', alias: 's' } as const;

const ALIAS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_ALIAS = 60;

const ENDED = /^([a-z0-9-]+)(?:(\.dark)?\.(svg|png|pdf))?$/;

/** Undefined if nothing can have this address. */
export function askedOf(by: Place['by'], segment: string, query: Query): Asked | undefined {
  const [, name = '', dark, format] = ENDED.exec(segment) ?? [];
  if (!isName(by, name)) return undefined;
  const version = numberIn(query.version);
  if (version === 'none') return undefined;
  const place = { by, name, ...(version === undefined ? {} : { version }) };
  if (format === undefined) return { place };
  const width = format === 'png' ? numberIn(query.width) : undefined;
  if (width !== undefined && (width === 'none' || !isWidth(width))) return undefined;
  return {
    place,
    ending: { format: format as Format, dark: dark !== undefined, ...(width === undefined ? {} : { width }) },
  };
}

/** A page of this service; undefined for every other address. */
export function placeOfUrl(baseUrl: string, text: string): Place | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, pathname, searchParams, username, password } = new URL(text);
  const [, letter, name = ''] = /^\/([ds])\/([a-z0-9-]+)$/.exec(pathname) ?? [];
  if (origin !== baseUrl || letter === undefined || username !== '' || password !== '') return undefined;
  return askedOf(letter === 'd' ? 'diagram' : 'alias', name, Object.fromEntries(searchParams))?.place;
}

export function pathOf({ by, name, version }: Place, ending?: Ending): string {
  const query = new URLSearchParams();
  if (version !== undefined) query.set('version', String(version));
  if (ending?.width !== undefined) query.set('width', String(ending.width));
  const end = ending === undefined ? '' : `${ending.dark ? '.dark' : ''}.${ending.format}`;
  return `/${LETTERS[by]}/${name}${end}${query.size === 0 ? '' : `?${query}`}`;
}

/** From 1; `none` if it is not such a number. */
export function numberIn(value: unknown): number | 'none' | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 'none';
}

function isName(by: Place['by'], name: string): boolean {
  return by === 'diagram' ? ID.test(name) : name.length <= LONGEST_ALIAS && ALIAS.test(name);
}
