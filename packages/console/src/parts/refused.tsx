// Why something was refused, in the words of the service.
import type { JSX } from 'preact';
import { signInAgain } from '../api/client.js';
import type { Refusal } from '../api/refusal.js';
import { useConsole } from '../state/console.js';

export interface RefusedProps {
  readonly refusal: Refusal;
  readonly again?: () => Promise<void>;
}

/** What the plan lacks. */
const PLAN: readonly string[] = ['plan.required', 'support.plan_required'];

export function Refused({ refusal, again }: RefusedProps): JSX.Element {
  const { message, issues, needsSignIn, code, status, requestId } = refusal;
  return (
    <div class="refused" role="alert">
      <p>{message}</p>
      {issues.length > 0 && (
        <ul>
          {issues.map(({ path, message: words }) => (
            <li key={path.join('.')}>
              {path.length > 0 && (
                <>
                  <code>{path.join('.')}</code>:{' '}
                </>
              )}
              {words}
            </li>
          ))}
        </ul>
      )}
      {status >= 500 && requestId && <p class="hint">Request {requestId}</p>}
      {needsSignIn && (
        <button type="button" onClick={signInAgain}>
          Sign in again
        </button>
      )}
      {PLAN.includes(code) && <PlanLink />}
      {again && (
        <button type="button" onClick={again}>
          Try again
        </button>
      )}
    </div>
  );
}

/** To the plan of the organisation that is shown. */
function PlanLink(): JSX.Element | null {
  const organisation = /^\/console\/orgs\/[^/]+/.exec(useConsole().address.path.value)?.[0];
  return organisation ? <a href={`${organisation}/billing`}>Change the plan</a> : null;
}
