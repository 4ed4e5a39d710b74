// One entry of a style rule: its own fields, and which kinds it is for, its hint and its level.
import { KIND_NAMES } from '@linework/core';
import type { JSX } from 'preact';
import { AreaField, CheckField, ChoiceField, TextField } from '../../parts/form.js';
import { type Entry, type Field, shownIn, TONES } from './rules.js';

export interface EntryFieldsProps {
  readonly legend: string;
  /** As the service names the entry. */
  readonly path: string;
  readonly fields: readonly Field[];
  readonly entry: Entry;
  readonly remove: () => void;
}

export function EntryFields({ legend, path, fields, entry, remove }: EntryFieldsProps): JSX.Element {
  const { hint, level } = entry;
  return (
    <fieldset class="entry">
      <legend class="unseen">{legend}</legend>
      {fields.map((field) => (
        <One key={field.name} of={field} path={`${path}.${field.name}`} entry={entry} />
      ))}
      <details>
        <summary>Kinds, hint and level</summary>
        <div class="stack">
          <Checks
            label="Only in these kinds"
            none="all"
            path={`${path}.kinds`}
            options={KIND_NAMES}
            chosen={listIn(entry, 'kinds')}
          />
          <TextField
            name={`${path}.hint`}
            label="Hint"
            hint="Shown to the author who breaks the rule."
            maxLength={300}
            defaultValue={typeof hint === 'string' ? hint : ''}
          />
          <ChoiceField
            name={`${path}.level`}
            label="Level"
            options={[
              { value: '', words: 'Same as the other rules' },
              { value: 'error', words: 'Error' },
              { value: 'warning', words: 'Warning' },
            ]}
            defaultValue={typeof level === 'string' ? level : ''}
          />
        </div>
      </details>
      <div>
        <button type="button" class="danger" aria-label={`Remove: ${legend}`} onClick={remove}>
          Remove
        </button>
      </div>
    </fieldset>
  );
}

interface OneProps {
  readonly of: Field;
  readonly path: string;
  readonly entry: Entry;
}

function One({ of, path, entry }: OneProps): JSX.Element {
  const { name, label, kind, hint, isOptional = false, maxLength } = of;
  if (kind === 'tones')
    return <Checks label={label} none="no rule" path={path} options={TONES} chosen={listIn(entry, name)} />;
  const shared = { name: path, label, required: !isOptional, defaultValue: shownIn(of, entry), ...(hint && { hint }) };
  return kind === 'text' ? (
    <TextField {...shared} {...(maxLength && { maxLength })} />
  ) : (
    <AreaField {...shared} rows={3} />
  );
}

function listIn(entry: Entry, name: string): readonly string[] {
  const value = entry[name];
  return Array.isArray(value) ? value.map(String) : [];
}

export interface ChecksProps {
  readonly label: string;
  /** What it means if nothing is chosen. */
  readonly none: string;
  readonly path: string;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
}

/** Several of a few words, each a checkbox. */
export function Checks({ label, none, path, options, chosen }: ChecksProps): JSX.Element {
  return (
    <details class="checks">
      <summary>
        {label}: {chosen.length === 0 ? none : chosen.join(', ')}
      </summary>
      <div class="check-list">
        {options.map((option) => (
          <CheckField key={option} name={`${path} ${option}`} label={option} defaultChecked={chosen.includes(option)} />
        ))}
      </div>
    </details>
  );
}
