// Plans that are paid for.
import type { Resource } from '../../platform/resource.js';
import { cancelSubscription, resumeSubscription } from './cancel.js';
import { startCheckout } from './checkout.js';
import { customerName } from './customers.js';
import { listDocuments, readDocument, readDocumentPdf } from './documents.js';
import { checkoutOpen, notBilled, notForSale, notSubscribed, stillPaying, subscribed } from './errors.js';
import { forgetOldEvents } from './events.js';
import { openPortal } from './portal.js';
import { readBilling } from './read.js';
import { stored } from './stored.js';
import { synchroniseJob } from './synchronise-job.js';
import { verifyCheckout } from './verify-checkout.js';
import { receivePaymentEvent } from './webhook.js';

export const billing: Resource = {
  endpoints: [
    readBilling,
    startCheckout,
    verifyCheckout,
    cancelSubscription,
    resumeSubscription,
    openPortal,
    listDocuments,
    readDocument,
    readDocumentPdf,
    receivePaymentEvent,
  ],
  tables: stored,
  sweeps: [forgetOldEvents],
  names: [customerName],
  jobs: [synchroniseJob],
  errors: [notBilled, notForSale, subscribed, notSubscribed, checkoutOpen, stillPaying],
};
