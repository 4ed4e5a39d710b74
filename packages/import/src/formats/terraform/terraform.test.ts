// Terraform configurations: the contract of importers, and what modules, locals, counts and variables come to.
import { describe, expect, test } from 'vitest';
import type { FileSet, ImportRequest } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { terraform } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const one = (content: string): FileSet => [{ path: 'main.tf', content }];

const GOOD = `resource "aws_s3_bucket" "photos" {}
resource "aws_lambda_function" "resize" {
  environment { variables = { BUCKET = aws_s3_bucket.photos.id } }
}
`;
const VPC = 'resource "aws_vpc" "shop" {\n  cidr_block = "10.0.0.0/16"\n}\n';

describeImporter(terraform, {
  good: [
    { path: 'main.tf', content: GOOD },
    { path: 'network.tf', content: VPC },
  ],
  reformatted: [
    {
      path: 'main.tf',
      content: `# The pictures\nresource "aws_lambda_function" "resize" {\n\n  environment {\n    variables = {\n      BUCKET = (aws_s3_bucket.photos.id) // name\n    }\n  }\n}\n\nresource aws_s3_bucket photos {\n}\n`,
    },
    { path: 'network.tf', content: VPC },
  ],
  grown: [
    { path: 'main.tf', content: `resource "aws_sqs_queue" "first" {}\n${GOOD}resource "aws_sns_topic" "last" {}\n` },
    { path: 'network.tf', content: VPC },
  ],
  leftOut: {
    files: one(
      `${GOOD}resource "aws_s3_bucket_policy" "photos" {\n  bucket = aws_s3_bucket.photos.id\n}\nresource "aws_sqs_queue" "none" {\n  count = 0\n}\n`,
    ),
    names: ['aws_s3_bucket_policy.photos', 'aws_sqs_queue.none'],
  },
  unreadable: [
    { files: one('resource "aws_vpc" "a" {\n  x = \n}\n'), file: 'main.tf', line: 2 },
    { files: one('resource "aws_vpc" {\n}\n'), file: 'main.tf', line: 1 },
    { files: one('x = 1\n'), file: 'main.tf', line: 1 },
    { files: one('resource "aws_vpc" "a" {\n  x = "y\n}\n'), file: 'main.tf', line: 2 },
  ],
  empty: one('variable "x" {}\n'),
  large: (count) => one(Array.from({ length: count }, (_, at) => `resource "aws_sqs_queue" "q${at}" {}`).join('\n')),
  closed: 'blocks, not keys: each resource type has its own, in schemas of its provider',
  reader: 'own',
  pieces: [
    'resource "a" "b" {\n',
    '}',
    '${',
    '"',
    '<<E\n',
    '[',
    '{',
    '(',
    'a.b.',
    '? :',
    'for x in ',
    '/*',
    '%{',
    'locals {\n',
  ],
});

async function source(files: FileSet, request: Omit<ImportRequest, 'files'> = {}): Promise<string> {
  const {
    ok,
    source: text,
    diagnostics,
  } = await importFiles({ ...request, files, format: 'terraform' }, context, [terraform]);
  expect({ ok, errors: diagnostics.filter(({ severity }) => severity === 'error') }).toEqual({ ok: true, errors: [] });
  return text;
}

const USES = (to: string): string => `resource "aws_lambda_function" "f" {\n  x = ${to}\n}\n`;
const BUCKET = 'resource "aws_s3_bucket" "b" {}\n';

describe('a line follows a reference', () => {
  test.each([
    ['as it is', USES('aws_s3_bucket.b.arn')],
    ['in a text', USES('"x-$' + '{aws_s3_bucket.b.arn}"')],
    ['in a heredoc', USES('<<-EOT\n    a $' + '{aws_s3_bucket.b.arn}\n  EOT')],
    ['in a directive of a template', USES('"%' + '{ if true }$' + '{aws_s3_bucket.b.arn}%' + '{ endif }"')],
    ['by index', USES('aws_s3_bucket.b[0].arn')],
    ['by splat', USES('aws_s3_bucket.b[*].arn')],
    ['in a for', USES('[for k in [1] : aws_s3_bucket.b.arn if k > 0]')],
    ['in a call over lines', USES('merge(\n    {},\n    { a = aws_s3_bucket.b.arn },\n  )')],
    ['in a choice over lines in brackets', USES('(true\n    ? aws_s3_bucket.b.arn\n    : null)')],
    ['through a local', `locals {\n  name = aws_s3_bucket.b.arn\n}\n${USES('local.name')}`],
    ['in depends_on', 'resource "aws_lambda_function" "f" {\n  depends_on = [aws_s3_bucket.b]\n}\n'],
    [
      'in a block of a block',
      'resource "aws_lambda_function" "f" {\n  a {\n    b {\n      c = aws_s3_bucket.b.arn\n    }\n  }\n}\n',
    ],
    [
      'through a role',
      `${USES('aws_iam_role.r.arn')}resource "aws_iam_role" "r" {}\nresource "aws_iam_role_policy" "p" {\n  role = aws_iam_role.r.id\n  policy = aws_s3_bucket.b.arn\n}\n`,
    ],
  ])('%s', async (_, content) => {
    expect(await source(one(BUCKET + content))).toMatch(/^f -> b role=data$/m);
  });

  test('locals that reference one another terminate', async () => {
    expect(await source(one(`${BUCKET}locals {\n  a = local.b\n  b = local.a\n}\n${USES('local.a')}`))).toContain(
      'node f',
    );
  });
});

