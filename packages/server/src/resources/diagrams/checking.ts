// Checks a source before it is stored: in, the source and the owner of the library that it goes to; out, its kind and title, or the refusal with
// every error. The style rules of an organisation are for its own library, except folders whose rules say otherwise: in a library of one's own, only its
// brand and its icons count. `folder` is where the diagram is likely to be; a transaction that files it elsewhere does not check it again.
import type { TenantId } from '@linework/operations';
import type { Checked } from '../../platform/drawing/drawing.js';
import { callerOf, type EndpointContext, libraryOf } from '../../platform/endpoint.js';
import { takerOf } from '../../platform/pool/taker.js';
import { styleIn } from '../folder-rules/style.js';

export async function checkedFor(
  context: EndpointContext,
  owner: TenantId,
  folder: string,
  source: string,
): Promise<Checked> {
  const { address, left: signal, service } = context;
  const { id, kind } = libraryOf(context, owner);
  const isChecked = kind === 'organisation' && (await styleIn(service.database.db, id, folder)).styleRules;
  const style = await (isChecked ? service.styleFor(id) : service.lookFor(id));
  return service.drawing.check(source, { taker: takerOf(callerOf(context), address), signal }, style);
}
