// Publishes the sources of the settings: in, the settings and their folder; out, for each source with `publish`, its link, or why it
// was not published with the errors in it. A generated diagram is published as it is in its file.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { diagramFences } from '@linework/convert';
import type { Publish, SettingsFile } from '@linework/operations/settings/contract';
import { Failure } from '../command/failure.js';
import { readText } from '../files/read-text.js';
import { type Planned, planned } from '../generate/plan.js';
import type { Diagnosed } from '../terminal/diagnostic-text.js';
import type { ServiceClient } from './client.js';
import { diagnosedIn } from './diagnosed.js';
import { isInvalid, type Published, type Publishing, published } from './publishing.js';

export interface SourcePublished {
  readonly source: string;
  readonly required: boolean;
  /** Relative to the folder of the settings. */
  readonly file: string;
  readonly done?: Published;
  readonly reason?: string;
  /** Positions are those of `file`. */
  readonly diagnostics?: readonly Diagnosed[];
}

/** `text` has the lines of the file, so that positions and excerpts fit. */
interface Told {
  readonly text: string;
  readonly result: SourcePublished;
}

export async function publishSources(
  file: SettingsFile,
  root: string,
  client: ServiceClient,
  tell: (result: Told) => void,
): Promise<readonly SourcePublished[]> {
  const results: SourcePublished[] = [];
  for (const one of planned(file, undefined)) {
    const { publish } = one.source;
    if (publish === undefined) continue;
    const result = await publishedOne(one, publish, file, root, client);
    results.push(result.result);
    tell(result);
  }
  return results;
}

async function publishedOne(
  one: Planned,
  publish: Publish,
  file: SettingsFile,
  root: string,
  client: ServiceClient,
): Promise<Told> {
  const common = { source: one.name, required: publish.required ?? false, file: one.target };
  const reason = client.hasKey ? hindrance(publish, file) : 'there is no API key: set LINEWORK_API_KEY or sign in';
  if (reason !== undefined) return { text: '', result: { ...common, reason } };
  let place: Found = { source: '', above: 0 };
  try {
    place = await sourceOf(one, root);
    return {
      text: '',
      result: { ...common, done: await published(client, publishingOf(place.source, publish, file)) },
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const failed = { ...common, reason: error.message.replace(/\.$/, '') };
    if (!isInvalid(error)) return { text: '', result: failed };
    const diagnostics = diagnosedIn(error.details).map((each) => ({
      ...each,
      line: each.line + place.above,
      endLine: each.endLine + place.above,
    }));
    const text = '\n'.repeat(place.above) + place.source;
    return { text, result: { ...failed, reason: 'the diagram has errors', diagnostics } };
  }
}

/** Without an alias or an organisation, every run would publish a new diagram. */
function hindrance(publish: Publish, file: SettingsFile): string | undefined {
  const organization = organizationOf(publish, file);
  if (publish.alias !== undefined && organization !== undefined)
    return 'publish has an alias, which belongs to an account, and an organisation; give it one of them';
  return publish.alias === undefined && organization === undefined ? 'publish has no alias' : undefined;
}

/** docs/limits.md, Settings file: without an alias, the organisation of the brand. */
function organizationOf({ alias, organization }: Publish, { brand }: SettingsFile): string | undefined {
  return organization ?? (alias === undefined ? brand?.organization : undefined);
}

function publishingOf(source: string, publish: Publish, file: SettingsFile): Publishing {
  const { alias, folder, name, theme, embedSource } = publish;
  const { defaults } = file;
  const organization = organizationOf(publish, file);
  return {
    source,
    visibility: 'unlisted',
    theme: theme ?? defaults?.theme ?? 'light',
    embedSource: embedSource ?? false,
    ...(alias === undefined ? {} : { alias }),
    ...(organization === undefined ? {} : { organization }),
    ...(folder === undefined ? {} : { folder }),
    ...(name === undefined ? {} : { title: name }),
  };
}

interface Found {
  readonly source: string;
  /** Lines of its file above it. */
  readonly above: number;
}

async function sourceOf({ target, fence, source }: Planned, root: string): Promise<Found> {
  const path = join(root, target);
  if (!existsSync(path)) throw new Failure(1, `${source.out} does not exist yet: run linework generate`);
  const text = await readText(path);
  if (fence === undefined) return { source: text, above: 0 };
  const block = diagramFences(text).find(({ name }) => name === fence);
  if (block === undefined) throw new Failure(1, `${target} has no diagram with the id ${fence}`);
  return { source: block.source, above: block.line };
}
