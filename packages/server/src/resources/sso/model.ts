// What single sign-on works with: the settings of a provider, and what it vouches for.
import type { Role } from '@linework/operations';

export interface OidcSettings {
  /** As its discovery document says it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** Whether an address counts without `email_verified`; the domain has to be verified in any case. */
  readonly trustsAddress: boolean;
}

export interface SamlSettings {
  readonly entityId: string;
  readonly signInUrl: string;
  /** PEM. Two while a provider changes its certificate. */
  readonly certificates: readonly string[];
}

/** Everyone who has the value in the claim gets the role; the first rule that fits counts. */
export interface RoleRule {
  readonly claim: string;
  readonly value: string;
  readonly role: Exclude<Role, 'owner'>;
}

export interface SeenClaim {
  readonly name: string;
  readonly values: readonly string[];
}

/** What a provider vouched for, once every check of its protocol passed. */
export interface Proof {
  /** Unique within the provider for ever: `sub`, or a NameID with its format. */
  readonly subject: string;
  /** The issuer, as the protocol says it. */
  readonly issuer: string;
  readonly email: string | undefined;
  readonly claims: readonly SeenClaim[];
  /** The provider's session, for its logout. */
  readonly session?: string;
  /** The address at which the browser ends that session. */
  readonly signOut?: string;
}
