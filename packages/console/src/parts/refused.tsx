// Why something was refused, in the words of the service.
import type { JSX } from 'preact';
import { signIn } from '../api/client.js';
import type { Refusal } from '../api/refusal.js';
import { ORGANISATION_PAGES } from '../pages/registry.js';
import { useConsole } from '../state/console.js';

export interface RefusedProps {
  readonly refusal: Refusal;
  readonly again?: () => Promise<void>;
}

/** What changes an account needs a sign-in of the last minutes. */
const AGAIN = 'auth.recent_sign_in_required';

/** What the plan lacks. */
const PLAN: readonly string[] = ['plan.required', 'support.plan_required'];

export function Refused({ refusal, again }: RefusedProps): JSX.Element {
  const { message, issues, code, status, requestId } = refusal;
  return (
    <div class="refused" role="alert">
      <p>{message}</p>
      {issues.length > 0 && (
        <ul>
          {issues.map(({ path, message: words }) => (
            <li key={path.join('.')}>
              <code>{path.join('.')}</code>: {words}
            </li>
          ))}
        </ul>
      )}
      {status >= 500 && requestId && <p class="hint">Request {requestId}</p>}
      {code === AGAIN && (
        <button type="button" onClick={signIn}>
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
  const page = ORGANISATION_PAGES.find(({ title }) => title === 'Plan and billing');
  return organisation && page ? <a href={`${organisation}/${page.path}`}>Change the plan</a> : null;
}
