// A mail server on a socket, for a test file: in, nothing; out, a function that sends to it, and what was delivered. It accepts everything, as a typical
// one does.
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll } from 'vitest';
import { type SendMail, smtpMail } from '../platform/mail/mail.js';

export interface Delivered {
  /** Of the envelope: who really gets it. */
  readonly to: readonly string[];
  readonly mail: Email;
}

export interface MailServer {
  readonly delivered: readonly Delivered[];
  readonly send: SendMail;
}

/** Call at the top of a test file. */
export function mailServer(): MailServer {
  const delivered: Delivered[] = [];
  let send: SendMail;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        delivered.push({ to, mail: await PostalMime.parse(Buffer.concat(chunks)) });
        done();
      });
    },
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
    const address = smtp.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    send = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'Linework <linework@example.com>' });
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  return { delivered, send: (message) => send(message) };
}
