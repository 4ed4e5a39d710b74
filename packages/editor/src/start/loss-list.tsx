// What a conversion lost: in, the converter's report; out, a list with the place of each.
import type { JSX } from 'preact';
import type { Loss } from './worker/protocol.js';

/** More are counted. */
const MOST = 100;

export function LossList({ losses }: { readonly losses: readonly Loss[] }): JSX.Element | null {
  if (losses.length === 0) return null;
  return (
    <ul class="losses" aria-label="What was lost">
      {losses.slice(0, MOST).map(({ severity, text, place }) => (
        <li key={`${place} ${text}`} class={severity}>
          {place !== '' && <strong>{place}: </strong>}
          {text}
        </li>
      ))}
      {losses.length > MOST && <li>And {losses.length - MOST} more.</li>}
    </ul>
  );
}
