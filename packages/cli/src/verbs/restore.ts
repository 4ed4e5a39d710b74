// linework restore: the data of a service on this machine, from a backup.
import { resolve } from 'node:path';
import { EXIT } from '../command/failure.js';
import { dataFolder, onData } from '../command/service-data.js';
import { defineVerb } from '../command/verb.js';

export const verb = defineVerb({
  name: 'restore',
  summary: "Make the data of this machine's service from a backup",
  forms: ['FILE'],
  details: [
    'FILE is what linework backup wrote. The data goes to the folder that LINEWORK_DATA names, else to the state folder of your account, as with linework serve; a folder that has data is left as it is, and the command fails. The database is opened once to see that it is whole.',
  ],
  operands: { least: 1, most: 1, wanted: 'FILE' },
  options: {},
  run: async ({ operands: [file = ''], io }) => {
    const folder = dataFolder(io);
    const parts = await onData(file, 'restored', ({ restore }) => restore(resolve(io.folder, file), folder));
    io.out.write(`Restored ${file} to ${folder}: ${parts.join(', ')}.\n`);
    return EXIT.fine;
  },
});
