// What an OpenID Connect provider gives: its issuer, and the client that it registered.
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import { CheckField, Form, TextField, type Values } from '../../parts/form.js';
import type { ConnectProps } from './connect-props.js';

export function OidcForm({ org, saved, changed }: ConnectProps): JSX.Element {
  const send = async (values: Values): Promise<void> => {
    const clientSecret = values.text('clientSecret');
    const scopes = values.text('scopes').split(/\s+/).filter(Boolean);
    const body = {
      ...(changed && { connection: changed.id }),
      name: values.text('name'),
      issuer: values.text('issuer'),
      clientId: values.text('clientId'),
      ...(clientSecret !== '' && { clientSecret }),
      ...(scopes.length > 0 && { scopes }),
      ...(values.isOn('trustsAddress') && { trustsAddress: true }),
    };
    await answered(api.PUT('/orgs/{org}/sso/connection', { params: { path: { org: org.slug } }, body }));
    await saved(body.name);
  };
  return (
    <Form send={send} words={changed ? 'Save the connection' : 'Connect'}>
      <TextField
        name="name"
        label="Name"
        hint="The name that people see, such as Acme login."
        required
        maxLength={100}
        defaultValue={changed?.name ?? ''}
      />
      <TextField
        name="issuer"
        label="Issuer"
        type="url"
        hint="Exactly as the provider shows it, without /.well-known. Its discovery document is read now."
        placeholder="https://login.example.com"
        required
        maxLength={500}
        defaultValue={changed?.issuer ?? ''}
      />
      <TextField name="clientId" label="Client ID" required maxLength={300} defaultValue={changed?.clientId ?? ''} />
      <TextField
        name="clientSecret"
        label="Client secret"
        type="password"
        maxLength={1000}
        autocomplete="new-password"
        hint={
          changed
            ? 'Leave it empty to keep the one that is stored.'
            : 'Stored encrypted, and never shown again. Leave it empty for a public client.'
        }
      />
      <details>
        <summary>Scopes and unverified addresses</summary>
        <div class="stack">
          <TextField
            name="scopes"
            label="Scopes besides openid"
            hint={`Separate them with spaces. Default: email profile.${changed ? ' If you had entered others, enter them again.' : ''}`}
          />
          <CheckField
            name="trustsAddress"
            label="Accept addresses without email_verified"
            hint={`For providers that don't send it, such as Entra. The domain has to be verified in any case.${changed ? ' If it was selected, select it again.' : ''}`}
          />
        </div>
      </details>
    </Form>
  );
}
