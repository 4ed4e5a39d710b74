// The folder of a form, with those that exist already as suggestions.
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { TextField } from '../parts/form.js';

export interface FolderFieldProps {
  readonly folders: readonly string[];
  readonly hint: string;
  readonly defaultValue?: string;
}

export function FolderField({ folders, hint, defaultValue = '' }: FolderFieldProps): JSX.Element {
  const list = useId();
  return (
    <>
      <TextField name="folder" label="Folder" hint={hint} defaultValue={defaultValue} maxLength={300} list={list} />
      <datalist id={list}>
        {folders.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}
