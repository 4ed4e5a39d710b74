// Changes of hosted diagrams: in, their owner, who makes a change, and the change; out, the diagram afterwards. A locked diagram refuses every change except unlocking. A save
// creates a version unless nothing changed.
import type { OwnIcon } from '@linework/icons';
import type { Actor, TenantId } from '@linework/operations';
import type { Db } from '../../platform/db/database.js';
import { type ChangeContext, ownerOf, refuse } from '../../platform/endpoint.js';
import { newId } from '../../platform/ids.js';
import { takeName } from '../../platform/names/repo.js';
import type { Service } from '../../platform/service.js';
import { demandWrite } from '../folder-rules/access.js';
import { demandUnlisted } from '../publishing/unlisted.js';
import { locked } from './errors.js';
import { namedIcons } from './named-icons.js';
import {
  addDiagram,
  addVersion,
  changeDiagram,
  type DiagramChange,
  type DiagramRow,
  diagramName,
  heldDiagram,
} from './repo.js';
import { saveWords } from './search/repo.js';

/** Maximum versions of one diagram. */
const MOST_VERSIONS = 10_000;

export interface Content {
  readonly source: string;
  readonly kind: string;
  readonly title: string;
}

export type Settings = Partial<Pick<DiagramRow, 'folder' | 'theme' | 'embedSource' | 'visibility' | 'showVersions'>>;

export async function created(
  tx: Db,
  { now }: Service,
  ownerId: TenantId,
  actor: Actor,
  content: Content,
  settings: Settings,
): Promise<DiagramRow> {
  await demandReach(tx, ownerId, settings);
  const moment = now();
  const row: DiagramRow = {
    ownerId,
    id: newId(),
    ...content,
    folder: '',
    theme: 'light',
    embedSource: false,
    visibility: 'private',
    showVersions: false,
    ...settings,
    version: 1,
    made: moment,
    updated: moment,
    locked: null,
    deleted: null,
  };
  await addDiagram(tx, row);
  await saveWords(tx, row);
  await takeName(tx, diagramName, row.id, { ownerId, id: row.id });
  const icons = await namedIcons(tx, ownerId, content.source, []);
  await addVersion(tx, { ...versionRow(row, actor, content, moment), restoredFrom: null, icons });
  return row;
}

/** The diagram, locked until the transaction ends, if it can be changed. */
export async function changeable(context: ChangeContext, id: string): Promise<DiagramRow> {
  return (await changeableIfThere(context, id)) ?? refuse('resource.not_found', 'No such diagram.');
}

/** The same; undefined if it was deleted. */
export async function changeableIfThere(context: ChangeContext, id: string): Promise<DiagramRow | undefined> {
  return unlessLocked(await heldFor(context, id));
}

/** Undefined if it was deleted. */
export function unlessLocked(row: DiagramRow | undefined): DiagramRow | undefined {
  if (row === undefined || row.deleted !== null) return undefined;
  if (row.locked !== null) refuse(locked, 'The diagram is locked. Unlock it first.');
  return row;
}

/** Also a deleted or locked one; undefined if the caller does not see it, which takes the same statements. Refused in a folder where the caller cannot write. */
export async function heldFor(context: ChangeContext, id: string): Promise<DiagramRow | undefined> {
  const row = await heldDiagram(context.tx, ownerOf(context), id);
  return (await demandWrite(context, row?.folder ?? '')) ? row : undefined;
}

/** The version that a save copies. */
interface Restored {
  readonly number: number;
  readonly icons: readonly OwnIcon[] | null;
}

export async function saved(
  tx: Db,
  { now }: Service,
  actor: Actor,
  row: DiagramRow,
  content: Content,
  more: { readonly settings?: Settings; readonly restored?: Restored } = {},
): Promise<DiagramRow> {
  const { settings = {}, restored } = more;
  await demandReach(tx, row.ownerId, settings);
  const isSame = row.source === content.source && row.title === content.title && restored === undefined;
  const changed = present(settings).filter(([name, value]) => row[name as keyof DiagramRow] !== value);
  if (isSame && changed.length === 0) return row;
  const moment = now();
  const change: DiagramChange = { ...Object.fromEntries(changed), updated: moment };
  if (isSame) return changedWith(tx, row, change);
  if (row.version >= MOST_VERSIONS)
    refuse('resource.full', `A diagram has at most ${MOST_VERSIONS} versions. Publish it as a new diagram.`);
  const after = await changedWith(tx, row, { ...change, ...content, version: row.version + 1 });
  const icons = await namedIcons(tx, row.ownerId, content.source, restored?.icons ?? []);
  await addVersion(tx, {
    ...versionRow(after, actor, content, moment),
    restoredFrom: restored?.number ?? null,
    icons,
  });
  return after;
}

export async function refiled(
  tx: Db,
  { now }: Service,
  row: DiagramRow,
  settings: Settings & { readonly title?: string },
): Promise<DiagramRow> {
  await demandReach(tx, row.ownerId, settings);
  const changed = present(settings);
  return changed.length === 0 ? row : changedWith(tx, row, { ...Object.fromEntries(changed), updated: now() });
}

/** The change, and what a search then finds. */
async function changedWith(tx: Db, row: DiagramRow, change: DiagramChange): Promise<DiagramRow> {
  const after = await changeDiagram(tx, row, change);
  if ('title' in change || 'folder' in change || 'source' in change) await saveWords(tx, after);
  return after;
}

/** What a request makes unlisted is allowed to be, where it is afterwards. */
async function demandReach(tx: Db, ownerId: TenantId, { visibility }: Settings): Promise<void> {
  if (visibility === 'unlisted') await demandUnlisted(tx, ownerId);
}

function present(settings: object): readonly (readonly [string, unknown])[] {
  return Object.entries(settings).filter(([, value]) => value !== undefined);
}

function versionRow({ ownerId, id, version }: DiagramRow, actor: Actor, content: Content, now: Date) {
  const keyId = actor.by === 'key' ? (actor.with ?? 'local') : '';
  return {
    ownerId,
    diagramId: id,
    number: version,
    id: newId(),
    ...content,
    made: now,
    by: actor.id,
    keyId,
  };
}
