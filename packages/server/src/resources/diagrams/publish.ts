// POST /v1/diagrams/publish: publishes a diagram with a link.
import type { TenantId } from '@linework/operations';
import {
  callerOf,
  change,
  type EndpointContext,
  inLibrary,
  libraryOf,
  ownerOf,
  refuse,
} from '../../platform/endpoint.js';
import type { User } from '../../platform/usage/counter.js';
import { planOf, subscriptionOf } from '../../platform/usage/subscriptions.js';
import { demandFiling } from '../folder-rules/access.js';
import { folderRestricted } from '../folder-rules/errors.js';
import { organisationOf } from '../organisations/repo.js';
import { libraryChanged, libraryRequired, unlistedForbidden } from '../publishing/errors.js';
import { asLibrary, libraryFields } from '../publishing/fields.js';
import { libraryFor, likelyLibrary } from '../publishing/library.js';
import { aliasTaken } from '../stable-links/errors.js';
import { holdAlias, linkTo } from '../stable-links/links.js';
import { rulesOf } from '../style-rules/repo.js';
import { checkedFor } from './checking.js';
import { locked } from './errors.js';
import { aliasField, asHosted, etagOf, hostedFields, SOURCE_BODY, settingFields, sourceField } from './fields.js';
import { diagramBehind, holdTitled } from './repo.js';
import { changeableIfThere, created, saved } from './saving.js';
import { hostingTag } from './tag.js';

export const publish = change({
  name: 'publish_diagram',
  summary: 'Publish a diagram and get a link',
  description:
    'Stores the source and returns the links of its page and pictures. With an alias of the account, or of an organisation in which you can publish, the diagram behind it gets a new version. Otherwise, or if that diagram was deleted, a new diagram is created and the alias points to it. It goes to the library that get_own_publishing names: your own, or that of an organisation; organization in the response is where it went. A source with errors is refused, as is one that breaks a style rule of level error of the organisation to whose library it goes; your own library has no rules. The link shows only the latest version; embedSource and showVersions show more.',
  http: {
    method: 'POST',
    path: '/v1/diagrams/publish',
    tag: hostingTag,
    status: 201,
    bodyLimit: SOURCE_BODY,
    headers: { etag: 'The version.' },
  },
  access: { scope: 'write' },
  limits: [{ name: 'publishes', by: 'account', most: 600, seconds: 60 }],
  once: true,
  effect: 'write',
  action: 'diagram.publish',
  refusals: [
    'diagram.invalid',
    aliasTaken,
    locked,
    unlistedForbidden,
    libraryRequired,
    libraryChanged,
    folderRestricted,
    'resource.not_found',
    'auth.role_required',
    'resource.full',
    'once.reused',
    'request.too_many',
    'service.busy',
  ],
  example: {
    source: 'flow "Hello"\nnode a "You"\nnode b service "Linework"\na -> b : "draws"\n',
    visibility: 'unlisted',
  },
  schemas: ({ z, diagnostics }) => ({
    input: z.strictObject({
      source: sourceField(z),
      ...settingFields(z),
      alias: aliasField(z).optional(),
      replace: z
        .boolean()
        .optional()
        .describe('Whether a diagram with the same title in the same folder gets a new version. Default: false.'),
      personal: z.literal(true).optional().describe('Into your own library, whatever your default is.'),
    }),
    output: hostedFields(z).extend({
      stableUrl: z.string().nullable(),
      changed: z.boolean().describe('Whether a new version was created.'),
      organization: libraryFields(z)
        .nullable()
        .describe('The organisation that it went to; null for your own library.'),
      diagnostics: diagnostics.describe('Warnings about the source, such as an unknown icon.'),
    }),
  }),
  prepare: async ({ source, alias, folder, personal = false }, context) => {
    const { service } = context;
    const actor = callerOf(context);
    const tenant = ownerOf(context);
    const owner = tenant === actor.id ? await likelyLibrary(service.database.db, actor, { alias, personal }) : tenant;
    const continued = alias === undefined ? undefined : await diagramBehind(service.database.db, alias);
    const place = folder ?? continued?.folder ?? '';
    const checked = await checkedFor(context, owner, place, source);
    const user = await publisherFor(context, owner);
    service.usage.demand(user, 'publish');
    service.usage.count(user, 'publish');
    return { checked, checkedOwner: owner };
  },
  run: async (
    { source, title: newTitle, alias, replace, personal = false, ...settings },
    context,
    { checked: { kind, title, diagnostics }, checkedOwner },
  ) => {
    const { service, tx, note } = context;
    const actor = callerOf(context);
    const tenant = ownerOf(context);
    // The library can be another tenant's.
    if (tenant === actor.id) await service.database.leave(tx);
    const owner = tenant === actor.id ? await libraryFor(tx, actor, { alias, personal }) : tenant;
    if (owner !== checkedOwner && (await rulesOf(tx, owner)) !== undefined)
      refuse(libraryChanged, 'The library that the diagram goes to changed while it was checked. Send it again.');
    const library = inLibrary(context, owner);
    const content = { source, kind, title: (newTitle ?? title ?? 'Untitled').slice(0, 200) };
    const present = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
    const held = alias === undefined ? undefined : await holdAlias(tx, owner, alias);
    const id = held ? held.diagramId : replace && (await holdTitled(tx, owner, settings.folder ?? '', content.title));
    const before = id ? await changeableIfThere(library, id) : undefined;
    await demandFiling(library, before, settings);
    const row = before
      ? await saved(tx, service, actor, before, content, { settings: present })
      : await created(tx, service, owner, actor, content, present);
    if (alias !== undefined && !before) await linkTo(tx, service, owner, alias, row.id);
    note({ owner, target: row.id });
    const organisation = await organisationOf(tx, owner);
    return {
      value: {
        ...asHosted(service.baseUrl, row),
        stableUrl: alias === undefined ? null : `${service.baseUrl}/s/${alias}`,
        changed: !before || before.version !== row.version,
        organization: organisation === undefined ? null : asLibrary({ ...organisation, id: owner }),
        diagnostics,
      },
      reply: { headers: { etag: etagOf(row) } },
    };
  },
});

/** What goes to an organisation counts to it, also if a member publishes it. */
async function publisherFor(context: EndpointContext, owner: TenantId): Promise<User> {
  const { database, unsubscribed } = context.service;
  const actor = callerOf(context);
  if (owner === actor.tenant.id) return actor;
  const plan = planOf(await subscriptionOf(database.of(owner), owner), unsubscribed);
  return { ...actor, tenant: libraryOf(context, owner), plan };
}
