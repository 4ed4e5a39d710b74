// linework login: signs in to a service and stores an API key on this machine.
import { EXIT, usageFailure } from '../command/failure.js';
import { defineVerb } from '../command/verb.js';
import { hostOption, serviceClient } from '../service/client.js';
import { askPerson, keyed, mailCode, remember, signedInWith, signedInWithKey } from '../service/signing-in.js';

export const verb = defineVerb({
  name: 'login',
  summary: 'Sign in to a service',
  forms: ['[EMAIL] [options]', 'EMAIL --code CODE [options]', '--key KEY [options]'],
  details: [
    'Emails a code to the address, asks for it, and stores an API key for this machine in the configuration folder of your account ($XDG_CONFIG_HOME/linework or ~/.config/linework), in a file that only you can read. A service on this machine without a mail server prints the code.',
    'Without a terminal, pass the code in a second call with --code.',
  ],
  operands: { least: 0, most: 1, wanted: 'one email address' },
  options: {
    host: hostOption,
    code: { type: 'string', value: 'CODE', help: 'the six digits from the email' },
    key: { type: 'string', value: 'KEY', help: 'store this API key instead of creating one' },
  },
  run: async ({ operands: [operand], options: { host, code, key }, io }) => {
    const { address, credential: before } = serviceClient(io.env, host);
    const isTerminal = process.stdin.isTTY === true;
    if (key !== undefined) {
      const credential = await signedInWithKey(address, key);
      remember(io.env, address, credential);
      io.out.write(`Signed in to ${address} as ${credential.email} with the given key.\n`);
      return EXIT.fine;
    }
    const email = operand ?? (isTerminal ? await askPerson('Email address: ') : undefined);
    if (!email) throw usageFailure('An email address is missing. Write: linework login you@example.com');
    if (code === undefined) {
      await mailCode(io.env, address, email);
      if (!isTerminal) {
        io.out.write(`Sent a code to ${email}. Next: linework login ${email} --code CODE --host ${address}\n`);
        return EXIT.fine;
      }
    }
    const credential = await signedInWith(io.env, address, email, code ?? (await askPerson(`Code sent to ${email}: `)));
    // Stored before its key is created: if the account has reached its limit, keys can still be revoked.
    remember(io.env, address, credential);
    remember(io.env, address, await keyed(address, credential, before));
    io.out.write(`Signed in to ${address} as ${credential.email}.\n`);
    return EXIT.fine;
  },
});
