// Which hosted diagram a word means: in, an id, a link, an alias or a published file; out, its id.
import { resolve } from 'node:path';
import { usageFailure } from '../command/failure.js';
import { shownPath } from '../files/read-text.js';
import { planned } from '../generate/plan.js';
import { settingsReader } from '../settings/settings.js';
import type { Io } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import type { ServiceClient } from './client.js';
import { publishedAs } from './published-files.js';

const ID = /^[0-9a-z]{26}$/;
const ALIAS = /^[a-z0-9]{1,60}(?:-[a-z0-9]{1,60})*$/;
const PAGE = /^\/([ds])\/([a-z0-9-]{1,60})(?:(?:\.dark)?\.(?:svg|png|pdf))?$/;

/** `isDeleted`: whether to search the deleted diagrams. */
export async function hostedId(client: ServiceClient, word: string, io: Io, isDeleted = false): Promise<string> {
  if (/^https?:\/\//.test(word)) {
    const url = URL.canParse(word) ? new URL(word) : undefined;
    if (url?.origin !== client.address)
      throw usageFailure(`'${printable(word)}' is not an address of ${client.address}. Name its service with --host.`);
    const [, place, name = ''] = PAGE.exec(url.pathname) ?? [];
    if (place === undefined) throw usageFailure(`'${printable(word)}' is not the link of a diagram.`);
    return place === 'd' ? name : ofAlias(client, name, isDeleted);
  }
  if (ID.test(word)) return word;
  if (ALIAS.test(word)) return ofAlias(client, word, isDeleted);
  const id = publishedAs(io, client.address, word);
  if (id !== undefined) return id;
  const alias = await aliasInSettings(word, io);
  if (alias !== undefined) return ofAlias(client, alias, isDeleted);
  throw usageFailure(
    `${shownPath(word)} was not published to ${client.address} from here. Name the diagram by its id or link; linework diagrams lists them.`,
  );
}

async function ofAlias({ call, address }: ServiceClient, alias: string, isDeleted: boolean): Promise<string> {
  const query = new URLSearchParams({ alias, ...(isDeleted ? { deleted: 'true' } : {}) });
  const { value } = await call(`/user/diagrams?${query}`);
  const [diagram] = (value as { readonly diagrams: readonly { readonly id: string }[] }).diagrams;
  if (diagram !== undefined) return diagram.id;
  throw usageFailure(
    `No ${isDeleted ? 'deleted ' : ''}diagram of your account has the link ${address}/s/${alias}. linework diagrams lists them.`,
  );
}

/** The alias under which the settings publish a file, or a diagram in a document: `docs/api.md#shop`. */
async function aliasInSettings(word: string, io: Io): Promise<string | undefined> {
  const [path = '', fence] = word.split('#');
  const reader = settingsReader(io, undefined);
  const { file = {} } = await reader.of(path);
  const [settings] = reader.files();
  if (settings === undefined) return undefined;
  const place = resolve(io.folder, path);
  return planned(file, undefined).find((each) => resolve(settings, '..', each.target) === place && each.fence === fence)
    ?.source.publish?.alias;
}
