// A text to copy, such as a link or a key: shown, selected by a click, and copied by a button.
import type { JSX } from 'preact';
import { useConsole } from '../state/console.js';

export interface CopyProps {
  readonly text: string;
  /** What is copied: `link`, `key`. */
  readonly what: string;
  /** The button says only 'Copy', because the name of the text is beside it. */
  readonly isShort?: boolean;
}

export function CopyButton({ text, what, isShort = false }: CopyProps): JSX.Element {
  const { notices } = useConsole();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notices.say(`Copied the ${what}.`);
    } catch {
      notices.fail(`The browser doesn't allow copying. Select the ${what} and copy it yourself.`);
    }
  };
  return (
    <button type="button" aria-label={`Copy ${what}`} onClick={copy}>
      {isShort ? 'Copy' : `Copy ${what}`}
    </button>
  );
}

export function Copied({ text, what, isShort = false }: CopyProps): JSX.Element {
  return (
    <div class="row copied">
      <input readOnly value={text} aria-label={what} onFocus={({ currentTarget }) => currentTarget.select()} />
      <CopyButton text={text} what={what} isShort={isShort} />
    </div>
  );
}
