// Sign-in with OpenID Connect, as a pattern.
import type { Pattern } from '../pattern.js';

export const oidcSignIn: Pattern = {
  id: 'oidc-sign-in',
  title: 'Sign-in with OpenID Connect',
  topic: 'security',
  description:
    'A web application signs users in with OpenID Connect at an identity provider and keeps a session cookie.',
  tags: [
    'oidc',
    'openid connect',
    'openid',
    'login with google',
    'social login',
    'sign-in',
    'id token',
    'web app login',
    'session cookie',
    'entra id',
    'okta',
    'auth0',
    'keycloak',
    'single sign-on',
    'sso',
    'relying party',
    'userinfo',
    'jwks',
    'federated login',
  ],
  asked:
    'log in with google or microsoft, web app authentication with identity provider, id token session, social login, sign in with entra, auth0, login via external provider, authentication redirect',
  use: 'A web application that should not keep passwords.',
  avoid: 'Old enterprise software that only supports SAML.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { logout: { type: 'switch', default: true, meaning: 'Signing out at the provider' } },
  source: `
sequence "{{title}}" numbered=on
actor user client "Browser"
actor app service "Web application" {{containers}}
actor idp identity "OpenID provider" {{workforce}}
actor sessions cache "Sessions" {{cache}}
user -> app : "GET /account"
app --> user : "redirect with state, nonce"
user -> idp : "GET /authorize"
opt "not signed in there" {
  idp --> user : "sign-in page"
  user -> idp : "password, second factor"
}
idp --> user : "redirect with code"
user -> app : "GET /callback with code, state"
app -> idp : "POST /token with code, client secret"
idp --> app : "ID token, access token"
app -> idp : "signing keys, kept an hour"
app -> app : "check signature, audience, nonce"
app -> sessions : "store session" role=data
app --> user : "session cookie, HttpOnly"
user -> app : "GET /account with cookie"
app --> user : "200"
@if logout
divider "Sign-out"
user -> app : "POST /logout"
app -> sessions : "delete session" role=data
app --> user : "redirect to the provider"
user -> idp : "end session"
@end
`,
};
