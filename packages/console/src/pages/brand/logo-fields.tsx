// The logo of a brand: an SVG below each picture.
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Picture } from '../../parts/picture.js';
import { Steps } from '../../parts/steps.js';
import type { Draft } from './draft.js';

export interface LogoFieldsProps {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  readonly wrong: string | undefined;
}

export function LogoFields({ draft, change, wrong }: LogoFieldsProps): JSX.Element {
  const id = useId();
  const { logo, logoPlace } = draft;
  const read = async (file: File | undefined): Promise<void> => {
    if (file) change({ ...draft, logo: await file.text() });
  };
  return (
    <fieldset>
      <legend>Logo</legend>
      {logo !== '' && (
        <div class="row logo">
          <Picture svg={logo} label="The logo" />
          <button type="button" class="plain" onClick={() => change({ ...draft, logo: '' })}>
            Remove the logo
          </button>
        </div>
      )}
      <div class="field">
        <label for={id}>SVG file</label>
        <input
          id={id}
          type="file"
          accept=".svg,image/svg+xml"
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
        />
        <p class="hint" id={`${id}-hint`}>
          {wrong && <span class="wrong">{wrong} </span>}Plain outlines, at most 70,000 characters, shown below each
          picture.
        </p>
      </div>
      {logo !== '' && (
        <Steps
          label="Place"
          value={logoPlace}
          steps={['left', 'right']}
          choose={(place) => change({ ...draft, logoPlace: place })}
        />
      )}
    </fieldset>
  );
}
