// Versions of resources: in, a row and the condition of a request; out, its ETag, or a refusal (RFC 7644, section 3.14).
import { hasCurrent } from '../../../platform/http/etag.js';
import { ScimError } from '../scim-error.js';

interface Versioned {
  readonly version: number;
}

export function etagOf({ version }: Versioned): string {
  return `W/"${version}"`;
}

export function isCurrent({ version }: Versioned, header: string | undefined): boolean {
  return header !== undefined && hasCurrent(header, `"${version}"`);
}

export function demandVersion(row: Versioned, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && !isCurrent(row, ifMatch))
    throw new ScimError(412, undefined, `The version is ${etagOf(row)} by now. Read it again.`);
}
