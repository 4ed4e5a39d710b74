// linework backup: the data of a service on this machine, in a file.
import { resolve } from 'node:path';
import { EXIT } from '../command/failure.js';
import { dataFolder, onData } from '../command/service-data.js';
import { defineVerb } from '../command/verb.js';

export const verb = defineVerb({
  name: 'backup',
  summary: "Write the data of this machine's service into a file",
  forms: ['FILE'],
  details: [
    'Stop the service first. The file is a tar archive, compressed by gzip: the embedded database, and the secret and the key of this machine that stand beside it, so keep it as safe as those. Only your account may read it (mode 600). A secret that LINEWORK_SECRET or LINEWORK_SECRET_FILE gives is not in it.',
    'The data is in the folder that LINEWORK_DATA names, else in the state folder of your account, as with linework serve. A service on PostgreSQL is backed up with pg_dump: docs/service.md.',
  ],
  operands: { least: 1, most: 1, wanted: 'FILE' },
  options: {},
  run: async ({ operands: [file = ''], io }) => {
    const folder = dataFolder(io);
    const { bytes, parts } = await onData(file, 'written', ({ backup }) => backup(folder, resolve(io.folder, file)));
    io.out.write(`Wrote ${file} (${bytes} bytes) from ${folder}: ${parts.join(', ')}.\n`);
    return EXIT.fine;
  },
});
