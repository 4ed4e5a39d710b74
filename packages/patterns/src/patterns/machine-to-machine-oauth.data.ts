// OAuth 2 client credentials, as a pattern.
import type { Pattern } from '../pattern.js';

export const machineToMachineOauth: Pattern = {
  id: 'machine-to-machine-oauth',
  title: 'OAuth 2 client credentials',
  topic: 'security',
  description: 'A service without a user gets a token with its own credentials and calls an API with it.',
  tags: [
    'client credentials',
    'machine to machine',
    'm2m',
    'service account token',
    'oauth2 client credentials',
    'daemon',
    'backend to backend authentication',
    'api token for services',
    'jwt bearer',
    'scopes for services',
  ],
  use: 'Services that call others on their own behalf.',
  avoid: "Calls on behalf of a user. Those carry the user's token.",
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { cache: { type: 'switch', default: true, meaning: 'The token is cached until it expires' } },
  source: `
sequence "{{title}}"
actor job service "Nightly job" {{functions}}
actor vault secret "Secret store" {{secrets}}
actor as identity "Authorization server" {{identity}}
actor gw gateway "API gateway" {{gateway}}
actor api service "Orders API" {{containers}}
job -> vault : "client key" role=identity
vault --> job : "private key" role=identity
job -> as : "POST /token, signed assertion, scope" role=identity
as -> as : "check signature, scope, client"
as --> job : "access token, 15 minutes" role=identity
@if cache
job -> job : "keep until 1 minute before expiry"
@end
job -> gw : "GET /orders, token"
gw -> gw : "check signature, audience, scope"
alt "scope orders.read" {
  gw -> api : "GET /orders, client id"
  api --> job : "200"
} else "scope missing" {
  gw --> job : "403" tone=red
}
`,
};
