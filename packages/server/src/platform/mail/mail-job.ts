// Mail as a job: in, a message; out, what waits in the database. A reader of the database must not be able to read it, since it can contain a code
// to sign in with.
import type { Job } from '../jobs/jobs.js';
import { type Secrets, secretUse } from '../secrets/secrets.js';
import type { Message } from './mail.js';

export const mailUse = secretUse('mail');

export interface SealedMail {
  readonly sealed: string;
}

export function sealedMail(secrets: Secrets, message: Message): SealedMail {
  return { sealed: Buffer.from(secrets.seal(mailUse, JSON.stringify(message), 'mail')).toString('base64') };
}

export const mailJob: Job<SealedMail> = {
  kind: 'mail',
  run: async ({ sealed }, { secrets, sendMail }) => {
    const text = secrets.open(mailUse, Buffer.from(sealed, 'base64'), 'mail');
    // Ends up marked dead, so that it can be sent once the secret is configured again.
    if (text === undefined) throw new Error('The mail was encrypted with a secret that is no longer configured.');
    await sendMail(JSON.parse(text) as Message);
  },
};
