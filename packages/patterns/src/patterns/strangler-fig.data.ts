// Strangler fig, as a pattern.
import type { Pattern } from '../pattern.js';

export const stranglerFig: Pattern = {
  id: 'strangler-fig',
  title: 'Strangler fig',
  topic: 'software',
  description:
    'A facade moves functions one by one from the old system to the new one until the old can be switched off.',
  tags: [
    'strangler',
    'strangler fig',
    'legacy migration',
    'legacy modernization',
    'incremental migration',
    'replace old system step by step',
    'facade in front of legacy',
    'anti-corruption layer',
    'monolith to microservices',
    'phase out mainframe',
    'gradual rewrite',
    'mainframe modernisation',
    'route traffic from old to new',
  ],
  asked:
    'replace old system bit by bit, migrate away from mainframe, step by step migration, gradually replace legacy, proxy in front of old application, new services take over functions, modernise monolith incrementally, legacy replacement',
  use: 'A system too large or too important to replace overnight.',
  avoid: 'A small system whose behaviour is documented. Rewrite it.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { sync: { type: 'switch', default: true, meaning: 'Data is synced both ways' } },
  source: `
flow "{{title}}" direction=right
node users client "Users"
node facade gateway "Facade" {{gateway}}
group modern "New services" type=cluster {
  node orders service "Orders" sub="moved in spring"
  node account service "Accounts" sub="moved in summer"
  node next service "Billing" tone=amber sub="being moved"
  node ordersdb database "Orders" {{sql}}
  node accountdb database "Accounts" {{sql}}
}
group old "Legacy system" type=environment {
  node legacy service "Monolith" tone=neutral
  node legacydb database "Legacy database" tone=neutral
}
node acl function "Translation layer"
@if sync
node cdc function "Change capture" {{cdc}}
@end
users -> facade : "same addresses"
facade -> orders : "/orders"
facade -> account : "/account"
facade --> next : "5 % of /billing"
facade -> legacy : "everything else"
orders -> ordersdb role=data
account -> accountdb role=data
orders -> acl : "what is still old"
acl -> legacy
legacy -> legacydb role=data
@if sync
legacydb ..> cdc role=async
cdc ..> ordersdb : "kept in sync" role=async
@end
`,
};
