// linework backup: saves the data of this machine's service to a file.
import { EXIT } from '../command/failure.js';
import { dataFolder, onData } from '../command/service-data.js';
import { defineVerb } from '../command/verb.js';
import { namedPath } from '../files/named-path.js';
import { refuseInGit } from '../files/real-target.js';

export const verb = defineVerb({
  name: 'backup',
  summary: "Back up the data of this machine's service to a file",
  forms: ['FILE'],
  details: [
    'Stop the service first. The file is a gzipped tar archive with the embedded database and the secret and key of this machine, so keep it as safe as those. Only your account can read it (mode 600). A secret from LINEWORK_SECRET or LINEWORK_SECRET_FILE is not included.',
    'The data folder is $LINEWORK_DATA, or the state folder of your account, as for linework serve. Back up a service on PostgreSQL with pg_dump, as docs/service.md shows.',
  ],
  operands: { least: 1, most: 1, wanted: 'FILE' },
  options: {},
  run: async ({ operands: [file = ''], io }) => {
    const path = namedPath(io.folder, file);
    refuseInGit(path);
    const folder = dataFolder(io);
    const { bytes, parts } = await onData(
      { verb: 'backup', folder: io.folder, file, action: 'written' },
      ({ backup }) => backup(folder, path),
    );
    io.out.write(`Wrote ${file} (${bytes} bytes) from ${folder}: ${parts.join(', ')}.\n`);
    return EXIT.fine;
  },
});
