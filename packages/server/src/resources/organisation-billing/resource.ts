// What organisations pay for: as accounts do, with a seat for each member.
import type { Resource } from '../../platform/resource.js';
import { cancelSubscription, resumeSubscription } from '../billing/cancel.js';
import { startCheckout } from '../billing/checkout.js';
import { listDocuments, readDocument, readDocumentPdf } from '../billing/documents.js';
import { openPortal } from '../billing/portal.js';
import { readBilling } from '../billing/read.js';
import { billingTag } from '../billing/tag.js';
import { verifyCheckout } from '../billing/verify-checkout.js';
import { ofOrganisation } from '../organisations/of-organisation.js';

const inBilling = ofOrganisation(billingTag);

export const organisationBilling: Resource = {
  endpoints: [
    inBilling(readBilling, {
      name: 'get_organisation_billing',
      summary: 'Read the plan of the organisation',
      permits: 'manage',
    }),
    inBilling(startCheckout, {
      name: 'start_organisation_checkout',
      summary: "Start a checkout for the organisation's plan",
      description:
        'As for an account, with a seat for each member. When members join or leave, the seats follow within the hour, and the difference is charged or credited for the rest of the period.',
      permits: 'own',
    }),
    inBilling(verifyCheckout, {
      name: 'verify_organisation_checkout',
      summary: 'Read a finished checkout of the organisation back',
      permits: 'own',
    }),
    inBilling(cancelSubscription, {
      name: 'cancel_organisation_subscription',
      summary: "Cancel the organisation's subscription at the end of its period",
      permits: 'own',
    }),
    inBilling(resumeSubscription, {
      name: 'resume_organisation_subscription',
      summary: "Take back the cancellation of the organisation's subscription",
      permits: 'own',
    }),
    inBilling(openPortal, {
      name: 'open_organisation_billing_portal',
      summary: "Open the payment provider's billing portal of the organisation",
      permits: 'own',
    }),
    inBilling(listDocuments, {
      name: 'list_organisation_billing_documents',
      summary: 'List invoices and receipts of the organisation',
      permits: 'manage',
    }),
    inBilling(readDocument, {
      name: 'get_organisation_billing_document',
      summary: 'Read an invoice or a receipt of the organisation',
      permits: 'manage',
    }),
    inBilling(readDocumentPdf, {
      name: 'get_organisation_billing_document_pdf',
      summary: 'Download an invoice or a receipt of the organisation as PDF',
      permits: 'manage',
    }),
  ],
};
