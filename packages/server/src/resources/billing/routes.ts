// GET /plan: where the provider's page leads back to. In, the checkout; out, a page with the plan, or with what is missing. Without a checkout, it has
// the reader's own plan.
import type { FastifyInstance } from 'fastify';
import { sendForm, sendOn } from '../../pages/form.js';
import { spend } from '../../platform/http/endpoint-routes.js';
import type { Service } from '../../platform/service.js';
import { readerOf } from '../auth/reader.js';
import { isSlug } from '../organisations/slug.js';
import { signInAt } from '../sign-in/page.js';
import { comeBackFrom } from './come-back.js';
import { abandonedPage, comeBackPage, planPage } from './page.js';
import { ABANDONED_PATH, PLAN_PATH } from './paths.js';
import { CHECKOUT_ID, verifyCheckout } from './verify-checkout.js';

export function addPlanPages(app: FastifyInstance, service: Service): void {
  app.get(PLAN_PATH, async (request, reply) => {
    const actor = await readerOf(service, request);
    if (actor === undefined) return sendOn(reply, signInAt(request.url));
    const { checkout: sent } = request.query as { readonly checkout?: unknown };
    const checkout = typeof sent === 'string' && CHECKOUT_ID.test(sent) ? sent : undefined;
    if (service.payments === undefined || checkout === undefined)
      return sendForm(reply, planPage(actor.plan, undefined));
    await spend(service, verifyCheckout.limits ?? [], actor.id, reply);
    const back = await comeBackFrom(service, service.payments, actor, checkout);
    return sendForm(reply, comeBackPage(back, checkout), back.is === 'unknown' ? 404 : 200);
  });

  app.get(ABANDONED_PATH, async (request, reply) => {
    const { organisation } = request.query as { readonly organisation?: unknown };
    const slug = typeof organisation === 'string' && isSlug(organisation) ? organisation : undefined;
    return sendForm(reply, abandonedPage(slug));
  });
}
