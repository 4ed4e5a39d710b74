// Notices at the edge of the page. Their place exists from the start, so that screen readers say what is put in it.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { signInAgain } from '../api/client.js';
import { Act } from '../parts/act.js';
import { useConsole } from '../state/console.js';
import type { Notice } from '../state/notices.js';

/** Milliseconds: long enough to read two lines. */
const SHOWN = 10_000;

/** Milliseconds: long enough to reach the button by keyboard, from anywhere on the page. */
const SHOWN_WITH_UNDO = 30_000;

export function NoticeList(): JSX.Element {
  const { shown, close } = useConsole().notices;
  return (
    <div class="notices" aria-live="polite" role="status">
      {shown.value.map((notice) => (
        <NoticeLine key={notice.number} notice={notice} close={() => close(notice)} />
      ))}
    </div>
  );
}

interface NoticeLineProps {
  readonly notice: Notice;
  readonly close: () => void;
}

/** One stays while the pointer or the focus is on it; one that says a failure stays until it is closed. */
function NoticeLine({ notice, close }: NoticeLineProps): JSX.Element {
  const { words, isFailure, undo, needsSignIn } = notice;
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isFailure || isHeld) return;
    const timer = setTimeout(close, undo ? SHOWN_WITH_UNDO : SHOWN);
    return () => clearTimeout(timer);
  }, [notice, isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by pointing at it; it only stays.
    <div
      class={isFailure ? 'notice failed' : 'notice'}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocusIn={() => setIsHeld(true)}
      onFocusOut={() => setIsHeld(false)}
    >
      <p>{words}</p>
      {undo && (
        <Act
          act={async () => {
            await undo();
            close();
          }}
        >
          Undo
        </Act>
      )}
      {needsSignIn && (
        <button type="button" onClick={signInAgain}>
          Sign in again
        </button>
      )}
      <button type="button" class="plain" aria-label="Close the notice" onClick={close}>
        Close
      </button>
    </div>
  );
}
