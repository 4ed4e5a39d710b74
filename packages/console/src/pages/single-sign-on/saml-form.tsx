// What a SAML provider gives: the address of its metadata, the metadata itself, or its parts.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import type { BodyOf } from '../../api/of.js';
import { AreaField, CheckField, Form, TextField, type Values } from '../../parts/form.js';
import { Steps } from '../../parts/steps.js';
import type { ConnectProps } from './connect-props.js';
import { certificatesIn } from './settings.js';

type Body = BodyOf<'/orgs/{org}/sso/saml', 'put'>;

type Way = 'address' | 'metadata' | 'parts';

export function SamlForm({ org, saved, changed }: ConnectProps): JSX.Element {
  const [way, setWay] = useState<Way>('address');
  const send = async (values: Values): Promise<void> => {
    const body: Body = {
      ...(changed && { connection: changed.id }),
      name: values.text('name'),
      ...(await providerIn(values, way)),
      ...(values.isOn('newEncryptionKey') && { newEncryptionKey: true }),
    };
    await answered(api.PUT('/orgs/{org}/sso/saml', { params: { path: { org: org.slug } }, body }));
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
      <Steps
        label="Its metadata"
        value={way}
        steps={['address', 'metadata', 'parts']}
        choose={setWay}
        words={{ address: 'Address', metadata: 'File or text', parts: 'By hand' }}
      />
      <Provider way={way} issuer={changed?.issuer ?? ''} />
      {changed && (
        <CheckField
          name="newEncryptionKey"
          label="Create a new key for encrypted assertions"
          hint="The earlier key works for another thirty days. Load the metadata of this service at the provider within that time."
        />
      )}
    </Form>
  );
}

function Provider({ way, issuer }: { readonly way: Way; readonly issuer: string }): JSX.Element {
  const several = (
    <TextField
      name="entityId"
      label="Entity ID, if the metadata has several providers"
      hint="The one to use."
      maxLength={1000}
    />
  );
  if (way === 'address')
    return (
      <>
        <TextField
          name="metadataUrl"
          label="Address of its metadata"
          type="url"
          hint="Read every day, so that new certificates are known before the provider uses them."
          required
          maxLength={1000}
        />
        {several}
      </>
    );
  if (way === 'metadata')
    return (
      <>
        <TextField name="metadataFile" label="Metadata file" type="file" accept=".xml,text/xml,application/xml" />
        <AreaField name="metadata" label="Or its text" hint="The XML of the metadata." rows={6} maxLength={262_144} />
        {several}
      </>
    );
  return (
    <>
      <TextField name="entityId" label="Entity ID (issuer)" required maxLength={1000} defaultValue={issuer} />
      <TextField
        name="signInUrl"
        label="Sign-in URL"
        type="url"
        hint="For the HTTP-Redirect binding."
        required
        maxLength={2000}
      />
      <AreaField
        name="certificates"
        label="Signing certificates"
        hint="PEM, up to four, one after another. Enter two while the provider changes its certificate."
        rows={6}
        required
      />
    </>
  );
}

async function providerIn(values: Values, way: Way): Promise<Partial<Body>> {
  const entityId = values.text('entityId');
  const named = entityId === '' ? {} : { entityId };
  switch (way) {
    case 'address':
      return { metadataUrl: values.text('metadataUrl'), ...named };
    case 'metadata':
      return { metadata: (await values.file('metadataFile')?.text()) ?? values.raw('metadata'), ...named };
    case 'parts':
      return {
        ...named,
        signInUrl: values.text('signInUrl'),
        certificates: [...certificatesIn(values.raw('certificates'))],
      };
  }
}
