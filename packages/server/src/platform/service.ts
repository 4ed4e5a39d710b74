// What endpoints work with, created once at startup.
import type { ArtResult, BrandInput, BrandResult } from '@linework/core';
import type { BrandFontResult } from '@linework/export';
import type { TenantId } from '@linework/operations';
import type { Database, Db } from './db/database.js';
import type { Space } from './disk/space.js';
import type { Drawing } from './drawing/drawing.js';
import type { Job } from './jobs/jobs.js';
import type { Contacts } from './mail/contacts.js';
import type { ProviderFetch } from './outbound/provider-fetch.js';
import type { TxtRecords } from './outbound/txt-records.js';
import type { IconFile } from './outlines/icon-file.js';
import type { Payments } from './payments/payments.js';
import type { PictureCache } from './pictures/cache.js';
import type { Asker } from './pool/pool.js';
import type { StyleBytes } from './pool/work.js';
import type { Squares } from './raster/squares.js';
import type { Secrets } from './secrets/secrets.js';
import type { Stored } from './stored/stored.js';
import type { UsageCounter } from './usage/counter.js';
import type { Unsubscribed } from './usage/subscriptions.js';
import type { Wakes } from './wakes.js';

export interface Service {
  /** Address that callers use, without a trailing slash. */
  readonly baseUrl: string;
  readonly version: string;
  readonly database: Database;
  /** Every table of it. */
  readonly stored: readonly Stored[];
  readonly secrets: Secrets;
  readonly now: () => Date;
  readonly drawing: Drawing;
  /** Decodes an uploaded picture, in the pool. */
  readonly squares: (file: Uint8Array, asker: Asker) => Promise<Squares>;
  /** Makes a brand's theme, in the pool. */
  readonly brand: (brand: BrandInput, asker: Asker) => Promise<BrandResult>;
  /** Reads an uploaded icon, in the pool. */
  readonly iconArt: (file: IconFile, asker: Asker) => Promise<ArtResult>;
  /** Reads an uploaded font, in the pool. */
  readonly brandFont: (files: readonly Uint8Array[], asker: Asker) => Promise<BrandFontResult>;
  readonly pictureCache: PictureCache;
  /** The house styles that calls of an account or an organisation can have: its own, and those that settings can name. */
  readonly stylesFor: (
    user: TenantId,
  ) => Promise<{ readonly own: StyleBytes | undefined; readonly others: readonly StyleBytes[] }>;
  /** The house style that an account or an organisation draws and checks with. */
  readonly styleFor: (user: TenantId) => Promise<StyleBytes | undefined>;
  /** The same without style rules: for pictures of what is stored, which no rule refuses. */
  readonly lookFor: (
    user: TenantId,
    /** Asked if there is a style: whether the brand is part of it. Default: it is. */
    isBranded?: () => Promise<boolean>,
  ) => Promise<StyleBytes | undefined>;
  readonly space: Space;
  readonly usage: UsageCounter;
  /** By the id of a tenant, woken by every change of what it has, and by names of resources. */
  readonly wakes: Wakes;
  /** Requests to identity providers and to receivers of audit logs. */
  readonly provider: ProviderFetch;
  /** Hosts in the operator's own network that such requests can go to. */
  readonly providerHosts: readonly string[];
  readonly txtRecords: TxtRecords;
  /** Undefined if the instance has no billing. */
  readonly payments: Payments | undefined;
  readonly unsubscribed: Unsubscribed;
  readonly contacts: Contacts;
  /** Whether anyone can have a source drawn by a link. */
  readonly publicRender: 'on' | 'off';
  /** Whether signing in with a new address creates an account. */
  readonly signUp: 'open' | 'closed';
  /** Adds a job in the transaction that needs it; the job is picked up soon after. */
  readonly later: <Payload>(db: Db, job: Job<Payload>, payload: Payload) => Promise<void>;
}
