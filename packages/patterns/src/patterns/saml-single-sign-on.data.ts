// Single sign-on with SAML, as a pattern.
import type { Pattern } from '../pattern.js';

export const samlSingleSignOn: Pattern = {
  id: 'saml-single-sign-on',
  title: 'Single sign-on with SAML',
  topic: 'security',
  description: "A service provider lets a company's identity provider sign its people in with a signed SAML assertion.",
  tags: [
    'saml',
    'saml 2.0',
    'single sign-on',
    'sso',
    'idp initiated',
    'sp initiated',
    'assertion',
    'service provider',
    'enterprise sso',
    'adfs',
    'entra id saml',
    'okta saml',
    'acs',
    'metadata exchange',
    'federation',
  ],
  asked:
    'enterprise sso, assertion consumer service, corporate login federation, sp initiated and idp initiated, adfs, xml assertion, customers want sso with okta',
  use: 'Enterprise customers with their own identity provider.',
  avoid: 'Your own new applications. OpenID Connect is simpler.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { idpfirst: { type: 'switch', default: true, meaning: "Sign-in starts at the provider's portal" } },
  source: `
sequence "{{title}}" numbered=on
actor user client "Browser"
actor sp service "Service provider"
actor idp identity "Identity provider" {{workforce}}
note sp,idp : "Metadata and certificates were exchanged once"
user -> sp : "GET /app"
sp --> user : "redirect with AuthnRequest, RelayState"
user -> idp : "AuthnRequest"
opt "no session" {
  idp --> user : "sign-in page"
  user -> idp : "password, second factor"
}
idp --> user : "form with signed assertion"
user -> sp : "POST /acs with assertion"
sp -> sp : "check signature, audience, time, InResponseTo"
alt "valid" {
  sp -> sp : "find or create the user by NameID"
  sp --> user : "session cookie, redirect to RelayState" tone=green
} else "not valid" {
  sp --> user : "403, and a line in the audit log" tone=red
}
@if idpfirst
divider "Started by the provider"
user -> idp : "opens the tile of the application"
idp --> user : "form with unsolicited assertion"
user -> sp : "POST /acs, if the customer allows it"
@end
`,
};
