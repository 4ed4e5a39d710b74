// linework telemetry: turns daily totals on or off, and prints them.
import { rmSync } from 'node:fs';
import { EXIT, usageFailure } from '../command/failure.js';
import { defineVerb } from '../command/verb.js';
import { telemetryFile } from '../files/config-folder.js';
import { hostOption, serviceClient } from '../service/client.js';
import { readTelemetry, totalsOf, writeTelemetry } from '../service/telemetry.js';
import { printable } from '../terminal/printable.js';

export const verb = defineVerb({
  name: 'telemetry',
  summary: 'Turn daily usage totals on or off',
  forms: ['[on | off] [options]'],
  details: [
    'Off by default. When on, the command counts on this machine how often each verb is called. Once a day it sends the counts of past days to the service: the day, the version, the platform and one number per verb. They contain nothing about diagrams, files, accounts or addresses.',
    'Without an argument, prints whether it is on and what would be sent.',
  ],
  operands: { least: 0, most: 1, wanted: 'on or off' },
  options: { host: hostOption },
  run: ({ operands: [word], options: { host }, io }) => {
    if (word === 'on') {
      const { address } = serviceClient(io.env, host);
      writeTelemetry(io.env, { address, days: readTelemetry(io.env)?.days ?? {} });
      io.out.write(
        `Daily totals are sent to ${address}. To see them: linework telemetry. To stop: linework telemetry off\n`,
      );
      return EXIT.fine;
    }
    if (word === 'off') {
      rmSync(telemetryFile(io.env), { force: true });
      io.out.write('Nothing is counted and nothing is sent.\n');
      return EXIT.fine;
    }
    if (word !== undefined) throw usageFailure(`Write on or off, not '${printable(word)}'.`);
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
