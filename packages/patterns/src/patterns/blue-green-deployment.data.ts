// Blue-green deployment, as a pattern.
import type { Pattern } from '../pattern.js';

export const blueGreenDeployment: Pattern = {
  id: 'blue-green-deployment',
  title: 'Blue-green deployment',
  topic: 'delivery',
  description: 'Two identical environments: the new version is tested on the idle one, then traffic is switched.',
  tags: [
    'blue-green',
    'blue/green',
    'blue green',
    'two environments',
    'switch traffic',
    'identical environments',
    'zero downtime',
    'zero-downtime deployment',
    'swap environments',
    'slot swap',
    'elastic beanstalk swap',
    'deployment slots',
    'instant rollback',
    'cutover',
  ],
  asked:
    'two prod stacks and switch, flip the router, swap live and idle, switch back at once, no downtime release, parallel environments, cut over traffic to new version, red black deployment',
  use: 'Releases without downtime, with a rollback in seconds.',
  avoid: 'Environments too expensive to duplicate. A canary release needs less.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { drain: { type: 'switch', default: true, meaning: 'Old connections are drained' } },
  source: `
flow "{{title}}" direction=right
node users person "Users"
node lb gateway "Switch" {{lb}}
group blue "Blue: live, version 1" tone=blue type=environment {
  node b1 service "Web" {{compute}}
  node b2 service "API" {{compute}}
}
group green "Green: idle, version 2" tone=green type=environment {
  node g1 service "Web" {{compute}}
  node g2 service "API" {{compute}}
}
node db database "Shared database" {{sql}}
group release "Release" type=ci-cd {
  node pipe function "Deploy to idle" {{deployer}}
  node test function "Smoke tests"
  node ok decision "All green?"
  node flip step "Switch"
}
users -> lb : "HTTPS"
lb -> b1 : "100 %"
lb --> g1 : "after the switch"
b1 -> b2
g1 -> g2
b2 -> db : "SQL" role=data
g2 -> db : "SQL" role=data
pipe -> g1 : "version 2"
pipe -> test
test -> g1 : "test address"
test -> ok
ok -> flip : "yes"
ok --> pipe : "no" tone=red
flip -> lb : "changes target"
note db : "The schema fits both versions"
@if drain
note b1 : "Stays 1 hour for open sessions and rollback"
@end
`,
};
