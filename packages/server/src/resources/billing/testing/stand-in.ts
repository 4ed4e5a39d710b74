// A payment provider of the test, on a socket: speaks the part of Stripe's API that the service uses (https://github.com/stripe/openapi), keeps what a
// customer has bought, and lets events of it be delivered late, twice, in another order or never. Faults can be asked for: a request that is refused
// before anything happens, and one whose answer is lost after it has happened.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { invoiceObject, paymentObject, portalObject, refundObject, sessionObject } from './provider-documents.js';
import {
  type Bought,
  type Customer,
  customerObject,
  eventObject,
  itemObject,
  PERIOD,
  type ProviderEvent,
  pageOf,
  SEAT,
  type Session,
  subscriptionObject,
} from './provider-objects.js';

export const WEBHOOK_SECRET = 'whsec_of_the_test';

export const PRICES = { pro: 'price_pro', team: 'price_team' } as const;

export type Fault = 'none' | 'busy' | 'broken' | 'lost answer';

/** A request and its response, as they were sent. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly params: URLSearchParams;
  /** Of the API, as the request has it. */
  readonly version: string | undefined;
  readonly status: number;
  readonly body: unknown;
}

export class StandIn {
  readonly customers = new Map<string, Customer>();
  readonly subscriptions = new Map<string, Bought>();
  readonly sessions = new Map<string, Session>();
  readonly events: ProviderEvent[] = [];
  readonly #answers = new Map<string, { readonly status: number; readonly body: unknown }>();
  readonly #server: Server;
  #count = 0;
  /** Seconds since 1970 by its clock. */
  now: () => number = () => Math.floor(Date.now() / 1_000);
  /** Decides what happens to a request. */
  fault: (method: string, path: string) => Fault = () => 'none';
  requests = 0;
  /** Sees every exchange. */
  observe: (exchange: Exchange) => void = () => undefined;

