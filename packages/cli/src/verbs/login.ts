// linework login: sign in to a service, and keep a key of it on this machine.
import { EXIT, usageFailure } from '../command/failure.js';
import { defineVerb } from '../command/verb.js';
import { hostOption, serviceClient } from '../service/client.js';
import { asked, keyed, mailCode, remember, signedInWith, signedInWithKey } from '../service/signing-in.js';

export const verb = defineVerb({
  name: 'login',
  summary: 'Sign in to a service',
  forms: ['[EMAIL] [options]', 'EMAIL --code CODE [options]', '--key KEY [options]'],
  details: [
    'Mails a code to the address, asks for it, and keeps an API key made for this machine in the configuration folder of your account ($XDG_CONFIG_HOME/linework or ~/.config/linework), in a file that you alone can read. A service that was started on this machine without a mail server prints the code.',
    'Where there is no terminal, the code is given in a second call with --code.',
  ],
  operands: { least: 0, most: 1, wanted: 'one mail address' },
  options: {
    host: hostOption,
    code: { type: 'string', value: 'CODE', help: 'the six digits that were mailed' },
    key: { type: 'string', value: 'KEY', help: 'keep this API key instead of making one' },
  },
  run: async ({ operands: [given], options: { host, code, key }, io }) => {
    const { address, credential: before } = serviceClient(io.env, host);
    const isTerminal = process.stdin.isTTY === true;
    if (key !== undefined) {
      const credential = await signedInWithKey(address, key);
      remember(io.env, address, credential);
      io.out.write(`Signed in to ${address} as ${credential.email}, with the key that was given.\n`);
      return EXIT.fine;
    }
    const email = given ?? (isTerminal ? await asked('Mail address: ') : undefined);
    if (!email) throw usageFailure('Name the mail address: linework login you@example.com');
    if (code === undefined) {
      await mailCode(address, email);
      if (!isTerminal) {
        io.out.write(`A code is on its way to ${email}. Then: linework login ${email} --code CODE\n`);
        return EXIT.fine;
      }
    }
    const credential = await signedInWith(address, email, code ?? (await asked(`Code that was mailed to ${email}: `)));
    // Kept before its key is made: where an account has as many as it may, keys can be revoked.
    remember(io.env, address, credential);
    remember(io.env, address, await keyed(address, credential, before));
    io.out.write(`Signed in to ${address} as ${credential.email}.\n`);
    return EXIT.fine;
  },
});
