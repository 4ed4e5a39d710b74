// What the two endpoints that file a diagram share: in, the request; out, the diagram afterwards, in the library that the request names.
import type { TenantId } from '@linework/operations';
import type { z as Zod } from 'zod';
import { addEntry } from '../../platform/audit/entries.js';
import { type ChangeContext, callerOf, inLibrary, ownerOf, refuse } from '../../platform/endpoint.js';
import { demandFiling } from '../folder-rules/access.js';
import { demandUnlisted } from '../publishing/unlisted.js';
import { holdLinksTo } from '../stable-links/links.js';
import { idField, settingFields } from './fields.js';
import { moveDiagram } from './moving.js';
import { changeDiagram, type DiagramRow } from './repo.js';
import { changeable, heldFor, refiled, type Settings } from './saving.js';

export function refilingFields(z: typeof Zod) {
  return { id: idField(z), ...settingFields(z), deleted: z.literal(false).optional() };
}

type Optional<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

export interface Refiling extends Optional<Settings & { readonly title: string }> {
  readonly id: string;
  readonly deleted?: false | undefined;
}

/** `to`: the owner of another library, in which the caller is allowed to put diagrams. */
export async function refiledTo(
  context: ChangeContext,
  { id, deleted, ...settings }: Refiling,
  to: TenantId | undefined,
): Promise<DiagramRow> {
  const { service, tx } = context;
  const owner = ownerOf(context);
  if (deleted === false) {
    const held = await heldFor(context, id);
    if (held === undefined) refuse('resource.not_found', 'No such diagram.');
    if (held.deleted !== null) await changeDiagram(tx, held, { deleted: null });
  }
  if (to === undefined || to === owner) {
    const before = await changeable(context, id);
    await demandFiling(context, before, settings);
    return refiled(tx, service, before, compact(settings));
  }
  // The links first, as every move locks them.
  await holdLinksTo(tx, owner, id);
  const before = await changeable(context, id);
  const { folder = before.folder, visibility } = settings;
  const filed = { folder, visibility: visibility ?? before.visibility };
  await demandFiling(inLibrary(context, to), undefined, filed);
  const moved = await moveDiagram(tx, service, { id, from: owner, to, folder });
  // Who moves it should learn that its link stops working, and say so.
  if (visibility === undefined && moved.visibility === 'unlisted') await demandUnlisted(tx, to);
  await enterMove(context, { id, from: owner, to });
  return refiled(tx, service, moved, compact(settings));
}

/** An entry in the log of each library. */
export async function enterMove(
  context: ChangeContext,
  { id: target, from, to }: { readonly id: string; readonly from: TenantId; readonly to: TenantId },
): Promise<void> {
  const { tx, note, service, origin } = context;
  const details = { target, before: { library: from }, after: { library: to } };
  note(details);
  const other = ownerOf(context) === to ? from : to;
  await addEntry(tx, other, {
    actor: callerOf(context),
    action: 'diagram.move',
    at: service.now(),
    origin,
    ...details,
  });
}

type Present<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function compact<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>;
}
