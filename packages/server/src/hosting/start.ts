// Starts the stateful service: in, its database, its secrets and its pool; out, what endpoints work with, and how to stop it.
import type { Actor } from '@linework/operations';
import { sealLogs } from '../platform/audit/seal.js';
import type { Authenticate, MemberAs } from '../platform/auth/actor.js';
import type { Database } from '../platform/db/database.js';
import { diskSpace } from '../platform/disk/space.js';
import { drawingOf } from '../platform/drawing/drawing.js';
import { addJob, jobWorker } from '../platform/jobs/jobs.js';
import type { SendMail } from '../platform/mail/mail.js';
import type { Payments } from '../platform/payments/payments.js';
import { forgetOldPictures, IN_FILES, pictureCache } from '../platform/pictures/cache.js';
import { type PictureFiles, pictureFiles } from '../platform/pictures/files.js';
import type { Pool } from '../platform/pool/pool.js';
import { type Rounds, rounds } from '../platform/rounds.js';
import type { Secrets } from '../platform/secrets/secrets.js';
import type { Service } from '../platform/service.js';
import { usageCounter } from '../platform/usage/counter.js';
import { unsubscribedWith } from '../platform/usage/subscriptions.js';
import { wakes } from '../platform/wakes.js';
import { forwarder } from '../resources/audit-forwarding/forwarder.js';
import { actorOfSession } from '../resources/auth/sessions.js';
import { reconcile } from '../resources/billing/reconcile.js';
import { actorOfToken } from '../resources/connections/connections.js';
import { stylesIn } from '../resources/house-styles/styles.js';
import { actorOfKey } from '../resources/keys/keys.js';
import { keyLookUp } from '../resources/keys/look-up.js';
import { membershipAs } from '../resources/members/repo.js';
import { resources, stored } from '../resources/registry.js';
import { checkDomains } from '../resources/sso/check-domains.js';
import { checkProviders } from '../resources/sso/check-providers.js';
import { mailReached } from '../resources/usage/notices.js';
import { sweep } from './sweep.js';

export interface StartOptions {
  readonly baseUrl: string;
  readonly version: string;
  readonly database: Database;
  /** Where pictures are kept; anything in it can be deleted. */
  readonly pictures: string;
  readonly secrets: Secrets;
  readonly pool: Pick<Pool, 'run'>;
  readonly sendMail: SendMail;
  readonly signUp: Service['signUp'];
  readonly publicRender: Service['publicRender'];
  readonly provider: Service['provider'];
  readonly providerHosts: Service['providerHosts'];
  readonly txtRecords: Service['txtRecords'];
  /** Undefined if the instance has no billing. */
  readonly payments?: Payments | undefined;
  readonly contacts: Service['contacts'];
  readonly now?: () => Date;
  /** Reports a failure of background work. */
  readonly failed: (what: string, error: unknown) => void;
  /** Accepts keys besides those in the database. */
  readonly also?: Authenticate;
}

