// The started source has what the request names, in the kind that suits it.
import { validate } from '@linework/core';
import { nodeIcons } from '@linework/icons/node';
import { expect, test } from 'vitest';
import { isRefusal } from '../operation.js';
import { suggest } from './suggest.js';

const icons = nodeIcons();

async function bestFor(request: string, text?: string) {
  const ran = await suggest.run({ request, text }, { icons });
  if (isRefusal(ran)) throw new Error(ran.message);
  return ran.value.suggestions[0];
}

const REQUESTS: readonly (readonly [kind: string, request: string, named: readonly string[]])[] = [
  ['flow', 'architecture diagram with an ALB in front of ECS and RDS', ['ALB', 'ECS', 'RDS']],
  [
    'flow',
    'network diagram: CloudFront, S3, Step Functions and DynamoDB',
    ['CloudFront', 'S3', 'Step Functions', 'DynamoDB'],
  ],
  ['flow', 'data pipeline from Kafka through Spark into Snowflake', ['Kafka', 'Spark', 'Snowflake']],
  ['flow', 'flowchart of the upload: receive file -> scan it -> store it', ['receive file', 'scan it', 'store it']],
  [
    'flow',
    'infrastructure diagram of our postgres, redis and the Order Service',
    ['postgres', 'redis', 'Order Service'],
  ],
  ['sequence', 'sequence diagram between the browser and the login server', ['browser', 'login server']],
  ['sequence', 'sequence of calls: Checkout, PaymentService and Stripe', ['Checkout', 'PaymentService', 'Stripe']],
  ['state', 'states of an order: new, paid, packed, shipped', ['new', 'paid', 'packed', 'shipped']],
  ['state', 'state machine that goes from draft to approved to published', ['draft', 'approved', 'published']],
  ['schema', 'database schema with tables: customer, order, invoice line', ['customer', 'order', 'invoice line']],
  ['class', 'class diagram: Animal, Dog and Cat', ['Animal', 'Dog', 'Cat']],
  ['c4', 'C4 context diagram: web shop, SAP, Stripe', ['web shop', 'SAP', 'Stripe']],
  ['gantt', 'gantt chart:\n- Design 5 days\n- Build 10 days\n- Test 3 days', ['Design', 'length=10d', 'Build', 'Test']],
  ['pie', 'pie chart: rent 50%, food 30%, other things 20%', ['slice "rent" 50', 'slice "food" 30', 'other things']],
  ['mindmap', 'mind map of the novel: plot, characters, setting, style', ['plot', 'characters', 'setting', 'style']],
  ['timeline', 'timeline of events: founding, first release, IPO', ['founding', 'first release', 'IPO']],
  ['swimlane', 'swimlane diagram across sales, legal and finance', ['sales', 'legal', 'finance']],
  ['quadrant', 'quadrant chart with "Dark mode", "Offline sync" and "Export"', ['Dark mode', 'Offline sync', 'Export']],
  ['journey', 'customer journey: search, compare, pay, receive', ['search', 'compare', 'pay', 'receive']],
  ['tree', 'org chart: management, sales, production', ['management', 'sales', 'production']],
];

test.each(REQUESTS)('%s: %s', async (kind, request, named) => {
  const best = await bestFor(request);
  expect(best?.kind).toBe(kind);
  const { ok, diagnostics } = validate(best?.skeleton ?? '', { icons });
  expect({ ok, errors: diagnostics.filter(({ severity }) => severity === 'error') }).toEqual({ ok: true, errors: [] });
  for (const each of named) expect(best?.skeleton).toContain(each);
});

test('names of the text to draw are in the source too', async () => {
  const best = await bestFor('draw how they call each other', 'Gateway -> Billing: charge\nBilling -> Ledger: book\n');
  expect(best?.skeleton).toContain('gateway -> billing');
  expect(best?.skeleton).toContain('billing -> ledger');
});

test('a request for a known architecture starts with its pattern', async () => {
  const best = await bestFor('star schema of a data warehouse');
  expect(best?.kind).toBe('schema');
  expect(best?.skeleton).toContain('fact');
});

test('a request that names one item has it as its title', async () => {
  const best = await bestFor('Which states can a Parcel be in?');
  expect(best?.skeleton).toMatch(/^state "Parcel"\n/);
});
