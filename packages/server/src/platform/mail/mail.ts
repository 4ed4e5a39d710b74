// Mail: in, an address of SMTP; out, a function that sends a message. Without an address, a local service prints what it would send.
import { createTransport } from 'nodemailer';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type SendMail = (message: Message) => Promise<void>;

export interface SmtpPlace {
  readonly url: string;
  readonly from: string;
}

export function smtpMail({ url, from }: SmtpPlace): SendMail {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  return async ({ to, subject, text }) => {
    // As an object: a string would be parsed, and could contain several addresses.
    await transport.sendMail({ to: { name: '', address: to }, subject, text });
  };
}

export function printedMail(write: (line: string) => void): SendMail {
  return async ({ to, subject, text }) => {
    for (const line of [
      `Mail to ${to}: ${subject}`,
      ...text
        .trimEnd()
        .split('\n')
        .map((each) => `  ${each}`),
    ])
      write(line);
  };
}

/** A single address in its usual form (RFC 5321, sections 4.1.2 and 4.5.3.1, without quoted names and numeric addresses). */
const ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/;

/** Lower-cased, which identifies an account; undefined if it is not an address. */
export function mailAddress(text: string): string | undefined {
  return text.length <= 254 && ADDRESS.test(text) && !text.includes('..') ? text.toLowerCase() : undefined;
}