export interface StartedService {
  readonly service: Service;
  readonly authenticate: Authenticate;
  readonly memberAs: MemberAs;
  /** Stops background work and writes the usage counters. The database stays open. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds after which a new job is looked for. */
const SOON = 50;

const USAGE_EVERY = 2_000;
const SEAL_EVERY = 5_000;
const FORWARD_EVERY = 5_000;
const SWEEP_EVERY = 600_000;
const CHECK_EVERY = 3_600_000;

export function startService(of: StartOptions): StartedService {
  const { payments } = of;
  const unsubscribed = unsubscribedWith(payments);
  const styles = stylesIn(of.database.db, unsubscribed);
  const database: Database = {
    ...of.database,
    transaction: (work) => of.database.transaction(work).finally(styles.forget),
  };
  const { baseUrl, version, secrets, pool, sendMail, signUp, publicRender } = of;
  const { provider, providerHosts, txtRecords, contacts } = of;
  const { now = () => new Date() } = of;
  const space = diskSpace(now, (error) => of.failed('disk', error));
  const failed: StartOptions['failed'] = (what, error) => {
    if (!space.saw(error)) of.failed(what, error);
  };
  const usage = usageCounter(database, now, (reached) => mailReached(service, reached));
  const worker = jobWorker(
    database,
    resources.flatMap(({ jobs = [] }) => jobs),
    { secrets, sendMail, database, now, payments },
    now,
    { failed: (kind, error, isDead) => failed(`job ${kind}${isDead ? ', given up' : ''}`, error) },
  );
  const files = pictureFiles({
    folder: of.pictures,
    shares: IN_FILES,
    now,
    // Beside a database server, this disk is another one.
    failed: (error) => (database.engine === 'embedded' ? failed : of.failed)('kept pictures', error),
  });
  const keeps = pictureCache(files);
  const service: Service = {
    baseUrl,
    version,
    database,
    stored,
    secrets,
    now,
    drawing: drawingOf(pool, keeps, version),
    squares: (file, asker) => pool.run('squares', file, asker),
    brand: (brand, asker) => pool.run('brand', brand, asker),
    iconArt: (file, asker) => pool.run('iconArt', file, asker),
    brandFont: (files, asker) => pool.run('brandFont', files, asker),
    pictureCache: keeps,
    stylesFor: styles.stylesFor,
    styleFor: styles.styleFor,
    lookFor: styles.lookFor,
    space,
    usage,
    wakes: wakes(),
    provider,
    providerHosts,
    txtRecords,
    payments,
    unsubscribed,
    contacts,
    signUp,
    publicRender,
    later: async (db, job, payload) => {
      await addJob(db, job, payload, now());
      // Runs after the transaction has ended.
      setTimeout(worker.wake, SOON).unref();
    },
  };
  const lookUp = keyLookUp(database.db);
  const sealing = rounds(
    SEAL_EVERY,
    () => sealLogs(of.database),
    (error) => failed('audit logs', error),
  );
  const working = [
    worker,
    sealing,
    forwarding(service, failed),
    ...upkeep(service, files, failed),
    ...checksOutside(service, failed),
  ];
  return {
    service,
    authenticate: async (credential): Promise<Actor | undefined> =>
      (await of.also?.(credential)) ??
      ('key' in credential
        ? ((await actorOfKey(service, lookUp, credential.key)) ??
          (credential.route === '/mcp' ? actorOfToken(service, credential.key) : undefined))
        : actorOfSession(service, credential.session)),
    memberAs: (actor, named) => membershipAs(database.db, actor, named),
    stop: async () => {
      await Promise.all([...working.map(({ stop }) => stop()), files.settled()]);
      await usage.flush().catch((error: unknown) => failed('usage', error));
    },
  };
}

/** A round begins deliveries and does not wait for them. */
function forwarding(service: Service, failed: StartOptions['failed']): Rounds {
  const { begin, settled } = forwarder(service, (error) => failed('forwarding of audit logs', error));
  const { stop } = rounds(FORWARD_EVERY, begin, (error) => failed('forwarding of audit logs', error));
  return {
    stop: async () => {
      await stop();
      await settled();
    },
  };
}

/** Of what the service holds itself: counts are written, and what has run out goes. */
function upkeep(
  { database, usage, now }: Service,
  files: PictureFiles,
  failed: StartOptions['failed'],
): readonly Rounds[] {
  return [
    rounds(USAGE_EVERY, usage.flush, (error) => failed('usage', error)),
    rounds(
      SWEEP_EVERY,
      async () => {
        await sweep(database, resources, now());
        await forgetOldPictures(files, now());
      },
      (error) => failed('sweep', error),
    ),
  ];
}

/** Of what organisations have elsewhere: domains, SAML providers, and what they pay for. */
function checksOutside(service: Service, failed: StartOptions['failed']): readonly Rounds[] {
  const { payments } = service;
  return [
    rounds(
      CHECK_EVERY,
      () => checkDomains(service),
      (error) => failed('domains', error),
    ),
    rounds(
      CHECK_EVERY,
      () => checkProviders(service),
      (error) => failed('identity providers', error),
    ),
    ...(payments === undefined
      ? []
      : [
          rounds(
            CHECK_EVERY,
            async () => {
              await reconcile(service, payments);
            },
            (error) => failed('the payment provider', error),
          ),
        ]),
  ];
}
