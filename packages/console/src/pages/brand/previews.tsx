// Pictures of the kinds that are chosen, with the brand as it is in the fields.
import { KIND_NAMES } from '@linework/core';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.js';
import { Picture } from '../../parts/picture.js';
import { Steps } from '../../parts/steps.js';
import type { Kind, Preview, Theme } from './preview.js';

export interface PreviewsProps {
  readonly preview: Preview;
  readonly kinds: readonly Kind[];
  readonly chooseKinds: (kinds: readonly Kind[]) => void;
  readonly theme: Theme;
  readonly chooseTheme: (theme: Theme) => void;
  /** Whether there is a colour to draw with. */
  readonly isReadable: boolean;
}

export function Previews({ preview, kinds, chooseKinds, theme, chooseTheme, isReadable }: PreviewsProps): JSX.Element {
  const { shown, isBusy } = preview;
  const pictures = new Map(shown?.pictures.map(({ kind, svg }) => [kind, svg]));
  const all = KIND_NAMES as readonly Kind[];
  const [large, setLarge] = useState<Kind | undefined>(undefined);
  const picture = (kind: Kind): JSX.Element | undefined =>
    pictures.has(kind) ? <Picture svg={pictures.get(kind) ?? ''} label={`A ${kind} diagram`} /> : undefined;
  return (
    <section class="previews" aria-label="Preview">
      <div class="row">
        <Steps label="Preview" value={theme} steps={['light', 'dark', 'auto']} choose={chooseTheme} />
        <span class="hint" role="status">
          {isBusy && isReadable ? 'Drawing' : ''}
        </span>
      </div>
      <details>
        <summary>
          Kinds: {kinds.length} of {all.length}
        </summary>
        <div class="kind-choice">
          {all.map((kind) => (
            <label key={kind} class="row">
              <input
                type="checkbox"
                checked={kinds.includes(kind)}
                disabled={kinds.length === 1 && kinds.includes(kind)}
                onChange={({ currentTarget: { checked } }) =>
                  chooseKinds(all.filter((each) => (each === kind ? checked : kinds.includes(each))))
                }
              />
              {kind}
            </label>
          ))}
        </div>
      </details>
      <ul class="cards" aria-label="Pictures" aria-busy={isBusy} data-ground={theme}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button type="button" class="plain" aria-label={`${kind}: larger`} onClick={() => setLarge(kind)}>
              <span class="ground">{picture(kind)}</span>
              <span class="hint">{kind}</span>
            </button>
          </li>
        ))}
      </ul>
      {large && (
        <Dialog title={large} isWide close={() => setLarge(undefined)}>
          {picture(large)}
        </Dialog>
      )}
    </section>
  );
}
