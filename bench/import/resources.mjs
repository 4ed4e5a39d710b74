// Generated deployments in each infrastructure format: in, a number of resources; out, files with that many, arranged like real
// ones: networks with subnets, functions that read tables and queues, one role per function.

const one = (path, content) => [{ path, content }];
const repeated = (count, unit) => Array.from({ length: count }, (_, at) => unit(at));
const before = (at) => (at % 10 < 2 ? at : at - 1);

/** Kind of the resource at a place of ten. */
const KINDS = ['vpc', 'subnet', 'table', 'queue', 'function', 'role', 'function', 'role', 'bucket', 'topic'];
const kindOf = (at) => KINDS[at % 10];
const net = (at) => at - (at % 10);

const HCL = {
  vpc: (at) => `resource "aws_vpc" "r${at}" {\n  cidr_block = "10.${at % 250}.0.0/16"\n}\n`,
  subnet: (at) => `resource "aws_subnet" "r${at}" {\n  vpc_id = aws_vpc.r${net(at)}.id\n}\n`,
  table: (at) => `resource "aws_dynamodb_table" "r${at}" {\n  name = "t${at}"\n}\n`,
  queue: (at) => `resource "aws_sqs_queue" "r${at}" {\n  name = "q${at}"\n}\n`,
  function: (at) =>
    `resource "aws_lambda_function" "r${at}" {\n  role = aws_iam_role.r${at + 1}.arn\n  environment {\n    variables = { T = aws_dynamodb_table.r${net(at) + 2}.name, Q = aws_sqs_queue.r${net(at) + 3}.url }\n  }\n  vpc_config {\n    subnet_ids = [aws_subnet.r${net(at) + 1}.id]\n  }\n}\n`,
  role: (at) => `resource "aws_iam_role" "r${at}" {\n  name = "r${at}"\n}\n`,
  bucket: (at) => `resource "aws_s3_bucket" "r${at}" {\n  bucket = "b${at}"\n}\n`,
  topic: (at) => `resource "aws_sns_topic" "r${at}" {\n  name = "n${at}"\n}\n`,
};

const AWS = {
  vpc: ['AWS::EC2::VPC', () => ({ CidrBlock: '10.0.0.0/16' })],
  subnet: ['AWS::EC2::Subnet', (at) => ({ VpcId: { Ref: `R${net(at)}` } })],
  table: ['AWS::DynamoDB::Table', () => ({})],
  queue: ['AWS::SQS::Queue', () => ({})],
  function: [
    'AWS::Lambda::Function',
    (at) => ({
      Role: { 'Fn::GetAtt': [`R${at + 1}`, 'Arn'] },
      Environment: { Variables: { T: { Ref: `R${net(at) + 2}` }, Q: { Ref: `R${net(at) + 3}` } } },
      VpcConfig: { SubnetIds: [{ Ref: `R${net(at) + 1}` }] },
    }),
  ],
  role: ['AWS::IAM::Role', () => ({})],
  bucket: ['AWS::S3::Bucket', () => ({})],
  topic: ['AWS::SNS::Topic', () => ({})],
};

const template = (count) => ({
  AWSTemplateFormatVersion: '2010-09-09',
  Resources: Object.fromEntries(
    repeated(count, (at) => {
      const [Type, properties] = AWS[kindOf(at)];
      return [
        `R${at}`,
        { Type, Properties: properties(at), Metadata: { 'aws:cdk:path': `App/G${net(at)}/R${at}/Resource` } },
      ];
    }),
  ),
});

const ARM = {
  vpc: 'Microsoft.Network/virtualNetworks',
  subnet: 'Microsoft.Network/networkSecurityGroups',
  table: 'Microsoft.DocumentDB/databaseAccounts',
  queue: 'Microsoft.ServiceBus/namespaces',
  function: 'Microsoft.Web/sites',
  role: 'Microsoft.ManagedIdentity/userAssignedIdentities',
  bucket: 'Microsoft.Storage/storageAccounts',
  topic: 'Microsoft.EventGrid/topics',
};

