// An email that waits in the database, encrypted: whoever reads the database must not be able to use a code or a link in it.
import type { Service } from '../service.js';
import type { Message } from './mail.js';

/** The payload of its job. */
export function sealedMail({ secrets }: Pick<Service, 'secrets'>, message: Message): { readonly sealed: string } {
  return { sealed: Buffer.from(secrets.seal('mail', JSON.stringify(message), 'mail')).toString('base64') };
}
