// linework brand pull: in, where the command runs and what the settings file says; out, a new copy of the organisation's house style, and what
// differs from the copy before.
import { dirname } from 'node:path';
import type { HouseStyle } from '@linework/operations/house-style/house-style';
import { counted } from '../ci/counted.js';
import { EXIT, usageFailure } from '../command/failure.js';
import { shownFrom } from '../files/read-text.js';
import { fetchStyle } from '../house-style/fetch-style.js';
import { copyPath, forgetFailure, readCopy, writeCopy } from '../house-style/organization-copy.js';
import { serviceClient } from '../service/client.js';
import { demandedSettings, unstyledSettings } from '../settings/settings.js';
import type { Io } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import type { Act } from './options.js';
import { styleChanges } from './style-changes.js';

interface Pulled {
  readonly organization: string;
  readonly service: string;
  readonly isFirst: boolean;
  readonly changes: readonly string[];
  readonly unusable: readonly string[];
}

export const pull: Act = async (io, { settings, host, json }) => {
  const file = demandedSettings(io.folder, settings);
  const organization = (await unstyledSettings(io.folder, file)).file?.brand?.organization;
  if (organization === undefined)
    throw usageFailure(
      `${shownFrom(io.folder, file)} names no organisation. Write in it: "brand": { "organization": "NAME" }`,
    );
  const pulled = await pulledStyle(io, { file, organization, host });
  io.out.write(json ? `${JSON.stringify(pulled)}\n` : pullText(pulled));
  return EXIT.fine;
};

async function pulledStyle(
  io: Io,
  {
    file,
    organization,
    host,
  }: { readonly file: string; readonly organization: string; readonly host?: string | undefined },
): Promise<Pulled> {
  const path = copyPath(io, dirname(file), organization);
  const client = serviceClient(io.env, host);
  const { answer, style, unusable } = await fetchStyle(client, organization);
  const before = readCopy(path);
  writeCopy(path, { service: client.address, fetched: new Date() }, answer);
  forgetFailure(path);
  return {
    organization,
    service: client.address,
    isFirst: before === undefined,
    changes: before === undefined ? partsOf(style) : styleChanges(before.style, style),
    unusable,
  };
}

function partsOf({ brand, rules, icons = [] }: HouseStyle): readonly string[] {
  const names = Object.keys(rules ?? {}).filter((name) => name !== 'level');
  return [
    ...(brand ? ['a brand'] : []),
    ...(names.length > 0 ? [`style rules: ${names.join(', ')}`] : []),
    ...(icons.length > 0
      ? [`${counted(icons.length, 'icon')}: ${icons.map(({ name }) => `own:${name}`).join(', ')}`]
      : []),
  ];
}

function pullText({ organization, service, isFirst, changes, unusable }: Pulled): string {
  const head = isFirst
    ? `Fetched the house style of ${organization} from ${service}${changes.length === 0 ? '. It is empty.' : ':'}`
    : changes.length === 0
      ? `The house style of ${organization} did not change.`
      : `Updated the house style of ${organization}:`;
  const rest = unusable.length === 0 ? [] : [`This version cannot use ${unusable.join(', ')}. Update linework.`];
  return [head, ...changes.map((each) => `  ${each}`), ...rest].map((each) => `${printable(each)}\n`).join('');
}
