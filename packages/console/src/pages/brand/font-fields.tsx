// The font of a brand: its name for viewers that have it, or its files, whose letters pictures then contain.
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { base64Of } from '../../api/base64.js';
import { named } from '../../names/named.js';
import type { Brand, Draft } from './draft.js';

export interface FontFieldsProps {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  /** What the service says about those that are saved. */
  readonly files: Brand['fontFiles'];
  readonly wrong: string | undefined;
}

const MOST_FILES = 3;

export function FontFields({ draft, change, files, wrong }: FontFieldsProps): JSX.Element {
  const id = useId();
  const { font, fontFiles } = draft;
  const add = async (chosen: FileList | null): Promise<void> => {
    const read = await Promise.all([...(chosen ?? [])].slice(0, MOST_FILES).map(base64Of));
    if (read.length > 0) change({ ...draft, fontFiles: read });
  };
  return (
    <fieldset>
      <legend>Font</legend>
      <div class="field">
        <label for={id}>Family</label>
        <input
          id={id}
          name="font"
          value={font}
          maxLength={100}
          autocomplete="off"
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-hint`}
          onInput={({ currentTarget }) => change({ ...draft, font: currentTarget.value })}
        />
        <p class="hint" id={`${id}-hint`}>
          {wrong && <span class="wrong">{wrong} </span>}Viewers who have the font installed see it. Text keeps its
          measured widths.
        </p>
      </div>
      <div class="field">
        <label for={`${id}-files`}>Font files to embed</label>
        <input
          id={`${id}-files`}
          type="file"
          multiple
          accept=".ttf,.woff2,font/ttf,font/woff2"
          aria-describedby={`${id}-files-hint`}
          onChange={({ currentTarget }) => add(currentTarget.files)}
        />
        <p class="hint" id={`${id}-files-hint`}>
          Up to 3 TrueType or WOFF2 files of a font that you are allowed to embed, one per weight or one variable font.
          Pictures then contain the letters that they show.
        </p>
      </div>
      {fontFiles.length > 0 && (
        <div class="row">
          <span class="hint">
            {files ? `Saved: ${named(files.family)}. ` : ''}
            {fontFiles.length === 1 ? '1 file is embedded.' : `${fontFiles.length} files are embedded.`}
            {files?.licence ? ` Licence: ${named(files.licence)}` : ''}
          </span>
          <button type="button" class="plain" onClick={() => change({ ...draft, fontFiles: [] })}>
            Embed none
          </button>
        </div>
      )}
    </fieldset>
  );
}
