// The payment provider that the settings name, if they name one. Its library is loaded only where it is used.
import type { Settings } from '../settings/settings.js';
import { invoiceFile } from './invoice-file.js';
import type { Payments } from './payments.js';

/** `api`: where the API of the provider is, if not at the provider: a stand-in. */
export async function paymentsWith(
  { stripeKey, stripeWebhook, stripePrices }: Settings,
  api?: URL,
): Promise<Payments | undefined> {
  if (stripeKey === undefined || stripeWebhook === undefined || stripePrices === undefined) return undefined;
  const { stripePayments } = await import('./stripe.js');
  return stripePayments({
    key: stripeKey,
    webhookSecrets: stripeWebhook,
    prices: stripePrices,
    pdf: invoiceFile,
    ...(api && { api }),
  });
}
