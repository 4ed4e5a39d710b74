// GET /user/billing/documents, /{id} and /{id}/pdf: invoices and receipts, as the payment provider has them.
import type { EndpointContext } from '../../platform/endpoint.js';
import { endpoint, ownerOf, refuse, tenantDb } from '../../platform/endpoint.js';
import type { BillingDocument } from '../../platform/payments/payments.js';
import { customerOf } from './customers.js';
import { notBilled } from './errors.js';
import { asDocument, documentFields } from './fields.js';
import { paymentsOf, reaching } from './provider.js';
import { billingTag } from './tag.js';

const ID = /^\w{1,200}$/;

export const listDocuments = endpoint({
  name: 'list_billing_documents',
  summary: 'List invoices and receipts',
  description: 'Newest first, in pages: next is the cursor of the following page.',
  http: { method: 'GET', path: '/user/billing/documents', tag: billingTag },
  access: { scope: 'read' },
  limits: [{ name: 'billing-lists', by: 'account', most: 120, seconds: 3_600 }],
  effect: 'read',
  refusals: [notBilled, 'service.unavailable', 'request.too_many'],
  example: { limit: 20 },
  schemas: ({ z }) => ({
    input: z.strictObject({
      cursor: z.string().regex(ID).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional().describe('Default: 20.'),
    }),
    output: z.object({ documents: z.array(documentFields(z)), next: z.string().nullable() }),
  }),
  run: async ({ cursor, limit = 20 }, context) => {
    const customer = await customerOf(tenantDb(context), ownerOf(context));
    if (customer === undefined) return { value: { documents: [], next: null } };
    const payments = paymentsOf(context.service);
    const { documents, hasMore } = await reaching(payments.documents(customer.customerId, cursor, limit));
    return { value: { documents: documents.map(asDocument), next: hasMore ? (documents.at(-1)?.id ?? null) : null } };
  },
});

export const readDocument = endpoint({
  name: 'get_billing_document',
  summary: 'Read an invoice or a receipt',
  description: 'Amounts are whole numbers in the smallest unit of the currency.',
  http: { method: 'GET', path: '/user/billing/documents/{id}', tag: billingTag },
  access: { scope: 'read' },
  limits: [{ name: 'billing-reads', by: 'account', most: 300, seconds: 3_600 }],
  effect: 'read',
  refusals: [notBilled, 'resource.not_found', 'service.unavailable', 'request.too_many'],
  example: { id: 'in_1' },
  schemas: ({ z }) => ({ input: z.strictObject({ id: z.string().max(200) }), output: documentFields(z) }),
  run: async ({ id }, context) => ({ value: asDocument(await ownDocument(context, id)) }),
});

export const readDocumentPdf = endpoint({
  name: 'get_billing_document_pdf',
  summary: 'Download an invoice or a receipt as PDF',
  description: "The payment provider's file. 503 if the provider cannot be reached.",
  http: {
    method: 'GET',
    path: '/user/billing/documents/{id}/pdf',
    tag: billingTag,
    answer: { as: 'field', mediaType: 'application/pdf', field: 'pdf' },
    headers: { 'content-disposition': 'The name of the file.' },
  },
  access: { scope: 'read' },
  limits: [{ name: 'billing-files', by: 'account', most: 60, seconds: 3_600 }],
  effect: 'read',
  refusals: [notBilled, 'resource.not_found', 'service.unavailable', 'request.too_many'],
  example: { id: 'in_1' },
  schemas: ({ z }) => ({
    input: z.strictObject({ id: z.string().max(200) }),
    output: z.object({ pdf: z.instanceof(Uint8Array) }),
  }),
  run: async ({ id }, context) => {
    const { pdf, number } = await ownDocument(context, id);
    if (pdf === undefined) refuse('resource.not_found', 'This document has no PDF yet: it is a draft.');
    const name = (number ?? id).replaceAll(/[^\w.-]/g, '-');
    return {
      value: { pdf: new Uint8Array(await reaching(paymentsOf(context.service).pdf(pdf))) },
      reply: { headers: { 'content-disposition': `attachment; filename="${name}.pdf"` } },
    };
  },
});

/** One of the caller's: an id of somebody else is as one that never existed. */
async function ownDocument(context: EndpointContext, id: string): Promise<BillingDocument> {
  const customer = await customerOf(tenantDb(context), ownerOf(context));
  const document = customer && ID.test(id) ? await reaching(paymentsOf(context.service).document(id)) : undefined;
  if (document === undefined || document.customer !== customer?.customerId)
    refuse('resource.not_found', 'No such document.');
  return document;
}
