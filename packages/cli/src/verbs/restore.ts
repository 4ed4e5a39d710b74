// linework restore: restores the data of this machine's service from a backup.
import { EXIT } from '../command/failure.js';
import { dataFolder, onData } from '../command/service-data.js';
import { defineVerb } from '../command/verb.js';
import { namedPath } from '../files/named-path.js';

export const verb = defineVerb({
  name: 'restore',
  summary: "Restore the data of this machine's service from a backup",
  forms: ['FILE'],
  details: [
    'FILE is a backup by linework backup. The data goes to $LINEWORK_DATA, or to the state folder of your account, as for linework serve. If the folder already has data, it stays unchanged and the command fails. The restored database is opened once to verify it.',
  ],
  operands: { least: 1, most: 1, wanted: 'FILE' },
  options: {},
  run: async ({ operands: [file = ''], io }) => {
    const folder = dataFolder(io);
    const parts = await onData({ verb: 'restore', folder: io.folder, file, action: 'restored' }, ({ restore }) =>
      restore(namedPath(io.folder, file), folder),
    );
    io.out.write(`Restored ${file} to ${folder}: ${parts.join(', ')}.\n`);
    return EXIT.fine;
  },
});
