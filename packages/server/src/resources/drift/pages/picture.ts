// The pictures of the drift pages: in, an organisation and what an address asks for; out, the change of one diagram, or the trend of its repository.
import type { TenantId } from '@linework/operations';
import type { Picture } from '../../../platform/drawing/drawing.js';
import { RequestError } from '../../../platform/http/envelope.js';
import type { Asker } from '../../../platform/pool/pool.js';
import type { Service } from '../../../platform/service.js';
import { daysOf, driftOf, repositoriesOf } from '../dashboard.js';
import { trendBegin, trendOf } from './trend.js';

export type Wanted = Readonly<Record<string, string | undefined>>;

const nothing = () => new RequestError('resource.not_found', 'No such picture.');

/** `path` is that of a diagram; without it, the trend is drawn. */
export async function pictureOf(
  service: Service,
  owner: TenantId,
  { repository, folder = '', path, dark }: Wanted,
  asker: Asker,
): Promise<Picture> {
  const db = service.database.of(owner);
  if (repository === undefined) throw nothing();
  const rows = await repositoriesOf(db, owner, { name: repository, after: undefined, limit: 1_000 });
  const id = rows.find((each) => each.folder === folder)?.id;
  if (id === undefined) throw nothing();
  const theme = dark === undefined ? 'light' : 'dark';
  const style = await service.styleFor(owner);
  const caller = { owner, style, ...asker };
  if (path === undefined) {
    const trend = trendOf(await daysOf(db, owner, [id], trendBegin(service.now())));
    if (trend === undefined) throw nothing();
    return service.drawing.picture(trend, { format: 'svg', theme }, caller);
  }
  const drift = await driftOf(db, owner, [id], { most: Number.MAX_SAFE_INTEGER, hasSources: true });
  const { before = null, after = null } = drift.find((each) => each.path === path) ?? {};
  if (after === null) throw nothing();
  return before === null
    ? service.drawing.picture(after, { format: 'svg', theme }, caller)
    : service.drawing.comparison(before, after, theme, caller);
}
