// Mail: in, an address of SMTP; out, a function that sends a message. Without an address, a local service prints what it would send.
import { createTransport, type SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Who gets the reply, if not the sender. */
  readonly replyTo?: string;
  /** Its Message-ID, with angle brackets. */
  readonly id?: string;
  /** The Message-ID of the email that it belongs to, so that mail readers show both as one conversation. */
  readonly thread?: string;
  readonly attachments?: readonly MailFile[];
}

export interface MailFile {
  readonly name: string;
  readonly mediaType: string;
  readonly base64: string;
}

export type SendMail = (message: Message) => Promise<void>;

export interface SmtpPlace {
  readonly url: string;
  readonly from: string;
}

export function smtpMail({ url, from }: SmtpPlace): SendMail {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  return async ({ to, subject, text, replyTo, id, thread, attachments = [] }) => {
    await transport.sendMail({
      to: only(to),
      ...subjectAs(subject),
      text,
      ...(replyTo !== undefined && { replyTo: only(replyTo) }),
      ...(id !== undefined && { messageId: id }),
      ...(thread !== undefined && { inReplyTo: thread, references: thread }),
      attachments: attachments.map(({ name: filename, mediaType: contentType, base64: content }) => ({
        filename,
        contentType,
        content,
        encoding: 'base64',
        contentDisposition: 'attachment',
      })),
    });
  };
}

/**
 * What a subject shows, whatever it contains: text that looks like an encoded word (RFC 2047, section 2) would be decoded by the reader, and could show
 * lines and addresses that the service never checked. Encoded itself, it is shown as written.
 */
function subjectAs(subject: string): Pick<SendMailOptions, 'subject' | 'headers'> {
  return subject.includes('=?')
    ? { headers: { subject: { prepared: true, foldLines: true, value: encodeWord(subject, 'B', 52) } } }
    : { subject };
}

/** As an object: a string would be parsed, and could contain several addresses. */
function only(address: string): { readonly name: string; readonly address: string } {
  return { name: '', address };
}

export function printedMail(write: (line: string) => void): SendMail {
  return async ({ to, subject, text, replyTo, attachments = [] }) => {
    for (const line of [
      `Mail to ${to}: ${subject}`,
      ...(replyTo === undefined ? [] : [`  Replies go to ${replyTo}.`]),
      ...attachments.map(({ name, mediaType }) => `  Attachment: ${name} (${mediaType})`),
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
