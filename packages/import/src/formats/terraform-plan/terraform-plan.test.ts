// Terraform plans: the contract of importers, and the facts that only a plan contains, not a configuration.
import { expect, test } from 'vitest';
import type { FileSet } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { terraformPlan } from './index.js';

interface Planned {
  readonly address: string;
  readonly actions?: readonly string[];
  readonly uses?: readonly string[];
}

const parts = (address: string): { readonly type: string; readonly name: string } => {
  const [type = '', name = ''] = address
    .replace(/\[.*\]$/, '')
    .split('.')
    .slice(-2);
  return { type, name };
};

function plan(resources: readonly Planned[], space?: number): FileSet {
  const each = resources.map(({ address }) => ({ address, mode: 'managed', ...parts(address) }));
  const content = {
    format_version: '1.2',
    planned_values: { root_module: { resources: each } },
    resource_changes: resources.flatMap(({ address, actions }, at) =>
      actions ? [{ ...each[at], address, change: { actions } }] : [],
    ),
    configuration: {
      root_module: {
        resources: resources.map(({ address, uses = [] }) => ({
          ...parts(address),
          mode: 'managed',
          address: address.replace(/\[.*\]$/, ''),
          expressions: { x: { references: uses } },
        })),
      },
    },
  };
  return [{ path: 'plan.json', content: JSON.stringify(content, null, space) }];
}

const GOOD: readonly Planned[] = [
  { address: 'aws_s3_bucket.photos' },
  { address: 'aws_lambda_function.resize', uses: ['aws_s3_bucket.photos.arn', 'aws_s3_bucket.photos'] },
];

describeImporter(terraformPlan, {
  good: plan(GOOD),
  reformatted: plan(GOOD.toReversed(), 4),
  grown: plan([{ address: 'aws_sqs_queue.first' }, ...GOOD, { address: 'aws_sns_topic.last' }]),
  leftOut: {
    files: plan([
      ...GOOD,
      { address: 'aws_s3_bucket_policy.photos', uses: ['aws_s3_bucket.photos'] },
      { address: 'aws_sqs_queue.q[0]' },
    ]),
    names: ['aws_s3_bucket_policy.photos', 'aws_sqs_queue.q[0]'],
  },
  unreadable: [{ files: [{ path: 'plan.json', content: '{\n"planned_values": {\n' }], file: 'plan.json', line: 3 }],
  empty: [{ path: 'plan.json', content: '{"format_version": "1.2"}' }],
  large: (count) => plan(Array.from({ length: count }, (_, at) => ({ address: `aws_sqs_queue.q${at}` }))),
  closed: 'a program writes the files, and each of its versions adds keys that no picture shows',
  reader: 'json',
  pieces: [
    '"resources": [',
    '{"address": "a.b", "type": "a", "name": "b"}',
    '"module_calls": {',
    '"references": ["var.x"]',
    ',',
    ']',
    '}',
  ],
});

async function source(resources: readonly Planned[]): Promise<string> {
  const context = { icons: { find: () => undefined, nearest: () => [] } };
  return (await importFiles({ files: plan(resources), format: 'terraform-plan' }, context, [terraformPlan])).source;
}

test.each([
  [['create'], 'sub="SQS queue, create" tone=green'],
  [['update'], 'sub="SQS queue, update" tone=amber'],
  [['delete', 'create'], 'sub="SQS queue, replace" tone=orange'],
  [['delete'], 'sub="SQS queue, delete" tone=red'],
  [['no-op'], 'sub="SQS queue"'],
])('%j is shown and coloured', async (actions, line) => {
  expect(await source([{ address: 'aws_sqs_queue.q', actions }])).toContain(line);
});

test('instances of one block are one node with their number', async () => {
  expect(await source([{ address: 'aws_sqs_queue.q["a"]' }, { address: 'aws_sqs_queue.q["b"]' }])).toContain(
    'SQS queue, × 2',
  );
});

test('a plan without changes gives a picture that says so', async () => {
  expect(await source([])).toContain('"No resources"');
});
