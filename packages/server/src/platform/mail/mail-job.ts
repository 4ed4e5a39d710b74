// Mail as a job: in, a message; out, what waits in the database. A reader of the database must not be able to read it, since it can contain a code
// to sign in with.
import { eq } from 'drizzle-orm';
import type { Job } from '../jobs/jobs.js';
import { jobs } from '../jobs/tables.js';
import { type SealedColumn, sealedColumn } from '../secrets/sealed-column.js';
import { type Secrets, secretUse } from '../secrets/secrets.js';
import type { Message } from './mail.js';

export const mailUse = secretUse('mail');

const PLACE = 'mail';

export interface SealedMail {
  readonly sealed: string;
}

export function sealedMail(secrets: Secrets, message: Message): SealedMail {
  return { sealed: Buffer.from(secrets.seal(mailUse, JSON.stringify(message), PLACE)).toString('base64') };
}

export const mailJob: Job<SealedMail> = {
  kind: 'mail',
  run: async ({ sealed }, { secrets, sendMail }) => {
    const text = secrets.open(mailUse, Buffer.from(sealed, 'base64'), PLACE);
    // Ends up marked dead, so that it can be sent once the secret is configured again.
    if (text === undefined) throw new Error('The mail was encrypted with a secret that is no longer configured.');
    await sendMail(JSON.parse(text) as Message);
  },
};

export const sealedMails: SealedColumn = sealedColumn({
  use: mailUse,
  what: 'emails that wait',
  table: jobs,
  column: jobs.payload,
  as: 'json',
  key: { id: jobs.id },
  only: eq(jobs.kind, mailJob.kind),
  place: () => PLACE,
});
