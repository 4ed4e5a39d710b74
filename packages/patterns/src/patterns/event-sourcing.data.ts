// Event sourcing, as a pattern.
import type { Pattern } from '../pattern.js';

export const eventSourcing: Pattern = {
  id: 'event-sourcing',
  title: 'Event sourcing',
  topic: 'software',
  description:
    'An append-only event store is the source of truth; state and projections are rebuilt from events and snapshots.',
  tags: [
    'event sourcing',
    'event store',
    'append-only',
    'append only store',
    'rebuild state from events',
    'snapshots',
    'projections',
    'replay',
    'aggregate',
    'audit trail of changes',
    'eventstoredb',
    'ledger of events',
    'temporal queries',
  ],
  asked:
    'store every change as event, immutable log, history as source of truth, replay events, aggregate history, ledger of changes, audit every state change, time travel, axon, eventstore',
  use: 'Changes that must be explained later, or new views built from past events.',
  avoid: 'Data whose past does not matter. Keeping it costs storage and effort.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { snapshots: { type: 'switch', default: true, meaning: 'Snapshots of long streams' } },
  source: `
flow "{{title}}" direction=right
node client client "Client"
group write "Command side" type=app-tier {
  node handler service "Command handler" {{containers}}
  node aggregate service "Aggregate"
}
group store "Event store" type=data-tier {
  node events database "Events, append-only" {{nosql}}
  @if snapshots
  node snaps storage "Snapshots" {{objects}}
  @end
}
node feed queue "Event feed" {{stream}}
group read "Projections" type=app-tier {
  node balance function "Balances" {{functions}}
  node search function "Search" {{functions}}
  node balancedb database "Balance view" {{sql}}
  node index database "Search index" {{search}}
}
node audit person "Auditor"
client -> handler : "command"
handler -> aggregate : "load, then decide"
events -> aggregate : "replays" role=data
aggregate -> events : "appends, expected version" role=data
@if snapshots
aggregate ..> snaps : "every 100 events" role=async
snaps -> aggregate : "starts from" role=data
@end
events ..> feed role=async
feed ..> balance role=async
feed ..> search role=async
balance -> balancedb : "updates" role=data
search -> index : "updates" role=data
client --> balancedb : "queries" role=data
audit --> events : "reads all of it" role=data
`,
};
