// linework preview: serves a local page that redraws whenever a source is saved.
import { statSync } from 'node:fs';
import { EXIT, systemFailure, usageFailure } from '../command/failure.js';
import { listenFailure, portOf } from '../command/listening.js';
import { defineVerb, settingsOption } from '../command/verb.js';
import { watching } from '../drawing/watch.js';
import { shownPath } from '../files/read-text.js';
import { previewed } from '../preview/previewed.js';
import { servicePackage } from '../service-packages.js';

export const verb = defineVerb({
  name: 'preview',
  summary: 'Show a page that redraws whenever a source is saved',
  forms: ['FILE [options]', '[FOLDER] [options]'],
  details: [
    'Prints a link to a local page, then serves it until you press Ctrl-C. The page shows the picture in light or dark, and every error with its location. For a folder, it lists the *.diagram files in it and below. No file is written.',
    'Only this machine can open the page, and only with the full link, which contains a new token each time.',
  ],
  operands: { least: 0, most: 1, wanted: 'a file or a folder' },
  options: {
    port: { type: 'string', short: 'p', value: 'PORT', help: 'port to listen on (default: a free one)' },
    settings: settingsOption,
  },
  run: async ({ operands: [path = '.'], options, io }) => {
    const port = options.port === undefined ? 0 : portOf(options.port);
    const { settingsFiles, ...shown } = previewed({
      path,
      isFolder: isFolder(path),
      io,
      settings: options.settings,
    });
    const { servePreview } = await servicePackage('@linework/server/preview');
    const preview = await servePreview({ port, ...shown }).catch((error: unknown) => {
      throw listenFailure(error, '127.0.0.1', port) ?? error;
    });
    try {
      await watching(io, {
        paths: [path],
        work: async () => {
          preview.changed();
          return settingsFiles();
        },
        ready: () => io.out.write(`Preview of ${shownPath(path)}: ${preview.link}\nPress Ctrl-C to stop.\n`),
      });
    } finally {
      await preview.close();
    }
    return EXIT.fine;
  },
});

function isFolder(path: string): boolean {
  if (path === '-') throw usageFailure('Standard input cannot be previewed. Write: linework preview FILE');
  try {
    return statSync(path).isDirectory();
  } catch (cause) {
    throw systemFailure('read', shownPath(path), cause);
  }
}
