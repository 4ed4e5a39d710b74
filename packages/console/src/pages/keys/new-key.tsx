// The form of a new key.
import type { JSX } from 'preact';
import { FieldGroup } from '../../parts/field-group.js';
import { CheckField, ChoiceField, Form, TextField, type Values } from '../../parts/form.js';
import type { KeyRole, Scope } from './key.js';

export interface WantedKey {
  readonly name: string;
  readonly scopes: Scope[];
  readonly role: KeyRole;
  /** It doesn't expire if undefined. */
  readonly days: number | undefined;
}

const SCOPES: readonly (readonly [Scope, string])[] = [
  ['draw', 'Draw and check diagrams'],
  ['read', 'Read hosted diagrams and usage'],
  ['write', 'Publish and change'],
];

const ROLES: readonly { readonly value: KeyRole; readonly words: string }[] = [
  { value: 'editor', words: 'Editor: reads and changes diagrams' },
  { value: 'viewer', words: 'Viewer: reads' },
  { value: 'admin', words: 'Admin: also manages members and settings' },
];

function wanted(values: Values): WantedKey {
  const days = values.text('expiresInDays');
  return {
    name: values.text('name'),
    scopes: SCOPES.map(([scope]) => scope).filter((scope) => values.isOn(scope)),
    role: ROLES.find(({ value }) => value === values.text('role'))?.value ?? 'viewer',
    days: days === '' ? undefined : Number(days),
  };
}

export interface NewKeyProps {
  readonly create: (key: WantedKey) => Promise<void>;
  readonly hasRoles: boolean;
}

export function NewKey({ create, hasRoles }: NewKeyProps): JSX.Element {
  return (
    <Form send={(values) => create(wanted(values))} words="Create key">
      <TextField
        name="name"
        label="Name"
        hint="What will use it, such as Laptop or Shop CI."
        required
        maxLength={100}
      />
      {hasRoles && (
        <ChoiceField
          name="role"
          label="Role"
          hint="What it can do in the organisation, within its scopes."
          options={ROLES}
        />
      )}
      <FieldGroup label="Scopes">
        {SCOPES.map(([scope, words]) => (
          <CheckField key={scope} name={scope} label={words} defaultChecked />
        ))}
      </FieldGroup>
      <TextField
        name="expiresInDays"
        label="Expires after (days)"
        type="number"
        min={1}
        max={3650}
        hint="Leave it empty for a key that is valid until you revoke it."
      />
    </Form>
  );
}
