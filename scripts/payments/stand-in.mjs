// The payment provider of the server's tests, for checks of the service: in, a folder within the server's package for its bundle; out, a provider, what it sells,
// and the settings of a service that uses it.
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../fresh.mjs';

export async function paymentStandIn(folder) {
  const outfile = join(folder, 'stand-in.mjs');
  await build({
    entryPoints: [join(root, 'packages/server/src/resources/billing/testing/stand-in.ts')],
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    outfile,
  });
  const { StandIn, PRICES, WEBHOOK_SECRET } = await import(outfile);
  return {
    provider: new StandIn(),
    PRICES,
    WEBHOOK_SECRET,
    settings: {
      LINEWORK_STRIPE_KEY: 'sk_test_standin0',
      LINEWORK_STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      LINEWORK_STRIPE_PRICES: Object.entries(PRICES)
        .map((each) => each.join('='))
        .join(','),
    },
  };
}
