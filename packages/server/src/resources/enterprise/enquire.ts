// POST /enterprise/enquiries: a question of a company to the operator. Anyone can send one, so it becomes one email to one address that the operator has
// set, and never one to an address in the request.
import { change, refuse } from '../../platform/endpoint.js';
import { newId } from '../../platform/ids.js';
import { type Limit, LimitReached, take } from '../../platform/limits/limiter.js';
import type { Message } from '../../platform/mail/mail.js';
import { mailJob, sealedMail } from '../../platform/mail/mail-job.js';
import { lineField, messageField } from '../../platform/mail/text-fields.js';
import { addressField, demandAddress } from '../auth/address.js';
import { noEnquiries } from './errors.js';
import { enterpriseTag } from './tag.js';

/** From everyone together. */
export const ALL_ENQUIRIES: Limit = { name: 'enquiries-all', most: 100, seconds: 86_400 };

export const sendEnquiry = change({
  name: 'send_enquiry',
  summary: 'Send an Enterprise enquiry',
  description: `Emails the operator of the service. The reply comes by email to the address that you send; until then, nothing is mailed to it. The service accepts ${ALL_ENQUIRIES.most} enquiries in 24 hours from everyone together.`,
  http: { method: 'POST', path: '/enterprise/enquiries', tag: enterpriseTag, status: 202 },
  access: 'public',
  limits: [{ name: 'enquiries', by: 'address', most: 10, seconds: 86_400 }],
  effect: 'write',
  action: 'enquiry.send',
  refusals: ['validation.failed', noEnquiries, 'request.too_many'],
  example: {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    company: 'Example Ltd',
    size: 250,
    message: 'We would like to use Linework with our identity provider.',
  },
  schemas: ({ z }) => ({
    input: z.strictObject({
      name: lineField(z, 100).describe('Your name.'),
      email: addressField(z),
      company: lineField(z, 150),
      size: z.int().min(1).max(10_000_000).optional().describe('Number of people in the company.'),
      message: messageField(z).describe('Plain text.'),
    }),
    output: z.object({ id: z.string().describe('Identifies the enquiry. The email to the operator contains it.') }),
  }),
  run: async ({ email, ...enquiry }, { service, tx }) => {
    const { baseUrl, contacts, now, secrets } = service;
    const { enquiries: to } = contacts;
    const replyTo = demandAddress(email);
    if (to === undefined)
      refuse(noEnquiries, 'This service accepts no enquiries. Its operator can set LINEWORK_ENQUIRY_EMAIL.');
    const taken = await take(tx, ALL_ENQUIRIES, 'everyone', now());
    if (!taken.allowed) throw new LimitReached(taken);
    const id = newId();
    await service.later(tx, mailJob, sealedMail(secrets, enquiryMail({ id, baseUrl, to, replyTo, ...enquiry })));
    return { value: { id } };
  },
});

interface Enquiry {
  readonly id: string;
  readonly baseUrl: string;
  readonly to: string;
  readonly replyTo: string;
  readonly name: string;
  readonly company: string;
  readonly size?: number | undefined;
  readonly message: string;
}

/** What the asker writes is last, so that it cannot imitate what the service states. */
function enquiryMail({ id, baseUrl, to, replyTo, name, company, size, message }: Enquiry): Message {
  const text = [
    `Enterprise enquiry on Linework at ${baseUrl}.`,
    'Your reply to this email goes to the address below. Nobody has verified it.',
    '',
    `Enquiry: ${id}`,
    `Address: ${replyTo}`,
    `Name: ${name}`,
    `Company: ${company}`,
    ...(size === undefined ? [] : [`People: ${size}`]),
    '',
    'Message:',
    '',
    message,
  ].join('\n');
  return { to, replyTo, subject: `Enquiry from ${company}`, text, id: `<${id}@${new URL(baseUrl).hostname}>` };
}
