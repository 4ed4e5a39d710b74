// What to register at the provider for signing out, and the certificate that assertions are encrypted to.
import type { JSX } from 'preact';
import { named, shownName } from '../../names/named.js';
import { CopyButton } from '../../parts/copied.js';
import { Entered } from './domains.js';
import type { PartProps } from './settings.js';

export function SigningOut({ sso: { connections, encryptionCertificate } }: PartProps): JSX.Element {
  const oidc = connections.filter(({ protocol }) => protocol === 'oidc');
  return (
    <div class="stack">
      {oidc.length === 0 && (
        <p class="hint">
          Logout at the provider works with OpenID Connect; its addresses are here once a connection is set up. With
          SAML, only the session here ends.
        </p>
      )}
      {oidc.map(({ id, name, redirectUri, signedOutUri, backchannelLogoutUri }) => (
        <div key={id} class="stack">
          <h3 dir="auto">{shownName(name)}</h3>
          <Entered name="Redirect URI" value={redirectUri} what={`redirect URI of ${named(name)}`} />
          {signedOutUri && (
            <Entered
              name="After a logout (post_logout_redirect_uri)"
              value={signedOutUri}
              what={`address after a logout of ${named(name)}`}
            />
          )}
          {backchannelLogoutUri && (
            <Entered
              name="Logout from the provider (backchannel_logout_uri)"
              value={backchannelLogoutUri}
              what={`logout address of ${named(name)}`}
            />
          )}
          <p class="hint">
            Register the address after a logout, so that signing out here also signs out there. With the logout address,
            the provider ends sessions here automatically. If it asks, choose that the session is required.
          </p>
        </div>
      ))}
      {encryptionCertificate && (
        <details>
          <summary>The certificate that assertions can be encrypted to</summary>
          <div class="stack">
            <pre class="certificate">{encryptionCertificate}</pre>
            <div>
              <CopyButton text={encryptionCertificate} what="certificate" />
            </div>
          </div>
        </details>
      )}
    </div>
  );
}
