// Checks a source before it is stored: in, the source and the owner of the library that it goes to; out, its kind and title, or the refusal with
// every error. The style rules of an organisation are for its own library: in a library of one's own, only its brand and its icons count.
import type { TenantId } from '@linework/operations';
import type { Checked } from '../../platform/drawing/drawing.js';
import { callerOf, type EndpointContext, libraryOf } from '../../platform/endpoint.js';
import { takerOf } from '../../platform/pool/taker.js';

export async function checkedFor(context: EndpointContext, owner: TenantId, source: string): Promise<Checked> {
  const { address, left: signal, service } = context;
  const { id, kind } = libraryOf(context, owner);
  const style = await (kind === 'organisation' ? service.styleFor(id) : service.lookFor(id));
  return service.drawing.check(source, { taker: takerOf(callerOf(context), address), signal }, style);
}