describe('modules', () => {
  const files: FileSet = [
    {
      path: 'main.tf',
      content: `module "store" {\n  source = "./store"\n  owner  = aws_lambda_function.f.arn\n}\n${USES('module.store.arn')}`,
    },
    {
      path: 'store/main.tf',
      content:
        'variable "owner" {}\nresource "aws_s3_bucket" "b" {}\nresource "aws_sqs_queue" "q" {\n  x = var.owner\n}\noutput "arn" {\n  value = aws_s3_bucket.b.arn\n}\n',
    },
  ];

  test('are frames; lines run through their arguments and outputs', async () => {
    const text = await source(files);
    expect(text).toContain('group store {\n  node b storage');
    expect(text).toMatch(/^f -> b role=data$/m);
    expect(text).toMatch(/^q -> f$/m);
  });

  test('that are elsewhere are nodes', async () => {
    const text = await source(
      one(`module "vpc" {\n  source = "terraform-aws-modules/vpc/aws"\n}\n${USES('module.vpc.id')}`),
    );
    expect(text).toContain('node vpc service sub="module terraform-aws-modules/vpc/aws"');
    expect(text).toMatch(/^f -> vpc$/m);
  });

  test('that call themselves terminate', async () => {
    expect(await source(one(`${BUCKET}module "m" {\n  source = "./"\n}\n`))).toContain('node b');
  });

  test('of several roots, the folder selects one', async () => {
    const two = ['dev', 'live'].map((path) => ({
      path: `${path}/main.tf`,
      content: `resource "aws_sqs_queue" "${path}" {}\n`,
    }));
    expect(await source(two)).toMatch(/group dev[\s\S]*group live/);
    expect(await source(two, { options: { root: 'live' } })).not.toContain('dev');
  });
});

describe('how many there are', () => {
  const counted = (value: string): string =>
    `${BUCKET}variable "on" {\n  default = true\n}\nvariable "names" {\n  default = ["a", "b"]\n}\nresource "aws_sqs_queue" "q" {\n  ${value}\n}\n`;

  test.each([
    ['count = 3', '× 3'],
    ['count = length(var.names)', '× 2'],
    ['count = var.on ? 2 : 0', '× 2'],
    ['for_each = toset(var.names)', '× 2'],
    ['for_each = { for k in data.x.y.z : k => k }', '× each'],
    ['count = 1', 'sub="SQS queue"'],
    ['count = aws_s3_bucket.b.x', 'sub="SQS queue"'],
  ])('%s is shown as %s', async (value, label) => {
    expect(await source(one(counted(value)))).toContain(label);
  });

  test.each(['count = 0', 'count = var.on ? 0 : 1', 'for_each = toset([])', 'for_each = {}'])(
    '%s is skipped',
    async (value) => {
      expect(await source(one(counted(value)))).not.toContain('node q');
    },
  );

  test('is decided by the variable files', async () => {
    const files = [...one(counted('count = var.on ? 1 : 0')), { path: 'off.tfvars', content: 'on = false\n' }];
    expect(await source(files)).toContain('node q');
    expect(await source(files, { options: { varFiles: ['off.tfvars'] } })).not.toContain('node q');
    expect(await source([...files, { path: 'terraform.tfvars', content: 'on = false\n' }])).not.toContain('node q');
  });
});

test('subnets are in their network, and what names one of them is in it', async () => {
  const text = await source(
    one(
      'resource "aws_vpc" "this" {}\nresource "aws_subnet" "main" {\n  vpc_id = aws_vpc.this.id\n}\nresource "aws_instance" "web" {\n  subnet_id = aws_subnet.main.id\n}\n',
    ),
  );
  expect(text).toMatch(/group VPC type=network[^{]*\{\n {2}group Subnet type=subnet \{\n {4}node web service/);
});
