// CI/CD pipeline, as a pattern.
import type { Pattern } from '../pattern.js';

export const ciCdPipeline: Pattern = {
  id: 'ci-cd-pipeline',
  title: 'CI/CD pipeline',
  topic: 'delivery',
  description: 'CI/CD from a push to production: build, test, scan, deploy to staging, approve, deploy.',
  tags: [
    'ci/cd',
    'ci cd',
    'cicd',
    'continuous integration',
    'continuous delivery',
    'continuous deployment',
    'delivery pipeline',
    'build pipeline',
    'release pipeline',
    'build test deploy',
    'staging and prod',
    'gitlab ci',
    'github actions',
    'jenkins',
    'azure devops',
    'release stages',
    'artifact feed',
    'deployment pipeline',
    'approval gate',
    'sast',
    'container scan',
  ],
  asked:
    'github actions workflow, build and deploy automatically, jenkins pipeline, tests before deploy, artifact to production, stages from commit to prod, gitlab runner, azure pipelines, release automation, container build and deploy, circleci, teamcity',
  use: 'Every service that is released more than once.',
  avoid: 'A prototype that nobody else runs.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: {
    approval: { type: 'switch', default: true, meaning: 'Manual approval for production' },
    scan: { type: 'switch', default: true, meaning: 'Dependencies and images are scanned' },
  },
  source: `
flow "{{title}}" direction=right
node dev person "Developer"
node repo storage "Repository" {{code}}
group ci "Integration" type=ci-cd {
  node build function "Build" {{ci}}
  node unit function "Unit tests"
  @if scan
  node scan secret "Scan"
  @end
  node pack function "Package"
}
node images storage "Artifacts" {{images}}
group staging "Staging" type=environment {
  node stage service "Staging" {{containers}}
  node e2e function "End-to-end tests"
}
@if approval
node ok decision "Approved?"
@end
group prod "Production" type=environment {
  node deploy function "Deploy" {{deployer}}
  node live service "Production" {{containers}}
  node health decision "Healthy?"
}
dev -> repo : "pushes"
repo ..> build : "triggers" role=async
build -> unit
@if scan
unit -> scan
scan -> pack
@end
@if !scan
unit -> pack
@end
pack -> images : "signed artifact" role=data
images -> stage : "deployed to"
stage -> e2e
@if approval
e2e -> ok
ok -> deploy : "yes"
ok --> dev : "no" tone=red
@end
@if !approval
e2e -> deploy
@end
deploy -> live
live -> health
health --> deploy : "no, back to the last" tone=red
`,
};
