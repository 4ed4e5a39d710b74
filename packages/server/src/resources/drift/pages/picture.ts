// The pictures of the drift pages: in, an organisation and what an address asks for; out, the change of one diagram, or the trend of its repository.
import type { TenantId } from '@linework/operations';
import type { Picture } from '../../../platform/drawing/drawing.js';
import { RequestError } from '../../../platform/http/envelope.js';
import type { Asker } from '../../../platform/pool/pool.js';
import type { Service } from '../../../platform/service.js';
import { admit } from '../../pages/drawn.js';
import { daysOf, driftAt } from '../dashboard.js';
import { type RepositoryName, repositoryCalled } from '../repo.js';
import { trendBegin, trendOf } from './trend.js';

export type Wanted = Readonly<Record<string, string | undefined>>;

const nothing = () => new RequestError('resource.not_found', 'No such picture.');

/** `path` is that of a diagram; without it, the trend is drawn. `address`: of the reader. */
export async function pictureOf(
  service: Service,
  owner: TenantId,
  { repository: name, folder = '', path, dark }: Wanted,
  { address, ...asker }: Asker & { readonly address: string },
): Promise<Picture> {
  if (name === undefined) throw nothing();
  const theme = dark === undefined ? 'light' : 'dark';
  const style = await service.styleFor(owner);
  const caller = { owner, style, ...asker, admit: () => admit(service, address) };
  const [before, after] = await sourcesOf(service, owner, { name, folder }, path);
  return before === null
    ? service.drawing.picture(after, { format: 'svg', theme }, caller)
    : service.drawing.comparison(before, after, theme, caller);
}

/** Both of a change, or only one to draw. */
async function sourcesOf(
  { database, now }: Service,
  owner: TenantId,
  repository: RepositoryName,
  path: string | undefined,
): Promise<readonly [before: string | null, after: string]> {
  const db = database.of(owner);
  if (path !== undefined) {
    const { before = null, after = null } = (await driftAt(db, owner, { ...repository, path })) ?? {};
    if (after === null) throw nothing();
    return [before, after];
  }
  const row = await repositoryCalled(db, owner, repository);
  const trend = row && trendOf(await daysOf(db, owner, [row.id], trendBegin(now())));
  if (trend === undefined) throw nothing();
  return [null, trend];
}
