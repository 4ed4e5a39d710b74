// The two emails of a request: in, who asks what; out, one to the contact, whose reply goes to the member, and a confirmation to the member, whose reply
// goes to the contact. The confirmation names the first as its thread, so that all replies are in one conversation.
import type { Role } from '@linework/operations';
import type { SupportContact } from '../../platform/mail/contacts.js';
import type { MailFile, Message } from '../../platform/mail/mail.js';
import type { SEVERITIES } from './fields.js';

export interface SupportRequest {
  readonly id: string;
  readonly baseUrl: string;
  readonly contact: SupportContact;
  /** Who asks. */
  readonly member: { readonly email: string; readonly role: Role };
  readonly organisation: { readonly id: string; readonly name: string; readonly plan: string };
  readonly subject: string;
  readonly message: string;
  readonly severity: (typeof SEVERITIES)[number];
  readonly diagram: { readonly id: string; readonly title: string } | undefined;
  readonly files: readonly MailFile[];
}

export function supportMails(request: SupportRequest): readonly [Message, Message] {
  const { id, baseUrl, contact, member, files } = request;
  const host = new URL(baseUrl).hostname;
  const thread = `<${id}@${host}>`;
  const subject = subjectOf(request);
  return [
    {
      to: contact.email,
      replyTo: member.email,
      subject,
      text: textForContact(request),
      id: thread,
      attachments: files,
    },
    {
      to: member.email,
      replyTo: contact.email,
      subject: `Re: ${subject}`,
      text: textForMember(request),
      id: `<${id}.confirmation@${host}>`,
      thread,
    },
  ];
}

function subjectOf({ organisation, severity, subject }: SupportRequest): string {
  return `[${organisation.name}${severity === 'normal' ? '' : `, ${severity}`}] ${subject}`;
}

/** The member's text is last, so that it cannot imitate what the service states. */
function textForContact(request: SupportRequest): string {
  const { id, baseUrl, member, organisation, severity, diagram, message } = request;
  return [
    `Request for priority support on Linework at ${baseUrl}.`,
    'Your reply to this email goes to the member.',
    '',
    `Request: ${id}`,
    `Organisation: ${organisation.name} (${organisation.id}), plan ${organisation.plan}`,
    `Member: ${member.email}, ${member.role}`,
    `Severity: ${severity}`,
    ...(diagram === undefined ? [] : [`Diagram: ${diagram.title}, ${baseUrl}/d/${diagram.id}`]),
    ...attachmentLines(request),
    '',
    'Message:',
    '',
    message,
  ].join('\n');
}

function textForMember(request: SupportRequest): string {
  const { id, baseUrl, contact, organisation, subject, message } = request;
  return [
    `Your request for ${organisation.name} on Linework at ${baseUrl} goes to ${contact.name}.`,
    ...(contact.response === undefined ? [] : [contact.response]),
    'To add something, reply to this email.',
    '',
    `Request: ${id}`,
    ...attachmentLines(request),
    '',
    'You wrote:',
    '',
    ...quoted(`${subject}\n\n${message}`),
  ].join('\n');
}

function attachmentLines({ files }: SupportRequest): readonly string[] {
  return files.length === 0 ? [] : [`Attachments: ${files.map(({ name }) => name).join(', ')}`];
}

function quoted(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/).map((line) => `> ${line}`.trimEnd());
}
