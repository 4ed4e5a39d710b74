// Who joins at the first sign-in, with which role, and how long a session lasts.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { ChoiceField, Form, TextField, type Values } from '../../parts/form.js';
import { useConsole } from '../../state/console.js';
import type { JoiningRole, PartProps, Sso } from './settings.js';

const ROLES: readonly { readonly value: JoiningRole; readonly words: string }[] = [
  { value: 'viewer', words: 'Viewer' },
  { value: 'editor', words: 'Editor' },
  { value: 'admin', words: 'Admin' },
];

const MOST_RULES = 100;

export function Joining({ org, sso, reload }: PartProps): JSX.Element {
  const { notices } = useConsole();
  const [rules, setRules] = useState(() => sso.roleRules.map((rule, key) => ({ key, rule })));
  const send = async (values: Values): Promise<void> => {
    const body = {
      join: values.text('join') as Sso['join'],
      role: values.text('role') as JoiningRole,
      sessionHours: Number(values.text('sessionHours')),
      roleRules: rules.map((_, i) => ({
        claim: values.text(`roleRules.${i}.claim`),
        value: values.text(`roleRules.${i}.value`),
        role: values.text(`roleRules.${i}.role`) as JoiningRole,
      })),
    };
    await answered(api.PATCH('/orgs/{org}/sso/connection', { params: { path: { org: org.slug } }, body }));
    await reload();
    notices.say('Saved who joins.');
  };
  const add = (): void => {
    const key = Math.max(-1, ...rules.map((each) => each.key)) + 1;
    setRules([...rules, { key, rule: { claim: 'groups', value: '', role: 'editor' } }]);
  };
  return (
    <Form
      send={send}
      words="Save who joins"
      beside={
        rules.length < MOST_RULES && (
          <button type="button" onClick={add}>
            Add a role rule
          </button>
        )
      }
    >
      <ChoiceField
        name="join"
        label="Who joins at the first sign-in"
        options={[
          { value: 'anyone', words: 'Everyone whom the provider signs in' },
          { value: 'invited', words: 'Only people with an invitation' },
        ]}
        defaultValue={sso.join}
      />
      <ChoiceField name="role" label="Their role" options={ROLES} defaultValue={sso.role} />
      {rules.map(({ key, rule }, i) => (
        <fieldset key={key} class="role-rule">
          <legend>Role rule {i + 1}</legend>
          <TextField
            name={`roleRules.${i}.claim`}
            label="Claim or attribute"
            defaultValue={rule.claim}
            required
            maxLength={200}
          />
          <TextField
            name={`roleRules.${i}.value`}
            label="Has the value"
            defaultValue={rule.value}
            required
            maxLength={300}
          />
          <ChoiceField name={`roleRules.${i}.role`} label="Gives the role" options={ROLES} defaultValue={rule.role} />
          <button
            type="button"
            class="plain"
            aria-label={`Remove role rule ${i + 1}`}
            onClick={() => setRules(rules.filter((each) => each.key !== key))}
          >
            Remove
          </button>
        </fieldset>
      ))}
      {rules.length > 0 && (
        <p class="hint">At every sign-in, the first rule that matches gives the role. Owners stay owners.</p>
      )}
      <TextField
        name="sessionHours"
        label="Hours until people sign in again"
        type="number"
        min={1}
        max={8760}
        required
        defaultValue={String(sso.sessionHours)}
      />
    </Form>
  );
}
