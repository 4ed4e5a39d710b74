// A key of an account or of an organisation.

export interface Key {
  readonly id: string;
  readonly name: string;
  /** Its first characters. */
  readonly start: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedOn: string | null;
  /** Of a key of an organisation. */
  readonly role?: KeyRole;
  readonly madeBy?: string;
}

export type Scope = 'draw' | 'read' | 'write';

export type KeyRole = 'admin' | 'editor' | 'viewer';
