// Serverless API, as a pattern.
import type { Pattern } from '../pattern.js';

export const serverlessApi: Pattern = {
  id: 'serverless-api',
  title: 'Serverless API',
  topic: 'cloud',
  description: 'A gateway in front of functions with a managed database; no servers to run, billed per call.',
  tags: [
    'serverless',
    'function as a service',
    'faas',
    'lambda',
    'api without servers',
    'no servers',
    'pay per request',
    'http api',
    'rest api',
    'rest backend',
    'functions and nosql',
    'api gateway lambda dynamodb',
    'azure functions cosmos',
    'cloud functions firestore',
    'backend as a service',
  ],
  asked:
    'no servers to manage, event-driven compute, pay per call, functions behind http endpoint, cloud run firestore, scale to zero, microbackend, managed nosql, crud api',
  use: 'Uneven or unknown load, a small team, and calls that finish within seconds.',
  avoid: 'Steady heavy load, long computations or persistent connections. Containers cost less.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { queue: { type: 'switch', default: true, meaning: 'Slow work goes through a queue' } },
  source: `
flow "{{title}}" direction=right
node app client "Web and mobile app"
node idp identity "Sign-in" {{identity}}
group api "API" type=app-tier {
  node gw gateway "API gateway" {{gateway}}
  node read function "Read handlers" {{functions}}
  node write function "Write handlers" {{functions}}
}
group data "Data" type=data-tier {
  node db database "Documents" {{nosql}}
  node files storage "Files" {{objects}}
}
@if queue
group later "In the background" type=messaging {
  node queue queue "Jobs" {{queue}}
  node worker function "Job handler" {{functions}}
  node dead queue "Dead letters" {{queue}}
}
@end
node watch service "Logs and metrics" {{metrics}}
app -> idp : "signs in" role=identity
app -> gw : "HTTPS with token"
gw --> idp : "verifies token" role=identity
gw -> read : "GET"
gw -> write : "POST, PUT"
read -> db : "queries" role=data
write -> db : "writes to" role=data
write -> files : "stores" role=data
@if queue
write ..> queue : "enqueues" role=async
queue ..> worker : "triggers" role=async
worker -> db : "updates" role=data
queue ..> dead : "after three tries" role=async
@end
read ..> watch : "logs" role=async
write ..> watch : "logs" role=async
`,
};
