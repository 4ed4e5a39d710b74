// An endpoint of a resource: declared like an operation, with route, schemas, access, limits and refusals, but run on the event loop's
// thread, because it waits for the database and computes little. In: a declaration; out, the same, to be listed in the registry.
import type { IncomingHttpHeaders } from 'node:http';
import {
  type Actor,
  type AnyOperation,
  type DeclaredOperation,
  type Effect,
  type Feature,
  hasFeature,
  type Membership,
  membershipOf,
  type Operation,
  type OperationContext,
  type OperationSchemas,
  operation,
  type Tenant,
  type TenantId,
} from '@linework/operations';
import type { Action, EntryDetails, Origin } from './audit/entries.js';
import type { Change } from './change/change.js';
import type { Db } from './db/database.js';
import type { Refused } from './errors/refused.js';
import { RequestError } from './http/envelope.js';
import type { Service } from './service.js';
import { lacking, needed } from './usage/lacking.js';
import { planOf, subscriptionOf, termsOf } from './usage/subscriptions.js';

export interface EndpointContext extends OperationContext {
  readonly service: Service;
  /** Whose data the request works on; undefined for a public endpoint. */
  readonly tenant: Tenant | undefined;
  /** The caller's network address, behind the trusted proxies. */
  readonly address: string;
  /** Whether the request is HEAD, of which the response has no body: a response that lasts does not begin. */
  readonly isHead: boolean;
  /** Aborts when the caller leaves. */
  readonly left: AbortSignal;
  /** Aborts when the service stops: a response that has no end by itself ends then. */
  readonly stopping: AbortSignal;
  /** Asks again who calls, for a response that lasts; throws if the rule refuses the caller by now. */
  readonly callerNow: () => Promise<Actor>;
  readonly requestId: string;
  /** For the audit log. */
  readonly origin: Origin;
  /** Of the request. */
  readonly headers: IncomingHttpHeaders;
  /** Counts a drawing to the caller, or to another actor for whom it is made; throws if that one has no more left. */
  readonly countDrawing: (actor: Actor) => Promise<void>;
  /** The token of the request's session, if it has one. */
  readonly session: string | undefined;
  /** The token of the request's browser, if it has one. */
  readonly browser: string | undefined;
  /** Runs what `change` declares: in a transaction, and once, however often the same request is sent with one Idempotency-Key. */
  readonly change: Change;
}

/** What a change works with: the transaction that the framework opened for it. */
export interface ChangeContext extends EndpointContext {
  readonly tx: Db;
  /** Completes the entry of the audit log. */
  readonly note: (details: EntryDetails) => void;
}

export type Endpoint<Schemas extends OperationSchemas> = DeclaredOperation<Schemas, EndpointContext, Refused>;

/** An endpoint that changes something, with what the audit log calls it. */
type ChangingEndpoint<Schemas extends OperationSchemas> = Endpoint<Schemas> & { readonly action: Action };

/** `action`: of every endpoint that changes something, and of no other. */
export interface AnyEndpoint extends AnyOperation<EndpointContext, Refused> {
  readonly action?: Action;
}

/** An endpoint that changes nothing. */
interface Reading<Schemas extends OperationSchemas> extends Operation<Schemas, EndpointContext, Refused> {
  readonly effect: 'read';
}

type Run<Schemas extends OperationSchemas, Context extends EndpointContext> = Operation<
  Schemas,
  Context,
  Refused
>['run'];

interface Needs<Input> {
  readonly feature: Feature;
  /** What every plan can do, such as turning it off. */
  readonly unless?: (input: Input) => boolean;
}

/** An endpoint that changes something: it runs in a transaction, and the audit log names its action. */
interface Changing<Schemas extends OperationSchemas, Prepared>
  extends Omit<Operation<Schemas, EndpointContext, Refused>, 'run'> {
  readonly effect: Exclude<Effect, 'read'>;
  readonly action: Action;
  /** What the plan of the organisation in the path has to include. */
  readonly needs?: Needs<Parameters<Run<Schemas, EndpointContext>>[0]>;
  /** What must not wait inside a transaction, such as drawing. */
  readonly prepare?: (
    input: Parameters<Run<Schemas, EndpointContext>>[0],
    context: EndpointContext,
  ) => Promise<Prepared>;
  readonly run: (
    input: Parameters<Run<Schemas, EndpointContext>>[0],
    context: ChangeContext,
    prepared: Prepared,
  ) => ReturnType<Run<Schemas, ChangeContext>>;
}

export function endpoint<Schemas extends OperationSchemas>(of: Reading<Schemas>): Endpoint<Schemas> {
  return operation(of);
}

export function change<Schemas extends OperationSchemas, Prepared = undefined>(
  of: Changing<Schemas, Prepared>,
): ChangingEndpoint<Schemas> {
  const { prepare, run, action, needs, ...declared } = of;
  const changing = operation<Schemas, EndpointContext, Refused>({
    ...declared,
    ...(needs && {
      description: `${declared.description} ${needed(needs.feature)}`,
      refusals: [...declared.refusals, 'plan.required'],
    }),
    run: async (input, context) => {
      if (needs !== undefined && needs.unless?.(input) !== true) await demandFeature(context, needs.feature);
      const prepared = (await prepare?.(input, context)) as Prepared;
      return context.change(action, async (tx, note) => run(input, { ...context, tx, note }, prepared));
    },
  });
  return { ...changing, action };
}

/** Returns the caller of an endpoint that is not public. */
export function callerOf({ actor }: EndpointContext): Actor {
  if (actor === undefined) throw new RequestError('auth.key_missing', 'Send an API key or sign in.');
  return actor;
}

/** Returns whose data an endpoint that is not public works on: all that a repository takes. */
export function ownerOf({ tenant }: EndpointContext): TenantId {
  if (tenant === undefined) throw new RequestError('auth.key_missing', 'Send an API key or sign in.');
  return tenant.id;
}

async function demandFeature(context: EndpointContext, feature: Feature): Promise<void> {
  const { service, tenant } = context;
  if (tenant === undefined) return refuse('auth.key_missing', 'Send an API key or sign in.');
  const subscription = await subscriptionOf(tenantDb(context), tenant.id);
  if (hasFeature(termsOf(subscription, service.unsubscribed), feature)) return;
  refuse('plan.required', lacking(feature, { plan: planOf(subscription, service.unsubscribed), tenant }, service));
}

/** The library of the caller, or of an organisation that the caller belongs to. */
export function libraryOf(context: EndpointContext, owner: TenantId): Tenant {
  const { tenant } = callerOf(context);
  return owner === tenant.id ? tenant : { id: owner, kind: 'organisation' };
}

/** The same change in that library. */
export function inLibrary(context: ChangeContext, owner: TenantId): ChangeContext {
  return { ...context, tenant: libraryOf(context, owner) };
}

/** Returns the database as the tenant sees it: for all that an endpoint reads of what its tenant has. */
export function tenantDb(context: EndpointContext): Db {
  return context.service.database.of(ownerOf(context));
}

/** Returns the caller's role in the organisation that `org` names, in an endpoint whose access asks for one. */
export function memberOf(context: EndpointContext, org: string): Membership {
  const membership = membershipOf(callerOf(context), org);
  if (membership === undefined) throw new RequestError('resource.not_found', 'No such organisation.');
  return membership;
}

/** Rolls back the transaction it is called in. */
export function refuse(refused: Refused, message: string, details?: unknown): never {
  throw new RequestError(refused, message, details);
}

export type { Db };
