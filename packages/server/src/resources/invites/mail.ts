// The email of an invitation: in, who invites whom to what; out, a job that sends it.
import type { Role } from '@linework/operations';
import type { Db } from '../../platform/db/database.js';
import { mailJob, sealedMail } from '../../platform/mail/mail-job.js';
import type { Service } from '../../platform/service.js';

export interface InviteMail {
  readonly to: string;
  readonly inviter: string;
  /** Of the organisation. */
  readonly name: string;
  readonly role: Role;
  readonly url: string;
  readonly expires: Date;
}

export async function inviteMail(tx: Db, service: Service, of: InviteMail): Promise<void> {
  const { to, inviter, name, role, url, expires } = of;
  const text = [
    `${inviter} invites you to the organisation "${name}" on Linework at ${service.baseUrl}.`,
    `Your role would be ${role}.`,
    '',
    'To accept, open this link and sign in with this address:',
    url,
    '',
    `The invitation expires on ${expires.toISOString().slice(0, 10)}.`,
    'If you do not expect it, you can ignore this email.',
  ].join('\n');
  await service.later(
    tx,
    mailJob,
    sealedMail(service.secrets, { to, subject: `Invitation to ${name} on Linework`, text }),
  );
}
