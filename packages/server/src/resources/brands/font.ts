// The uploaded font of a brand: in, its files as base64; out, what pictures need of them, read in the pool, or the refusal with what to do instead.
import type { FontFiles } from '@linework/core';
import { callerOf, type EndpointContext, refuse } from '../../platform/endpoint.js';
import { takerOf } from '../../platform/pool/taker.js';

export async function readFont(files: readonly string[], context: EndpointContext): Promise<FontFiles> {
  const { service, address, left: signal } = context;
  const asker = { taker: takerOf(callerOf(context), address), signal };
  const result = await service.brandFont(
    files.map((each) => Buffer.from(each, 'base64')),
    asker,
  );
  return result.ok ? result.font : refuse('validation.failed', `fontFiles: ${result.message} ${result.hint}`);
}
