// Why something was refused, in the words of the service.
import type { JSX } from 'preact';
import { signIn } from '../api/client.js';
import type { Refusal } from '../api/refusal.js';

export interface RefusedProps {
  readonly refusal: Refusal;
  readonly again?: () => Promise<void>;
}

/** What changes an account needs a sign-in of the last minutes. */
const AGAIN = 'auth.recent_sign_in_required';

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
      {again && (
        <button type="button" onClick={again}>
          Try again
        </button>
      )}
    </div>
  );
}