const manifest = (at) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: d${at}}\nspec:\n  template:\n    metadata: {labels: {app: d${at}}}\n    spec:\n      containers:\n        - {name: c, image: "x/d${at}:1", env: [{name: NEXT, value: "http://d${before(at)}:80"}], envFrom: [{configMapRef: {name: c${at}}}]}\n---\napiVersion: v1\nkind: Service\nmetadata: {name: d${at}}\nspec: {selector: {app: d${at}}, ports: [{port: 80}]}\n`;

export const resources = {
  terraform: (count) => one('main.tf', repeated(count, (at) => HCL[kindOf(at)](at)).join('\n')),
  'terraform-plan': (count) =>
    one(
      'plan.json',
      JSON.stringify({
        format_version: '1.2',
        planned_values: {
          root_module: {
            resources: repeated(count, (at) => ({
              address: `aws_sqs_queue.r${at}`,
              mode: 'managed',
              type: 'aws_sqs_queue',
              name: `r${at}`,
              values: {},
            })),
          },
        },
        configuration: {
          root_module: {
            resources: repeated(count, (at) => ({
              address: `aws_sqs_queue.r${at}`,
              mode: 'managed',
              type: 'aws_sqs_queue',
              name: `r${at}`,
              expressions: {
                policy: { references: [`aws_sqs_queue.r${before(at)}.arn`, `aws_sqs_queue.r${before(at)}`] },
              },
            })),
          },
        },
      }),
    ),
  bicep: (count) =>
    one(
      'main.bicep',
      repeated(
        count,
        (at) =>
          `resource r${at} '${ARM[kindOf(at)]}@2023-01-01' = {\n  name: 'r${at}'\n  properties: {\n    other: ${at % 10 === 0 ? "'none'" : `r${before(at)}.id`}\n  }\n}\n`,
      ).join('\n'),
    ),
  arm: (count) =>
    one(
      'main.json',
      JSON.stringify({
        $schema: 'https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#',
        contentVersion: '1.0.0.0',
        resources: repeated(count, (at) => ({
          type: ARM[kindOf(at)],
          apiVersion: '2023-01-01',
          name: `r${at}`,
          ...(at % 10 === 0 ? {} : { dependsOn: [`[resourceId('${ARM[kindOf(before(at))]}', 'r${before(at)}')]`] }),
        })),
      }),
    ),
  cloudformation: (count) => one('app.json', JSON.stringify(template(count))),
  cdk: (count) => [
    {
      path: 'manifest.json',
      content: JSON.stringify({
        version: '48.0.0',
        artifacts: { App: { type: 'aws:cloudformation:stack', properties: { templateFile: 'App.template.json' } } },
      }),
    },
    { path: 'App.template.json', content: JSON.stringify(template(count)) },
  ],
  pulumi: (count) =>
    one(
      'Pulumi.yaml',
      `name: app\nruntime: yaml\nresources:\n${repeated(count, (at) => `  r${at}:\n    type: aws:sqs:Queue\n    properties:\n      policy: ${at % 10 === 0 ? 'none' : `\${r${before(at)}.arn}`}\n`).join('')}`,
    ),
  helm: (count) => [
    { path: 'Chart.yaml', content: 'apiVersion: v2\nname: app\nversion: 1.0.0\n' },
    { path: 'values.yaml', content: `count: ${Math.floor(count / 2)}\n` },
    {
      path: 'templates/all.yaml',
      content: `{{- range $at := until (int .Values.count) }}\n---\n${manifest(0).replaceAll('d0', 'd{{ $at }}').replaceAll('c0', 'c{{ $at }}')}{{- end }}\n`,
    },
  ],
  kustomize: (count) => [
    { path: 'kustomization.yaml', content: 'namePrefix: live-\nresources: [all.yaml]\n' },
    { path: 'all.yaml', content: repeated(Math.floor(count / 2), manifest).join('---\n') },
  ],
  structurizr: (count) =>
    one(
      'workspace.dsl',
      `workspace "App" {\nmodel {\n${repeated(count, (at) => (at % 10 === 0 ? `s${at} = softwareSystem "S${at}" {\n${repeated(9, (inside) => `c${at + inside + 1} = container "C${at + inside + 1}" "Does" "Go"\n`).join('')}}\n` : '')).join('')}${repeated(count, (at) => (at % 10 < 2 ? '' : `c${at} -> c${at - 1} "Asks"\n`)).join('')}}\n}\n`,
    ),
};
