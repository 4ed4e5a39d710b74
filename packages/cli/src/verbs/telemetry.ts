// linework telemetry: whether daily totals are sent, and what they say.
import { rmSync } from 'node:fs';
import { EXIT, usageFailure } from '../command/failure.js';
import { defineVerb } from '../command/verb.js';
import { telemetryFile } from '../files/config-folder.js';
import { hostOption, serviceClient } from '../service/client.js';
import { readTelemetry, totalsOf, writeTelemetry } from '../service/telemetry.js';
import { printable } from '../terminal/printable.js';

export const verb = defineVerb({
  name: 'telemetry',
  summary: 'Turn the sending of daily totals on or off',
  forms: ['[on | off] [options]'],
  details: [
    'Off at first. Turned on, the command counts on this machine how often each verb is called, and once a day sends the counts of the days before to the service: the day, the version, the platform and a number a verb. Nothing of a diagram, a file, an account or an address is among them.',
    'Without a word it says whether it is on, and prints what would be sent.',
  ],
  operands: { least: 0, most: 1, wanted: 'on or off' },
  options: { host: hostOption },
  run: ({ operands: [word], options: { host }, io }) => {
    if (word === 'on') {
      const { address } = serviceClient(io.env, host);
      writeTelemetry(io.env, { address, days: readTelemetry(io.env)?.days ?? {} });
      io.out.write(
        `Daily totals are sent to ${address}. linework telemetry says what; linework telemetry off ends it.\n`,
      );
      return EXIT.fine;
    }
    if (word === 'off') {
      rmSync(telemetryFile(io.env), { force: true });
      io.out.write('Nothing is counted and nothing is sent.\n');
      return EXIT.fine;
    }
    if (word !== undefined) throw usageFailure(`'${printable(word)}' is neither on nor off.`);
    const telemetry = readTelemetry(io.env);
    if (telemetry === undefined) {
      io.out.write('Off: nothing is counted and nothing is sent.\n');
      return EXIT.fine;
    }
    io.out.write(`On: totals are sent to ${telemetry.address} once a day. Counted so far:\n`);
    for (const day of Object.keys(telemetry.days)) io.out.write(`${JSON.stringify(totalsOf(telemetry, day))}\n`);
    return EXIT.fine;
  },
});
