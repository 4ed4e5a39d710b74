// linework whoami: prints the account that owns the current key.
import { EXIT } from '../command/failure.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { hostOption, serviceClient } from '../service/client.js';
import { printable } from '../terminal/printable.js';

export const verb = defineVerb({
  name: 'whoami',
  summary: 'Show who is signed in to a service',
  forms: ['[options]'],
  details: ['Asks the service for the owner of the key on this machine or in $LINEWORK_API_KEY.'],
  operands: { least: 0, most: 0, wanted: '' },
  options: { host: hostOption, json: jsonOption },
  run: async ({ options: { host, json }, io }) => {
    const { address, call } = serviceClient(io.env, host);
    const { value } = await call('/user/me');
    const { email, plan } = value as { readonly email: string; readonly plan: string };
    io.out.write(json ? `${JSON.stringify(value)}\n` : `${printable(email)} at ${address}, plan ${printable(plan)}\n`);
    return EXIT.fine;
  },
});
