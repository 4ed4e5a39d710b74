// GitOps, as a pattern.
import type { Pattern } from '../pattern.js';

export const gitops: Pattern = {
  id: 'gitops',
  title: 'GitOps',
  topic: 'delivery',
  description:
    'A controller in the cluster pulls the desired state from a repository and keeps the cluster in sync with it.',
  tags: [
    'gitops',
    'argo cd',
    'argocd',
    'flux',
    'fluxcd',
    'pulls manifests from git',
    'desired state',
    'reconcile',
    'drift detection',
    'config repository',
    'declarative delivery',
    'helm',
    'kustomize',
    'environment repo',
    'kubernetes deployment from git',
    'image updater',
    'pull-based deployment',
  ],
  asked:
    'flux reconciles cluster, argo syncs from repo, infrastructure as code from git, pull based deployment, git as source of truth for cluster, helm charts in git, manifest repository',
  use: 'Kubernetes, several environments, and a history of who changed what.',
  avoid: 'Deploying one virtual machine.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes'],
  parameters: { stages: { type: 'number', default: 2, least: 1, most: 3, meaning: 'Clusters' } },
  source: `
flow "{{title}}" direction=right
node dev person "Developer"
group build "Build" type=ci-cd {
  node app storage "Application repository" {{code}}
  node ci function "Build and test" {{ci}}
  node images storage "Image registry" {{images}}
}
group config "Desired state" type=ci-cd {
  node repo storage "Configuration repository" {{code}}
  node review decision "Reviewed?"
}
@each stages
group cluster{{i}} "Cluster {{i}}" type=cluster {
  node agent{{i}} service "GitOps controller" icon=logos:argo-icon
  node work{{i}} service "Workloads" {{cluster}}
}
@end
node chat external "Team channel"
dev -> app : "pushes"
app ..> ci : "triggers" role=async
ci -> images : "pushes image" role=data
ci -> review : "proposes new tag"
dev -> review : "proposes change"
review -> repo : "yes"
@each stages
agent{{i}} --> repo : "pulls every minute"
agent{{i}} -> work{{i}} : "applies, corrects drift"
@end
images --> work1 : "pulled by"
agent1 ..> chat : "out of sync" role=async
`,
};
