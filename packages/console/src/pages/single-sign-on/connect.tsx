// Connecting a provider: what to enter there, with a button to copy each, and the form of what it gives.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Steps } from '../../parts/steps.js';
import type { ConnectProps } from './connect-props.js';
import { Entered } from './domains.js';
import { OidcForm } from './oidc-form.js';
import { SamlForm } from './saml-form.js';
import { type Connection, oidcEntries, samlEntries } from './settings.js';

const ABOUT = {
  oidc: 'Register an application of the type web at the provider (Entra: App registrations; Okta: Create App Integration, OIDC, Web Application), with these addresses:',
  saml: 'Create a SAML application at the provider. If it can load metadata, give it the metadata address; otherwise enter the other two. It has to sign assertions, with SHA-256 or better, and to send a NameID that stays the same:',
};

export function Connect({ org, saved, changed }: ConnectProps): JSX.Element {
  const [chosen, setChosen] = useState<Connection['protocol']>(changed?.protocol ?? 'oidc');
  const entries = chosen === 'oidc' ? oidcEntries(location.origin) : samlEntries(location.origin, org.id);
  const props = { org, saved, ...(changed && { changed }) };
  return (
    <div class="stack connect">
      {!changed && (
        <Steps
          label="Protocol"
          value={chosen}
          steps={['oidc', 'saml']}
          choose={setChosen}
          words={{ oidc: 'OpenID Connect', saml: 'SAML 2.0' }}
        />
      )}
      <div class="sides">
        <div class="stack">
          <h3>At the provider</h3>
          <p class="hint">{ABOUT[chosen]}</p>
          {entries.map(([name, value]) => (
            <Entered key={name} name={name} value={value} what={name} />
          ))}
          {chosen === 'saml' && (
            <a href={`/auth/sso/saml/${org.id}/metadata`} download="linework-metadata.xml">
              Download the metadata as a file
            </a>
          )}
        </div>
        <div class="stack">
          <h3>Here</h3>
          {chosen === 'oidc' ? <OidcForm {...props} /> : <SamlForm {...props} />}
        </div>
      </div>
    </div>
  );
}
