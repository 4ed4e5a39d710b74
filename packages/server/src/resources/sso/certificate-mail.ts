// Emails about certificates of providers that end: in, a connection; out, a message to the owners and admins, thirty days and seven days before, each once.
import { X509Certificate } from 'node:crypto';
import type { Db } from '../../platform/db/database.js';
import { mailJob, sealedMail } from '../../platform/mail/mail-job.js';
import type { Service } from '../../platform/service.js';
import { addressesOf } from '../members/repo.js';
import { organisationOf } from '../organisations/repo.js';
import { type CertificateNote, certificateNotes } from '../saml/certificates.js';
import type { ConnectionRow } from './repo.js';
import { takeOnce } from './used.js';

const SOON = 7;

export async function mailAboutCertificates(
  tx: Db,
  service: Service,
  { ownerId, id, name, saml }: ConnectionRow,
): Promise<void> {
  const notes = certificateNotes(saml?.certificates ?? [], service.now()).filter(({ isExpired }) => !isExpired);
  for (const note of notes) {
    const { fingerprint256: print } = new X509Certificate(note.pem);
    const notice = `certificate ${id} ${note.days <= SOON ? 'soon' : 'early'} ${print}`;
    if (!(await takeOnce(tx, ownerId, notice, note.notAfter))) continue;
    const organisation = (await organisationOf(tx, ownerId))?.name ?? '';
    for (const to of await addressesOf(tx, ownerId, ['owner', 'admin'])) {
      const message = { to, ...written({ baseUrl: service.baseUrl, organisation, connection: name, print, note }) };
      await service.later(tx, mailJob, sealedMail(service.secrets, message));
    }
  }
}

interface Writing {
  readonly baseUrl: string;
  readonly organisation: string;
  readonly connection: string;
  readonly print: string;
  readonly note: CertificateNote;
}

function written({ baseUrl, organisation, connection, print, note }: Writing) {
  return {
    subject: `A certificate of ${connection} expires on ${note.notAfter.toISOString().slice(0, 10)}`,
    text: [
      `The organisation "${organisation}" on Linework at ${baseUrl} signs its members in through "${connection}".`,
      '',
      note.message,
      '',
      'Once the provider signs with a certificate that Linework does not have, nobody can sign in through it.',
      `The fingerprint (SHA-256) of the certificate that expires is ${print}.`,
    ].join('\n'),
  };
}
