// Multi-tenant SaaS, as a pattern.
import type { Pattern } from '../pattern.js';

export const multiTenantSaas: Pattern = {
  id: 'multi-tenant-saas',
  title: 'Multi-tenant SaaS',
  topic: 'cloud',
  description: 'A control plane onboards and bills tenants; an application plane serves them pooled or in silos.',
  tags: [
    'multi-tenant',
    'multi tenant',
    'multitenant saas',
    'saas architecture',
    'tenants',
    'control plane',
    'application plane',
    'pool and silo',
    'tenant isolation',
    'tenant onboarding',
    'b2b app',
    'shared control plane',
    'per-tenant database',
    'noisy neighbour',
    'tiered plans',
    'b2b saas platform',
    'software as a service',
  ],
  asked:
    'many customers one platform, pooled and siloed customers, onboard new customer companies, saas control plane, tenant provisioning, isolate customers, subscription tiers of tenants, b2b platform',
  use: 'One product for many companies, some of which pay for isolation.',
  avoid: 'Contracts that require one installation per customer.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes'],
  parameters: { silos: { type: 'number', default: 1, least: 1, most: 3, meaning: 'Tenants in their own silos' } },
  source: `
flow "{{title}}" direction=right
node admin person "Operator"
node user person "Users of tenants"
group control "Control plane" type=environment {
  node sign client "Sign-up"
  node onboard function "Onboarding" {{workflow}}
  node tenants database "Tenants and plans" {{sql}}
  node bill service "Metering and billing"
}
group edge "Entry" type=edge {
  node idp identity "Sign-in" {{identity}}
  node router gateway "Tenant router" {{gateway}}
}
group plane "Application plane" type=cluster {
  group pool "Pool" type=environment {
    node poolapp service "Shared application" {{containers}}
    node pooldb database "Shared, row-level rules" {{sql}}
  }
  @each silos
  group silo{{i}} "Silo {{i}}" type=environment {
    node siloapp{{i}} service "Own application" {{containers}}
    node silodb{{i}} database "Own database" {{sql}}
  }
  @end
}
user -> sign : "company signs up"
sign -> onboard
admin -> onboard : "plan, limits"
onboard -> tenants : "writes to" role=data
onboard ..> siloapp1 : "creates" role=async
user -> idp : "signs in" role=identity
user -> router : "token with tenant"
router --> tenants : "pool or silo?" role=data
router -> poolapp
poolapp -> pooldb : "tenant in every query" role=data
@each silos
router -> siloapp{{i}}
siloapp{{i}} -> silodb{{i}} role=data
@end
poolapp ..> bill : "usage" role=async
`,
};
