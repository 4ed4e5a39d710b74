// OAuth 2 authorization code with PKCE, as a pattern.
import type { Pattern } from '../pattern.js';

export const oauthAuthorizationCodePkce: Pattern = {
  id: 'oauth-authorization-code-pkce',
  title: 'OAuth 2 authorization code with PKCE',
  topic: 'security',
  description:
    'An app without a secret gets tokens: a code through the browser, a verifier that proves it, and refreshes.',
  tags: [
    'oauth',
    'oauth2',
    'oauth 2',
    'pkce',
    'authorization code flow',
    'code verifier',
    'code challenge',
    'mobile app login',
    'single-page app login',
    'native app',
    'public client',
    'access token',
    'refresh token',
    'rfc 7636',
    'token exchange',
    'app authorization',
  ],
  asked:
    'spa login with authorization code, mobile app authorisation, code challenge and verifier, public client tokens, native app oauth flow, access and refresh tokens, delegated access',
  use: 'Mobile apps, single-page applications and command-line tools.',
  avoid: 'Services without a user. They use client credentials.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { refresh: { type: 'switch', default: true, meaning: 'Tokens are refreshed' } },
  source: `
sequence "{{title}}" numbered=on
actor user person "User"
actor app client "App"
actor browser client "Browser"
actor as identity "Authorization server" {{identity}}
actor api service "API" {{containers}}
user -> app : "sign in"
app -> app : "make verifier, hash to challenge"
app -> browser : "open /authorize with challenge, state"
browser -> as : "GET /authorize"
as --> browser : "sign-in page"
user -> browser : "name, password, second factor"
browser -> as : "consent"
as --> browser : "redirect with code, state"
browser -> app : "code, state"
app -> as : "POST /token with code, verifier"
alt "hash of verifier is the challenge" {
  as --> app : "access token, refresh token"
} else "it is not" {
  as --> app : "400 invalid_grant" tone=red
}
app -> api : "GET /me, access token"
api --> app : "200"
@if refresh
opt "access token expired" {
  app -> as : "POST /token with refresh token"
  as --> app : "new pair, old one is void"
}
@end
`,
};
