// linework serve: runs the HTTP service on this machine.
import { EXIT, fileFailure } from '../command/failure.js';
import { listenFailure, portOf } from '../command/listening.js';
import { serviceFailure } from '../command/service-failure.js';
import { defineVerb } from '../command/verb.js';
import { stateFolder } from '../files/state-folder.js';
import { interrupted, service } from '../service-packages.js';
import { version } from '../version.js';

export const verb = defineVerb({
  name: 'serve',
  summary: 'Run the HTTP service on this machine',
  forms: ['[options]'],
  details: [
    'Settings come from environment variables, listed in docs/service.md.',
    'Prints the address, the key of this machine and a sample command, then serves until you press Ctrl-C. The key is kept in the state folder of your account ($XDG_STATE_HOME/linework or ~/.local/state/linework).',
  ],
  operands: { least: 0, most: 0, wanted: '' },
  options: {
    port: {
      type: 'string',
      short: 'p',
      value: 'PORT',
      help: 'port to listen on (default: $PORT, then 4180)',
    },
    host: {
      type: 'string',
      value: 'HOST',
      help: 'address to listen on, such as ::1 (default: 127.0.0.1, which only this machine can reach)',
    },
  },
  run: async ({ options: { port: portOption, host }, io }) => {
    const server = await service('serve', io.folder);
    const write = (line: string): void => io.out.write(`${line}\n`);
    const env = {
      ...io.env,
      ...(portOption === undefined ? {} : { PORT: String(portOf(portOption)) }),
      ...(host === undefined ? {} : { HOST: host }),
    };
    const options = { env, folder: stateFolder(io), version: version(), write };
    const running = await server.serve(options).catch((error: unknown) => {
      if (error instanceof server.KeyFileError) throw fileFailure(error.message);
      throw (
        serviceFailure(server, error) ??
        listenFailure(error, env.HOST || '127.0.0.1', Number(env.PORT || 4180)) ??
        error
      );
    });
    await interrupted();
    await running.close();
    return EXIT.fine;
  },
});
