// Multi-tenant Kubernetes, as a pattern.
import type { Pattern } from '../pattern.js';

export const kubernetesMultiTenancy: Pattern = {
  id: 'kubernetes-multi-tenancy',
  title: 'Multi-tenant Kubernetes',
  topic: 'cloud',
  description:
    'Teams share a cluster: one namespace per team with quotas, network rules and policies, and separate node pools.',
  tags: [
    'kubernetes multi-tenancy',
    'multi-tenant kubernetes',
    'namespaces per team',
    'shared cluster',
    'resource quota',
    'network policy',
    'limit range',
    'rbac',
    'kyverno',
    'gatekeeper',
    'node pools',
    'vcluster',
    'cluster as a service',
    'team isolation in kubernetes',
    'admission control',
  ],
  use: 'Teams of one company that trust each other enough to share nodes.',
  avoid: 'Customers who run their own code. Give them separate clusters.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes'],
  parameters: { teams: { type: 'number', default: 3, least: 1, most: 4, meaning: 'Teams' } },
  source: `
flow "{{title}}" direction=down
group people "People" type=team {
  node dev person "Developers"
  node ops person "Platform team"
}
node idp identity "Sign-in" {{workforce}}
group cluster "Shared cluster" type=cluster {
  node api gateway "API server" icon=k8s:api
  group guard "Guard rails" type=security {
    node rbac secret "Roles" icon=k8s:role
    node admit decision "Policies pass?"
    node quota function "Quotas" icon=k8s:quota
  }
  @each teams
  group team{{i}} "Namespace team-{{i}}" type=environment {
    node app{{i}} service "Workloads" icon=k8s:deploy
    node net{{i}} secret "Network policy" icon=k8s:netpol
  }
  @end
  node shared service "Shared ingress and DNS" icon=k8s:ing
}
node nodes service "Node pools" {{cluster}}
dev -> idp : "signs in" role=identity
idp --> api : "groups" role=identity
dev -> api : "kubectl apply"
ops -> rbac : "binds groups"
api -> rbac
rbac -> admit
admit -> quota : "yes"
admit --> dev : "no" tone=red
@each teams
quota -> app{{i}}
net{{i}} -- app{{i}}
shared -> app{{i}}
@end
ops -> nodes : "sizes"
`,
};
