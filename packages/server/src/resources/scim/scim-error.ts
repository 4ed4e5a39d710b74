// How the protocol fails (RFC 7644, section 3.12): in, a status, its keyword and what to do; out, an error that routes answer with.

/** RFC 7644, table 9. */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'
  | 'sensitive';

export class ScimError extends Error {
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, scimType: ScimType | undefined, detail: string) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export function refuseScim(scimType: ScimType, detail: string): never {
  throw new ScimError(scimType === 'uniqueness' ? 409 : 400, scimType, detail);
}

export function errorBody(status: number, scimType: ScimType | undefined, detail: string) {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType === undefined ? {} : { scimType }),
    detail,
  };
}
