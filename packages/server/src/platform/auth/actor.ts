// Who calls. Accounts, plans and stored keys fill this seam later; routes and operations know only an actor.

export interface Actor {
  readonly id: string;
  readonly plan: 'free' | 'pro';
}

/** Finds the actor behind an API key; undefined when the key is unknown or revoked. */
export type Authenticate = (key: string) => Promise<Actor | undefined>;

/** The key of `Authorization: Bearer KEY`; undefined when there is none. */
export function bearerKey(header: string | undefined): string | undefined {
  const key = /^Bearer +([\w.~+/-]{1,512}=*) *$/i.exec(header ?? '')?.[1];
  return key === undefined || key === '' ? undefined : key;
}
