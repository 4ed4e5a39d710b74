// linework logout: revokes this machine's key, ends its session and forgets both.
import { EXIT, Failure } from '../command/failure.js';
import { defineVerb } from '../command/verb.js';
import { hostOption, serviceClient } from '../service/client.js';
import { forget } from '../service/signing-in.js';

export const verb = defineVerb({
  name: 'logout',
  summary: 'Sign out of a service',
  forms: ['[options]'],
  details: [
    'Revokes the key that was created for this machine, ends the session and forgets both. A key given with --key is forgotten, but not revoked.',
  ],
  operands: { least: 0, most: 0, wanted: '' },
  options: { host: hostOption },
  run: async ({ options: { host }, io }) => {
    const { address, credential, call } = serviceClient(io.env, host);
    if (credential === undefined) {
      io.out.write(`Not signed in to ${address}.\n`);
      return EXIT.fine;
    }
    if (credential.cookie !== undefined && credential.keyId !== undefined) {
      try {
        await call(`/user/api-keys/${credential.keyId}`, { method: 'DELETE', asPerson: true });
        await call('/auth/logout', { body: {}, asPerson: true });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        io.err.write(`linework: The key was not revoked. Revoke it in another session. ${error.message}\n`);
      }
    }
    forget(io.env, address);
    io.out.write(`Signed out of ${address}.\n`);
    return EXIT.fine;
  },
});
