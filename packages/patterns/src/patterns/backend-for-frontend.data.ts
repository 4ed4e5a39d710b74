// Backend for frontend, as a pattern.
import type { Pattern } from '../pattern.js';

export const backendForFrontend: Pattern = {
  id: 'backend-for-frontend',
  title: 'Backend for frontend',
  topic: 'software',
  description: 'One API layer per client, tailored to its screens, in front of shared services.',
  tags: [
    'bff',
    'backend for frontend',
    'backends for frontends',
    'backend-for-frontend',
    'separate gateway per client',
    'gateway for each frontend team',
    'mobile and web backend',
    'api per client',
    'client-specific api',
    'graphql bff',
    'aggregation layer',
    'tailored api',
  ],
  asked:
    'different api for mobile and web, ios and android backend, api tailored to each client, frontend team owns its api, aggregate calls for the app, per-device api, separate backend per user interface',
  use: 'Clients that need different data, or frontend teams blocked by a shared API.',
  avoid: 'One client. Let it call the services through a gateway.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { partner: { type: 'switch', default: true, meaning: 'A layer for partners' } },
  source: `
flow "{{title}}" direction=right
group clients "Clients" {
  node web client "Web shop"
  node mobile client "Mobile app"
  @if partner
  node partner external "Partners"
  @end
}
node idp identity "Sign-in" {{identity}}
group bffs "A backend for each frontend" type=app-tier {
  node webbff service "Web BFF" {{containers}}
  node mobilebff service "Mobile BFF" {{containers}}
  @if partner
  node partnerbff gateway "Partner API" {{gateway}}
  @end
}
group services "Shared services" type=cluster {
  node catalog service "Catalogue" {{containers}}
  node cart service "Cart" {{containers}}
  node account service "Account" {{containers}}
}
node cache cache "Cache" {{cache}}
web -> webbff : "pages, session cookie"
mobile -> mobilebff : "small answers, token"
webbff --> idp : "verifies token" role=identity
mobilebff --> idp : "verifies token" role=identity
webbff -> catalog
webbff -> cart
webbff -> account
mobilebff -> catalog
mobilebff -> cart
mobilebff -> cache : "reads" role=data
@if partner
partner -> partnerbff : "API key"
partnerbff -> catalog
@end
`,
};
