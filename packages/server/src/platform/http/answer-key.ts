// The key of a cached answer: in, a call and all else that its answer depends on; out, a hash. The revision of a tenant's brand, icons and rules
// joins here. A tenant that has none shares its answers with all others.
import { createHash } from 'node:crypto';
import type { TenantId } from '@linework/operations';
import type { HttpCall } from '../pool/work.js';

/** What a tenant draws and checks with, besides what a request names. */
export interface OwnLook {
  readonly tenant: TenantId;
  /** Changes whenever it does. */
  readonly revision: string;
}

export function answerKey(
  { operation, accept = '', beside, body = [] }: HttpCall,
  version: string,
  own: OwnLook | undefined,
): string {
  const look = own === undefined ? [] : [own.tenant, own.revision];
  const hash = createHash('sha256').update(JSON.stringify(['answer', version, operation, accept, beside, ...look]));
  for (const block of body) hash.update(block);
  return hash.digest('base64url');
}
