// linework publish: publishes diagrams to a service.
import { dirname, join } from 'node:path';
import { EXIT, type Exit, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { eachText } from '../files/each-text.js';
import { namedPath } from '../files/named-path.js';
import { sourcesWithSettings } from '../files/sources-with-settings.js';
import { hostOption, type ServiceClient, ServiceFailure, serviceClient } from '../service/client.js';
import { publishSources } from '../service/publish-sources.js';
import { type Published, published } from '../service/publishing.js';
import { SETTINGS_NAME, settingsReader } from '../settings/settings.js';
import type { Io } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';

export const verb = defineVerb({
  name: 'publish',
  summary: 'Publish diagrams and get their links',
  forms: ['FILE... [options]', '- [options]', '[options]'],
  details: [
    'Sends each source to the service and prints the address of its page. With --alias the address is stable: publishing to it again creates a new version of the same diagram.',
    'Without a file, publishes the current files of all sources in linework.json that have publish settings, for anyone with the link. A source that cannot be published is reported; if it is required, the command fails.',
    'A new diagram is private: only you can open its links. --unlisted shows its latest version to anyone with the link, and --embed-source also its source. Made private again, it can stay in caches for a minute.',
  ],
  operands: { least: 0, most: Number.POSITIVE_INFINITY, wanted: 'diagrams, or - for standard input' },
  options: {
    alias: { type: 'string', value: 'NAME', help: 'stable link, such as checkout (one diagram only)' },
    folder: { type: 'string', value: 'FOLDER', help: 'folder to file it in, such as team/payments' },
    title: { type: 'string', value: 'TITLE', help: "title (default: the diagram's own; one diagram only)" },
    unlisted: { type: 'boolean', help: 'show it to anyone with the link' },
    private: { type: 'boolean', help: 'make it private again, visible only to you' },
    theme: {
      type: 'string',
      value: 'THEME',
      oneOf: ['light', 'dark', 'auto'],
      help: 'colours of its link: light, dark or auto',
    },
    'embed-source': { type: 'boolean', help: 'show its source on its page and inside its SVG' },
    host: hostOption,
    json: jsonOption,
  },
  run: async ({ operands, options, io }) => {
    const { alias, folder, title, theme, unlisted, host, json } = options;
    if (unlisted && options.private) throw usageFailure('--unlisted and --private cannot be used together.');
    const client = serviceClient(io.env, host);
    if (operands.length === 0) return publishedSources(client, io, json);
    const { items, unread } = await sourcesWithSettings(operands, io, undefined);
    if (items.length > 1 && (alias !== undefined || title !== undefined))
      throw usageFailure(
        `${alias === undefined ? '--title' : '--alias'} works for one diagram only, but there are ${items.length}.`,
      );
    const results: unknown[] = [];
    const exit = await eachText({
      io,
      unread,
      items,
      run: async ({ path }, source): Promise<Exit> => {
        try {
          const done = await published(client, {
            source,
            ...(title === undefined ? {} : { title }),
            ...(folder === undefined ? {} : { folder }),
            ...(alias === undefined ? {} : { alias }),
            ...(theme === undefined ? {} : { theme }),
            ...(options['embed-source'] ? { embedSource: true } : {}),
            ...(unlisted ? { visibility: 'unlisted' } : options.private ? { visibility: 'private' } : {}),
          });
          results.push({ file: path, ...done });
          if (!json) io.out.write(`${linkOf(done)}\n`);
          return EXIT.fine;
        } catch (error) {
          if (!(error instanceof ServiceFailure) || error.code !== 'diagram.invalid') throw error;
          results.push({ file: path, error: error.message });
          io.err.write(`linework: ${path}: the diagram has errors. See: linework check ${path}\n`);
          return EXIT.mistakes;
        }
      },
      failed: (file, error) => results.push({ file, error }),
    });
    if (json) io.out.write(`${JSON.stringify(results)}\n`);
    return exit;
  },
});

async function publishedSources(client: ServiceClient, io: Io, json: boolean): Promise<Exit> {
  const reader = settingsReader(io.folder, undefined);
  const { file } = await reader.of(join(io.folder, SETTINGS_NAME));
  const [path] = reader.files();
  if (path === undefined || file === undefined)
    throw usageFailure(`Name a diagram to publish: there is no ${SETTINGS_NAME} here or above.`);
  const results = await publishSources(file, dirname(namedPath(io.folder, path)), client);
  if (json) io.out.write(`${JSON.stringify(results)}\n`);
  for (const { source, done, reason } of json ? [] : results) {
    if (done) io.out.write(`${done.changed ? 'published' : 'unchanged'} ${printable(source)} ${linkOf(done)}\n`);
    else io.err.write(`linework: ${printable(source)} was not published: ${printable(reason ?? '')}.\n`);
  }
  if (results.length === 0 && !json) io.out.write(`No source in ${SETTINGS_NAME} has publish settings.\n`);
  return results.some(({ required, done }) => required && !done) ? EXIT.mistakes : EXIT.fine;
}

function linkOf({ url, stableUrl }: Published): string {
  return stableUrl ?? url;
}
