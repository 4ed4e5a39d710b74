// linework publish: publishes diagrams to a service.
import { dirname, join } from 'node:path';
import { EXIT, type Exit, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { eachText } from '../files/each-text.js';
import { namedPath } from '../files/named-path.js';
import { shownPath } from '../files/read-text.js';
import { sourcesWithSettings } from '../files/sources-with-settings.js';
import { hostOption, type ServiceClient, serviceClient } from '../service/client.js';
import { diagnosedIn } from '../service/diagnosed.js';
import { publishSources } from '../service/publish-sources.js';
import { rememberPublished } from '../service/published-files.js';
import { isInvalid, published, publishedLine } from '../service/publishing.js';
import { SETTINGS_NAME, settingsReader } from '../settings/settings.js';
import type { Io } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { reportDiagnostics } from '../terminal/report.js';

export const verb = defineVerb({
  name: 'publish',
  summary: 'Publish diagrams and get their links',
  forms: ['FILE... [options]', '- [options]', '[options]'],
  details: [
    'Sends each source to the service and prints whether it is new, updated or unchanged, the organisation that it went to, and the address of its page. Without --organization it goes to the library that GET /user/publishing names: your own, unless you chose an organisation or one requires it. With --alias the address is stable: publishing to it again creates a new version of the same diagram. Errors in a source are printed as by linework check.',
    'Without a file, publishes the current files of all sources in linework.json that have publish settings, for anyone with the link. A source that cannot be published is reported; if it is required, the command fails.',
    'To list, restore, lock, move or delete what you published, see linework diagrams.',
    'A new diagram is private: only you can open its links, or the members of the organisation that it belongs to. --unlisted shows its latest version to anyone with the link, and --embed-source also its source. If you make it private again, caches can still serve it for up to a minute.',
  ],
  operands: { least: 0, most: Number.POSITIVE_INFINITY, wanted: 'diagrams, or - for standard input' },
  options: {
    alias: { type: 'string', value: 'NAME', help: 'stable link, such as checkout (one diagram only)' },
    organization: {
      type: 'string',
      value: 'NAME',
      help: 'organisation that gets it, such as acme; the same title in the same folder is updated',
    },
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
    const { alias, organization, folder, title, theme, unlisted, host, json } = options;
    if (unlisted && options.private) throw usageFailure('--unlisted and --private cannot be used together.');
    if (alias !== undefined && organization !== undefined)
      throw usageFailure('--alias belongs to your account, so it cannot be used with --organization.');
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
      run: async ({ path }, source, quiet): Promise<Exit> => {
        try {
          const done = await published(client, {
            source,
            ...(title === undefined ? {} : { title }),
            ...(folder === undefined ? {} : { folder }),
            ...(alias === undefined ? {} : { alias }),
            ...(organization === undefined ? {} : { organization }),
            ...(theme === undefined ? {} : { theme }),
            ...(options['embed-source'] ? { embedSource: true } : {}),
            ...(unlisted ? { visibility: 'unlisted' } : options.private ? { visibility: 'private' } : {}),
          });
          if (path !== '-') rememberPublished(quiet, client.address, path, done.id);
          results.push({ file: path, ...done });
          if (!json) {
            reportDiagnostics(quiet, path, source, diagnosedIn(done.diagnostics));
            quiet.out.write(publishedLine(shownPath(path), done));
          }
          return EXIT.fine;
        } catch (error) {
          if (!isInvalid(error)) throw error;
          const diagnostics = diagnosedIn(error.details);
          results.push({ file: path, error: error.message, diagnostics });
          if (!json) reportDiagnostics(quiet, path, source, diagnostics);
          quiet.err.write(`linework: ${shownPath(path)} was not published: the diagram has errors.\n`);
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
  const reader = settingsReader(io, undefined, 'daily');
  const { file } = await reader.of(join(io.folder, SETTINGS_NAME));
  const [path] = reader.files();
  if (path === undefined || file === undefined)
    throw usageFailure(`Name a diagram to publish: there is no ${SETTINGS_NAME} here or above.`);
  const folder = dirname(namedPath(io.folder, path));
  const results = await publishSources(file, folder, client, ({ text, result }) => {
    const { source, file: target, done, reason = '', diagnostics = [] } = result;
    if (json) return;
    reportDiagnostics(io, target, text, diagnostics);
    if (done) io.out.write(publishedLine(printable(source), done));
    else io.err.write(`linework: ${printable(source)} was not published: ${printable(reason)}.\n`);
  });
  if (json) io.out.write(`${JSON.stringify(results)}\n`);
  if (results.length === 0 && !json) io.out.write(`No source in ${SETTINGS_NAME} has publish settings.\n`);
  return results.some(({ required, done }) => required && !done) ? EXIT.mistakes : EXIT.fine;
}
