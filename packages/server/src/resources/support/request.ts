// POST /orgs/{org}/support/requests: ask the operator's contact for help. Files are decoded in the pool before the transaction begins. The transaction
// only puts emails into the outbox, so that a request is sent exactly if it is in the audit log.
import { type ChangeContext, callerOf, change, type Db, memberOf, refuse } from '../../platform/endpoint.js';
import { newId } from '../../platform/ids.js';
import { type Limit, LimitReached, take } from '../../platform/limits/limiter.js';
import type { SupportContact } from '../../platform/mail/contacts.js';
import { mailJob, sealedMail } from '../../platform/mail/mail-job.js';
import { takerOf } from '../../platform/pool/taker.js';
import type { Service } from '../../platform/service.js';
import { planOf, type Subscription, subscriptionOf } from '../../platform/usage/subscriptions.js';
import { accountOf } from '../accounts/repo.js';
import { readable } from '../diagrams/readable.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { organisationOf } from '../organisations/repo.js';
import { filesToMail } from './attachments.js';
import { noContact, planRequired } from './errors.js';
import { requestFields } from './fields.js';
import { supportMails } from './mails.js';
import { ASKS, offerTo } from './offer.js';
import { supportTag } from './tag.js';

/** Of all members together. */
export const ALL_REQUESTS: Limit = { name: 'organisation-support-requests', most: 50, seconds: 86_400 };

export const requestSupport = change({
  name: 'request_support',
  summary: "Ask the organisation's contact for help",
  description: `Emails the contact that the operator has named, with your address for the reply, and emails you a confirmation. Further messages are emails in the same conversation. An organisation can send ${ALL_REQUESTS.most} requests in 24 hours.`,
  http: {
    method: 'POST',
    path: '/orgs/{org}/support/requests',
    tag: supportTag,
    status: 202,
    bodyLimit: 2_100_000,
  },
  access: { session: 'any', scope: 'write', role: { permits: ASKS, in: 'org' } },
  limits: [{ name: 'support-requests', by: 'account', most: 10, seconds: 3_600 }],
  once: true,
  effect: 'write',
  action: 'support.request',
  refusals: [
    'resource.not_found',
    'validation.failed',
    planRequired,
    noContact,
    'once.reused',
    'request.too_heavy',
    'request.too_many',
    'service.busy',
  ],
  example: {
    org: 'acme',
    subject: 'The checkout overlaps its frame',
    message: 'Since yesterday, the picture of our checkout has a box outside of its frame. The source is attached.',
    severity: 'low',
    diagramId: 'd',
    attachments: [{ name: 'checkout.diagram', content: 'ZmxvdyAiQ2hlY2tvdXQiCm5vZGUgYSAiU2hvcCIK' }],
  },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), ...requestFields(z) }),
    output: z.object({
      id: z.string().describe('Identifies the request. Both emails contain it, and their Message-ID starts with it.'),
      replyTo: z.string().describe('Your address, to which the reply goes.'),
    }),
  }),
  prepare: async ({ diagramId, attachments = [] }, context) => {
    const { service, address, left: signal } = context;
    const asker = { taker: takerOf(callerOf(context), address), signal };
    const outcome = await filesToMail(attachments, (picture) => service.squares(picture, asker));
    if ('problem' in outcome) return refuse('validation.failed', outcome.problem);
    return { files: outcome.files, diagram: diagramId === undefined ? undefined : await readable(context, diagramId) };
  },
  run: async ({ org, subject, message, severity = 'normal', diagramId }, context, { files, diagram }) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const role = await permittedRole(tx, as, callerOf(context), ASKS);
    if (diagramId !== undefined && diagram === undefined) refuse('resource.not_found', 'No such diagram.');
    const { contact, subscription } = await demandOffer(context, as.organisation);
    await count(tx, service, as.organisation);
    const { baseUrl, secrets } = service;
    const id = newId();
    const email = await addressOf(context);
    const name = (await organisationOf(tx, as.organisation))?.name ?? as.organisation;
    const mails = supportMails({
      id,
      baseUrl,
      contact,
      subject,
      message,
      severity,
      diagram,
      files,
      member: { email, role },
      organisation: { id: as.organisation, name, plan: planOf(subscription, service.unsubscribed) },
    });
    for (const mail of mails) await service.later(tx, mailJob, sealedMail(secrets, mail));
    note({ target: id, after: { severity, diagram: diagramId ?? null, attachments: files.length } });
    return { value: { id, replyTo: email } };
  },
});

type Organisation = Parameters<typeof subscriptionOf>[1];

interface Supported {
  readonly contact: SupportContact;
  readonly subscription: Subscription | null;
}

async function demandOffer({ tx, service }: ChangeContext, organisation: Organisation): Promise<Supported> {
  const subscription = await subscriptionOf(tx, organisation);
  const offer = offerTo(organisation, subscription, service);
  return 'lacks' in offer ? refuse(offer.lacks, offer.message) : { contact: offer.contact, subscription };
}

async function count(tx: Db, { now }: Service, organisation: Organisation): Promise<void> {
  const taken = await take(tx, ALL_REQUESTS, organisation, now());
  if (!taken.allowed) throw new LimitReached(taken);
}

async function addressOf(context: ChangeContext): Promise<string> {
  const account = await accountOf(context.tx, callerOf(context).id);
  if (account === undefined) throw new Error('A member has no account.');
  return account.email;
}
