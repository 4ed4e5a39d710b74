// The form of an invitation: an address, or a domain whose people can join by a link.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ChoiceField, Form, TextField, type Values } from '../../parts/form.js';
import { roleNamed, roleOptions } from './roles.js';
import type { Wanted } from './wanted.js';

interface InviteProps {
  readonly invite: (wanted: Wanted) => Promise<void>;
  readonly canMakeOwners: boolean;
}

function wanted(values: Values): Wanted {
  const [email, domain, days] = [values.text('email'), values.text('domain'), values.text('expiresInDays')];
  return {
    role: roleNamed(values.text('role')),
    ...(email !== '' && { email }),
    ...(domain !== '' && { domain }),
    ...(days !== '' && { expiresInDays: Number(days) }),
  };
}

export function Invite({ invite, canMakeOwners }: InviteProps): JSX.Element {
  const [isDomain, setIsDomain] = useState(false);
  return (
    <Form send={(values) => invite(wanted(values))} words={isDomain ? 'Create link' : 'Send invitation'}>
      <ChoiceField
        name="kind"
        label="Who"
        options={[
          { value: 'email', words: 'One address, by email' },
          { value: 'domain', words: 'Everyone of a domain, by a link' },
        ]}
        onChange={(value) => setIsDomain(value === 'domain')}
      />
      {isDomain ? (
        <TextField
          name="domain"
          label="Domain"
          hint="Of email addresses, such as example.com."
          required
          maxLength={253}
        />
      ) : (
        <TextField name="email" label="Email address" type="email" required maxLength={254} />
      )}
      <ChoiceField name="role" label="Role" options={roleOptions(canMakeOwners)} defaultValue="editor" />
      <TextField
        name="expiresInDays"
        label="Expires after (days)"
        type="number"
        min={1}
        max={90}
        defaultValue="14"
        hint="Inviting an address or domain again replaces its role, link and expiry."
      />
    </Form>
  );
}
