// Notices at the edge of the page. Their place exists from the start, so that screen readers say what is put in it.
import type { JSX } from 'preact';
import { signInAgain } from '../api/client.js';
import { Act } from '../parts/act.js';
import { useConsole } from '../state/console.js';

export function NoticeList(): JSX.Element {
  const { notices } = useConsole();
  const { shown, close } = notices;
  return (
    <div class="notices" aria-live="polite" role="status">
      {shown.value.map((notice) => (
        <div key={notice.number} class={notice.isFailure ? 'notice failed' : 'notice'}>
          <p dir="ltr">{notice.words}</p>
          {notice.undo && (
            <Act
              act={async () => {
                await notice.undo?.();
                close(notice);
              }}
            >
              Undo
            </Act>
          )}
          {notice.needsSignIn && (
            <button type="button" onClick={signInAgain}>
              Sign in again
            </button>
          )}
          <button type="button" class="plain" aria-label="Close the notice" onClick={() => close(notice)}>
            Close
          </button>
        </div>
      ))}
    </div>
  );
}
