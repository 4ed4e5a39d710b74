// A text in another format beside the Linework text, which follows it while somebody types: in, the desk; out, a pane with the text, how its conversion
// went and what was lost.
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Desk } from '../start/desk.js';
import { foreignIn } from '../start/foreign.js';
import { LossList } from '../start/loss-list.js';
import { starter } from '../start/starter.js';
import { followingOf } from './following.js';

export function BesidePane({ desk }: { readonly desk: Desk }): JSX.Element {
  const following = useMemo(() => {
    const { ask, end } = starter();
    const followed = followingOf(desk, ask);
    return {
      ...followed,
      end: () => {
        followed.end();
        end();
      },
    };
  }, [desk]);
  useEffect(() => following.end, [following]);
  const foreign = desk.beside.value ?? '';
  const words = foreignIn(foreign)?.words ?? 'Another format';
  return (
    <section class="given-pane" aria-label="Text in another format">
      <div class="row given-head">
        <strong>{words.replace(/^an? /, '')}</strong>
        <button
          type="button"
          class="push"
          onClick={() => {
            desk.beside.value = undefined;
          }}
        >
          Close
        </button>
      </div>
      <textarea
        aria-label="Text in another format"
        placeholder="Paste Mermaid, SQL, OpenAPI, Compose, Terraform, Kubernetes, a table…"
        spellcheck={false}
        value={foreign}
        onInput={({ currentTarget: { value } }) => {
          desk.beside.value = value;
        }}
      />
      {following.isApart.value && (
        <p class="row">
          You changed the Linework text by hand.
          <button type="button" onClick={following.replace}>
            Replace it
          </button>
        </p>
      )}
      <p role="status">{following.report}</p>
      <LossList losses={following.losses.value} />
    </section>
  );
}
