// What came back from a provider, whatever its protocol: in, what was proved; out, the result of a test, kept for the admin.
import type { ChangeContext } from '../../platform/endpoint.js';
import type { TakenAttempt } from './attempts.js';
import type { Problem } from './enter.js';
import type { Proof } from './model.js';
import type { Proved } from './oidc.js';
import { testPath } from './paths.js';
import { type ConnectionRow, putTest } from './repo.js';

export type Returned =
  | { readonly is: 'problem'; readonly problem: Problem }
  | {
      readonly is: 'proved';
      readonly taken: TakenAttempt;
      readonly connection: ConnectionRow;
      readonly proved: Proved;
    };

/** Returns the address of the page that shows it. */
export async function noteTest(
  { tx, service }: ChangeContext,
  connection: ConnectionRow,
  proved: Proved,
): Promise<string> {
  const { ownerId, id: connectionId } = connection;
  const { claims } = proved.ok ? proved.proof : proved;
  const problems = proved.ok ? problemsOf(proved.proof) : [proved.message];
  const ok = problems.length === 0;
  await putTest(tx, { ownerId, connectionId, at: service.now(), ok, claims, problems: [...problems] });
  return testPath(connection);
}

function problemsOf({ email }: Proof): readonly string[] {
  return email === undefined
    ? [
        "The provider sent no address that it vouches for: 'email' with 'email_verified'. Add them to the token, or choose to trust its addresses.",
      ]
    : [];
}
