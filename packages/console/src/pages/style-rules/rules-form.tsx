// Every style rule with its fields. Entries are added and removed here; what is in the fields is read when the form is sent.
import { KIND_NAMES } from '@linework/core';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CheckField, ChoiceField, Form, TextField } from '../../parts/form.js';
import { Section } from '../../parts/section.js';
import { Checks, EntryFields } from './entry-fields.js';
import { ENTRY_RULES, type Entry, type EntryRule, entriesOf, pathOf, type Rules, rulesIn } from './rules.js';

export interface RulesFormProps {
  readonly rules: Rules | null;
  readonly save: (rules: Rules) => Promise<void>;
}

interface Keyed {
  readonly key: number;
  readonly entry: Entry;
}

type Entries = Readonly<Record<EntryRule['name'], readonly Keyed[]>>;

export function RulesForm({ rules, save }: RulesFormProps): JSX.Element {
  const [entries, setEntries] = useState<Entries>(
    () =>
      Object.fromEntries(
        ENTRY_RULES.map((rule) => [rule.name, entriesOf(rules, rule).map((entry, key) => ({ key, entry }))]),
      ) as unknown as Entries,
  );
  const counts = Object.fromEntries(Object.entries(entries).map(([name, each]) => [name, each.length]));
  return (
    <div class="rules-form">
      <Form send={(values) => save(rulesIn(values, counts, KIND_NAMES))} words="Save the style rules">
        <Simple rules={rules} />
        {ENTRY_RULES.map((rule) => (
          <EntriesOf
            key={rule.name}
            of={rule}
            entries={entries[rule.name]}
            change={(next) => setEntries({ ...entries, [rule.name]: next })}
          />
        ))}
      </Form>
    </div>
  );
}

/** Rules that are on or off, or a number. */
function Simple({ rules }: { readonly rules: Rules | null }): JSX.Element {
  const number = (value: number | undefined): string => (value === undefined ? '' : String(value));
  return (
    <>
      <ChoiceField
        name="rules.level"
        label="Level"
        hint="The level of every rule without its own. An error blocks publishing to the library of the organisation; a warning doesn't."
        options={[
          { value: 'error', words: 'Error' },
          { value: 'warning', words: 'Warning' },
        ]}
        defaultValue={rules?.level ?? 'error'}
      />
      <CheckField
        name="rules.requireTitle"
        label="Every diagram has a title"
        defaultChecked={rules?.requireTitle === true}
      />
      <CheckField
        name="rules.requireDescription"
        label="Every diagram has a description"
        hint="The desc= of its header, for readers who can't see it."
        defaultChecked={rules?.requireDescription === true}
      />
      <TextField
        name="rules.maxNodes"
        label="Maximum nodes in a diagram"
        type="number"
        min={1}
        max={10_000}
        hint="Empty: no limit."
        defaultValue={number(rules?.maxNodes)}
      />
      <TextField
        name="rules.maxPerGroup"
        label="Maximum nodes in a group"
        type="number"
        min={1}
        max={10_000}
        hint="Directly in one group, lane or composite state; in a kind without nodes, most lines in a section."
        defaultValue={number(rules?.maxPerGroup)}
      />
      <Checks
        label="Forbidden kinds"
        none="none"
        path="rules.forbidKinds"
        options={KIND_NAMES}
        chosen={rules?.forbidKinds ?? []}
      />
    </>
  );
}

interface EntriesOfProps {
  readonly of: EntryRule;
  readonly entries: readonly Keyed[];
  readonly change: (entries: readonly Keyed[]) => void;
}

function EntriesOf({ of, entries, change }: EntriesOfProps): JSX.Element {
  const add = (): void => change([...entries, { key: Math.max(-1, ...entries.map(({ key }) => key)) + 1, entry: {} }]);
  return (
    <Section
      title={of.title}
      about={of.about}
      acts={
        entries.length < of.most && (
          <button type="button" aria-label={`Add: ${of.title}`} onClick={add}>
            Add
          </button>
        )
      }
    >
      {entries.map(({ key, entry }, at) => (
        <EntryFields
          key={key}
          legend={of.most === 1 ? of.title : `${of.title} ${at + 1}`}
          path={pathOf(of, at)}
          fields={of.fields}
          entry={entry}
          remove={() => change(entries.filter((each) => each.key !== key))}
        />
      ))}
    </Section>
  );
}
