// Publishes the sources of the settings: in, the settings and their folder; out, for each source with `publish`, its link or why it
// was not published. A generated diagram is published as it is in its file.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { diagramFences } from '@linework/convert';
import type { Publish, SettingsFile } from '@linework/operations/settings/contract';
import { Failure } from '../command/failure.js';
import { readText } from '../files/read-text.js';
import { type Planned, planned } from '../generate/plan.js';
import type { ServiceClient } from './client.js';
import { type Published, type Publishing, published } from './publishing.js';

export interface SourcePublished {
  readonly source: string;
  readonly required: boolean;
  readonly done?: Published;
  readonly reason?: string;
}

export async function publishSources(
  file: SettingsFile,
  root: string,
  client: ServiceClient,
): Promise<readonly SourcePublished[]> {
  const results: SourcePublished[] = [];
  for (const one of planned(file, undefined)) {
    const { publish } = one.source;
    if (publish === undefined) continue;
    const common = { source: one.name, required: publish.required ?? false };
    try {
      const reason = client.hasKey ? hindrance(publish, file) : 'there is no API key: set LINEWORK_API_KEY or sign in';
      if (reason !== undefined) results.push({ ...common, reason });
      else results.push({ ...common, done: await published(client, await publishingOf(one, publish, file, root)) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      results.push({ ...common, reason: error.message.replace(/\.$/, '') });
    }
  }
  return results;
}

/** Without an alias, every run would publish a new diagram. */
function hindrance({ alias, organization }: Publish, { brand }: SettingsFile): string | undefined {
  if (organization !== undefined || (alias === undefined && brand !== undefined))
    return 'the service does not support organisations yet; give publish only an alias';
  return alias === undefined ? 'publish has no alias' : undefined;
}

async function publishingOf(
  one: Planned,
  { alias, folder, name, theme, embedSource }: Publish,
  { defaults }: SettingsFile,
  root: string,
): Promise<Publishing> {
  return {
    source: await sourceOf(one, root),
    visibility: 'unlisted',
    theme: theme ?? defaults?.theme ?? 'light',
    embedSource: embedSource ?? false,
    ...(alias === undefined ? {} : { alias }),
    ...(folder === undefined ? {} : { folder }),
    ...(name === undefined ? {} : { title: name }),
  };
}

async function sourceOf({ target, fence, source }: Planned, root: string): Promise<string> {
  const path = join(root, target);
  if (!existsSync(path)) throw new Failure(1, `${source.out} does not exist yet: run linework generate`);
  const text = await readText(path);
  if (fence === undefined) return text;
  const found = diagramFences(text).find(({ name }) => name === fence);
  if (found === undefined) throw new Failure(1, `${target} has no diagram with the id ${fence}`);
  return found.source;
}
