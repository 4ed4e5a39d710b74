// CloudFormation templates: the contract of importers, and how each way to refer is followed.
import { describe, expect, test } from 'vitest';
import type { FileSet } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { cloudformation } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const one = (resources: string): FileSet => [
  { path: 'shop.yaml', content: `AWSTemplateFormatVersion: "2010-09-09"\nResources:\n${resources}` },
];
const BUCKET = '  Photos: {Type: AWS::S3::Bucket}\n';
const FUNCTION = '  Resize:\n    Type: AWS::Lambda::Function\n    Properties: {Environment: !Ref Photos}\n';

describeImporter(cloudformation, {
  good: one(BUCKET + FUNCTION),
  reformatted: one(
    `\n  # first\n  Resize:\n    Properties:\n      Environment:\n        Ref: Photos\n    Type: "AWS::Lambda::Function"\n${BUCKET}`,
  ),
  grown: one(`  Before: {Type: AWS::SQS::Queue}\n${BUCKET}${FUNCTION}  Behind: {Type: AWS::SNS::Topic}\n`),
  leftOut: {
    files: one(`${BUCKET}  Policy:\n    Type: AWS::S3::BucketPolicy\n    Properties: {Bucket: !Ref Photos}\n`),
    names: ['Policy'],
  },
  unreadable: [
    { files: one('  A: [\n'), file: 'shop.yaml', line: 4 },
    { files: [{ path: 'a.json', content: '{"Resources": {\n"A": \n' }], file: 'a.json', line: 3 },
  ],
  empty: [{ path: 'shop.yaml', content: 'AWSTemplateFormatVersion: "2010-09-09"\nResources: {}\n' }],
  large: (count) => one(Array.from({ length: count }, (_, at) => `  Q${at}: {Type: AWS::SQS::Queue}\n`).join('')),
  closed: true,
  reader: 'yaml',
  pieces: [
    'Resources:\n',
    '  A: {Type: AWS::S3::Bucket}\n',
    '!Ref A',
    '!Sub "${',
    '{"Ref": ',
    '- ',
    '&a ',
    'Fn::GetAtt: [A, B]\n',
  ],
});

async function source(files: FileSet): Promise<string> {
  const {
    ok,
    source: text,
    diagnostics,
  } = await importFiles({ files, format: 'cloudformation' }, context, [cloudformation]);
  expect({ ok, errors: diagnostics.filter(({ severity }) => severity === 'error') }).toEqual({ ok: true, errors: [] });
  return text;
}

describe('a line follows', () => {
  test.each([
    ['!Ref', '!Ref Photos'],
    ['Ref', '{Ref: Photos}'],
    ['!GetAtt', '!GetAtt Photos.Arn'],
    ['Fn::GetAtt', '{"Fn::GetAtt": [Photos, Arn]}'],
    ['!Sub', "!Sub 'x-\u0024{Photos}-\u0024{Photos.Arn}'"],
    ['Fn::Sub with names of its own', '{"Fn::Sub": ["\u0024{A}", {A: !Ref Photos}]}'],
    ['a join in a list', '!Join ["", [a, !Ref Photos]]'],
  ])('%s', async (_, value) => {
    expect(await source(one(`${BUCKET}  Resize: {Type: AWS::Lambda::Function, Properties: {X: ${value}}}\n`))).toMatch(
      /^Resize -> Photos role=data$/m,
    );
  });

  test('DependsOn', async () => {
    expect(await source(one(`${BUCKET}  Resize: {Type: AWS::Lambda::Function, DependsOn: Photos}\n`))).toMatch(
      /^Resize -> Photos/m,
    );
  });

  test('a resource that joins two others, from one to the other', async () => {
    const link =
      '  L: {Type: AWS::Lambda::EventSourceMapping, Properties: {EventSourceArn: !GetAtt Q.Arn, FunctionName: !Ref F}}\n';
    expect(await source(one(`  Q: {Type: AWS::SQS::Queue}\n  F: {Type: AWS::Lambda::Function}\n${link}`))).toMatch(
      /^Q -> F$/m,
    );
  });
});

test('names that a Sub defines itself are not resources', async () => {
  expect(
    await source(
      one(`${BUCKET}  F: {Type: AWS::Lambda::Function, Properties: {X: !Sub ["\u0024{Photos}", {Photos: x}]}}\n`),
    ),
  ).not.toContain('->');
});

test('conditions and sizes are shown beneath', async () => {
  expect(
    await source(one('  W: {Type: AWS::EC2::Instance, Condition: Live, Properties: {InstanceType: t3.micro}}\n')),
  ).toContain('t3.micro, if Live');
});

test('several templates are frames, with nested ones inside their parents', async () => {
  const files: FileSet = [
    {
      path: 'main.yaml',
      content: 'Resources:\n  Net: {Type: AWS::CloudFormation::Stack, Properties: {TemplateURL: https://x/net.yaml}}\n',
    },
    { path: 'net.yaml', content: 'Resources:\n  V: {Type: AWS::SQS::Queue}\n' },
  ];
  expect(await source(files)).toMatch(/group main \{\n {2}node Net[^\n]*\n {2}group net \{\n {4}node V/);
});
