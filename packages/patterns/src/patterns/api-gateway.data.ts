// API gateway, as a pattern.
import type { Pattern } from '../pattern.js';

export const apiGateway: Pattern = {
  id: 'api-gateway',
  title: 'API gateway',
  topic: 'software',
  description: 'One entry point in front of several services: routing, authentication, quotas and logs in one place.',
  tags: [
    'api gateway',
    'one entry point for apis',
    'single entry point',
    'api management',
    'reverse proxy',
    'kong',
    'apigee',
    'apim',
    'routing',
    'quotas',
    'api keys',
    'request transformation',
    'developer portal',
    'gateway in front of services',
    'versioned apis',
    'ingress for apis',
  ],
  asked:
    'one door in front of services, edge service, single endpoint for all apis, route requests to backends, central authentication for apis, expose apis to partners, tyk, nginx as gateway, request routing, api facade, spring cloud gateway',
  use: 'Several services exposed to callers under one name.',
  avoid: 'One service. Its framework and a load balancer are enough.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { portal: { type: 'switch', default: true, meaning: 'A developer portal' } },
  source: `
flow "{{title}}" direction=right
group callers "Callers" {
  node web client "Web app"
  node partner external "Partner systems"
  @if portal
  node dev person "Developer"
  @end
}
node waf gateway "Web firewall" {{waf}}
group gateway "API gateway" type=edge {
  node route gateway "Routing" {{gateway}}
  node auth identity "Authentication"
  node quota function "Quotas"
  node change function "Transformation"
}
node idp identity "Token issuer" {{identity}}
node counters cache "Counters" {{cache}}
@if portal
node portal client "Developer portal"
@end
group services "Services" type=cluster {
  node orders service "Orders" {{containers}}
  node catalog service "Catalogue" {{containers}}
  node billing service "Billing" {{containers}}
}
node logs service "Access log" {{logs}}
web -> waf : "HTTPS"
partner -> waf : "HTTPS, API key"
waf -> auth
auth --> idp : "public keys" role=identity
auth -> quota
quota -> counters : "counts" role=data
quota -> change
change -> route
route -> orders : "/orders"
route -> catalog : "/catalog"
route -> billing : "/billing"
route ..> logs : "every request" role=async
@if portal
dev -> portal : "keys, documents"
portal -> quota : "plans"
@end
`,
};