  constructor() {
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  async listen(): Promise<URL> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return new URL(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Somebody pays on the provider's page. */
  pay(id: string): Bought {
    const session = this.sessions.get(id);
    if (session?.status !== 'open') throw new Error(`The checkout ${id} cannot be paid.`);
    session.status = 'complete';
    const { customer, price, quantity } = session;
    const bought: Bought = {
      id: this.#id('sub'),
      customer,
      created: this.now(),
      item: { id: this.#id('si'), price, quantity },
      status: 'active',
      isCancelled: false,
      isWithdrawn: false,
      periodEnds: this.now() + PERIOD,
      invoices: [{ id: this.#id('in'), paid: SEAT * quantity, refunded: 0 }],
    };
    this.subscriptions.set(bought.id, bought);
    this.#happened('checkout.session.completed', sessionObject(session));
    this.#happened('customer.subscription.created', subscriptionObject(bought));
    return bought;
  }

  /** What the provider does by itself: a period ends, a payment fails, an operator ends something. */
  change(
    id: string,
    change: Partial<Pick<Bought, 'status' | 'isCancelled' | 'isWithdrawn' | 'periodEnds'>> & {
      readonly price?: string;
    },
  ): void {
    const bought = this.#subscription(id);
    const { price, ...rest } = change;
    Object.assign(bought, rest);
    if (price !== undefined) bought.item.price = price;
    const isOver = bought.status === 'canceled';
    this.#happened(`customer.subscription.${isOver ? 'deleted' : 'updated'}`, subscriptionObject(bought));
  }

  /** An event as it is sent, with its signature. */
  signed(
    event: ProviderEvent,
    secret = WEBHOOK_SECRET,
    timestamp = this.now(),
  ): { readonly body: string; readonly signature: string } {
    const body = JSON.stringify(eventObject(event));
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    return { body, signature };
  }

  #subscription(id: string): Bought {
    const bought = this.subscriptions.get(id);
    if (bought === undefined) throw new Missing(id);
    return bought;
  }

  #id(kind: string): string {
    this.#count++;
    return `${kind}_${String(this.#count).padStart(6, '0')}`;
  }

  #happened(type: string, object: object): void {
    this.events.push({ id: this.#id('evt'), type, created: this.now(), data: { object: { ...object } } });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests++;
    const url = new URL(request.url ?? '/', 'http://provider');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const method = request.method ?? 'GET';
    const params = new URLSearchParams(method === 'GET' ? url.search : Buffer.concat(chunks).toString());
    const fault = this.fault(method, url.pathname);
    const isRefused = fault === 'busy' || fault === 'broken';
    const { status, body } = isRefused
      ? FAULTS[fault]
      : this.#once(method, url.pathname, params, request.headers['idempotency-key']);
    const version = request.headers['stripe-version'];
    this.observe({ method, path: url.pathname, params, version: String(version), status, body });
    if (fault === 'lost answer') {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': this.#id('req'),
      // Without this header the library tries again by itself.
      ...(isRefused && { 'stripe-should-retry': 'false' }),
    });
    response.end(JSON.stringify(body));
  }

  #once(method: string, path: string, params: URLSearchParams, key: string | string[] | undefined) {
    const known = typeof key === 'string' && method !== 'GET' ? this.#answers.get(key) : undefined;
    if (known !== undefined) return known;
    const answer = this.#answered(method, path, params);
    if (typeof key === 'string' && method !== 'GET' && answer.status < 500) this.#answers.set(key, answer);
    return answer;
  }

  #answered(
    method: string,
    path: string,
    params: URLSearchParams,
  ): { readonly status: number; readonly body: unknown } {
    try {
      const body = this.#handled(`${method} ${path}`, params);
      return body === undefined
        ? { status: 404, body: { error: { type: 'invalid_request_error', message: `No route ${method} ${path}.` } } }
        : { status: 200, body };
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      const { code, message } = error;
      return {
        status: code === 'resource_missing' ? 404 : 400,
        body: { error: { type: 'invalid_request_error', ...(code && { code }), message } },
      };
    }
  }

  #handled(call: string, params: URLSearchParams): unknown {
    const get = (name: string) => params.get(name) ?? '';
    const [, collection = '', id = '', act = ''] =
      /^\w+ \/v1\/((?:checkout\/|billing_portal\/)?\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(call) ?? [];
    const [method, path = ''] = call.split(' ');
    switch (`${method} ${collection}${id && ' id'}${act && ` ${act}`}`) {
      case 'POST customers': {
        const customer = this.#id('cus');
        this.customers.set(customer, {
          owner: get('metadata[owner]'),
          email: params.get('email') ?? undefined,
          created: this.now(),
        });
        return this.#customer(customer);
      }
      case 'GET customers id':
        return this.#customer(id);
      case 'GET subscriptions':
        return pageOf(
          [...this.subscriptions.values()]
            .filter(({ customer }) => customer === get('customer'))
            .map(subscriptionObject),
          path,
        );
      case 'GET subscriptions id':
        return subscriptionObject(this.#subscription(id));
      case 'POST subscriptions id': {
        if (this.#subscription(id).status === 'canceled') throw new Missing(id);
        this.change(id, {
          ...(params.has('cancel_at_period_end') && { isCancelled: get('cancel_at_period_end') === 'true' }),
          ...(params.has('metadata[withdrawn]') && { isWithdrawn: true }),
        });
        return subscriptionObject(this.#subscription(id));
      }
      case 'DELETE subscriptions id': {
        if (this.#subscription(id).status === 'canceled') throw new Missing(id);
        this.change(id, { status: 'canceled' });
        return subscriptionObject(this.#subscription(id));
      }
      case 'POST subscription_items id': {
        const bought = [...this.subscriptions.values()].find(({ item }) => item.id === id);
        if (bought === undefined) throw new Missing(id);
        bought.item.quantity = Number(get('quantity'));
        this.change(bought.id, {});
        return itemObject(bought);
      }
      case 'POST checkout/sessions': {
        const session: Session = {
          id: this.#id('cs'),
          customer: get('customer'),
          price: get('line_items[0][price]'),
          quantity: Number(get('line_items[0][quantity]')),
          owner: get('client_reference_id'),
          created: this.now(),
          done: get('success_url'),
          abandoned: get('cancel_url'),
          status: 'open',
        };
        this.sessions.set(session.id, session);
        return sessionObject(session);
      }
      case 'GET checkout/sessions id':
        return sessionObject(this.#session(id));
      case 'POST checkout/sessions id expire': {
        const session = this.#session(id);
        if (session.status !== 'open') throw new Unfit(id);
        session.status = 'expired';
        return sessionObject(session);
      }
      case 'POST billing_portal/sessions':
        this.#customer(get('customer'));
        return portalObject(this.#id('bps'), get('customer'), this.now());
      case 'GET invoices':
        return pageOf(
          this.#invoices((bought) =>
            [bought.customer, bought.id].some((each) => [get('customer'), get('subscription')].includes(each)),
          ),
          path,
        );
      case 'GET invoices id': {
        const [invoice] = this.#invoices(() => true).filter((each) => each.id === id);
        if (invoice === undefined) throw new Missing(id);
        return invoice;
      }
      case 'GET invoice_payments':
        return pageOf([paymentObject(get('invoice'), this.now())], path);
      case 'POST refunds': {
        const paid = this.#paid(get('payment_intent').slice(3));
        if (paid.refunded > 0) throw new Missing(id, 'charge_already_refunded');
        paid.refunded = paid.paid;
        return refundObject(this.#id('re'), get('payment_intent'), paid.paid, this.now());
      }
      case 'GET events':
        return pageOf(
          this.events
            .filter(({ created }) => created >= Number(get('created[gte]')))
            .reverse()
            .map(eventObject),
          path,
        );
      default:
        return undefined;
    }
  }

  #customer(id: string) {
    const customer = this.customers.get(id);
    if (customer === undefined) throw new Missing(id);
    return customerObject(id, customer);
  }

  #session(id: string): Session {
    const session = this.sessions.get(id);
    if (session === undefined) throw new Missing(id);
    return session;
  }

  #invoices(has: (bought: Bought) => boolean) {
    return [...this.subscriptions.values()]
      .filter(has)
      .flatMap((bought) => bought.invoices.map((invoice) => invoiceObject(bought, invoice)));
  }

  #paid(invoice: string) {
    const paid = [...this.subscriptions.values()].flatMap(({ invoices }) => invoices).find(({ id }) => id === invoice);
    if (paid === undefined) throw new Missing(invoice);
    return paid;
  }
}

/** A request that is refused before anything happens. */
const FAULTS = {
  busy: { status: 429, body: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'busy' } } },
  broken: { status: 500, body: { error: { type: 'api_error', message: 'broken' } } },
} as const;

class Missing extends Error {
  readonly code: string | undefined;

  constructor(id: string, code: string | undefined = 'resource_missing') {
    super(`No such object: ${id}`);
    this.code = code;
  }
}

/** What is possible at another time. The provider has no code for it. */
class Unfit extends Missing {
  override readonly code = undefined;
}
