// CQRS, as a pattern.
import type { Pattern } from '../pattern.js';

export const cqrs: Pattern = {
  id: 'cqrs',
  title: 'CQRS',
  topic: 'software',
  description:
    'Command query responsibility segregation: a write model that decides and a read model built for queries.',
  tags: [
    'cqrs',
    'command query responsibility segregation',
    'separate read and write',
    'read model',
    'write model',
    'read side',
    'write side',
    'commands and queries',
    'projections',
    'query side',
    'denormalized views',
    'materialized views',
  ],
  asked:
    'reads and writes separated, commands and queries, query model, optimised views, eventual consistency between write and read, mediator, command handler, read replicas as views',
  use: 'Reads and writes that differ greatly in shape or load.',
  avoid: 'Forms over tables. Two models are twice the work.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { views: { type: 'number', default: 2, least: 1, most: 3, meaning: 'Read models' } },
  source: `
flow "{{title}}" direction=right
node ui client "Application"
group write "Write side" type=app-tier {
  node commands gateway "Command API" {{gateway}}
  node handler service "Command handlers" {{containers}}
  node rules service "Domain model"
  node store database "Write store" {{sql}}
}
node bus queue "Changes" {{stream}}
group read "Read side" type=app-tier {
  @each views
  node project{{i}} function "Projector {{i}}" {{functions}}
  node view{{i}} database "View {{i}}" {{nosql}}
  @end
  node queries gateway "Query API" {{gateway}}
}
ui -> commands : "command"
commands -> handler
handler -> rules : "decides"
handler -> store : "saves" role=data
store ..> bus : "what changed" role=async
@each views
bus ..> project{{i}} role=async
project{{i}} -> view{{i}} : "updates" role=data
view{{i}} -> queries role=data
@end
queries --> ui : "answers, a moment behind"
`,
};
