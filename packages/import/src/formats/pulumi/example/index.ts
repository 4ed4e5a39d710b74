import * as aws from '@pulumi/aws';
import * as apigateway from '@pulumi/aws-apigateway';
import { Previews } from './previews';

const albums = new aws.dynamodb.Table('albums', {
  attributes: [{ name: 'id', type: 'S' }],
  hashKey: 'id',
  billingMode: 'PAY_PER_REQUEST',
});
const photos = new aws.s3.Bucket('photos');
const previews = new Previews('previews', { photos });

const reader = new aws.iam.Role('reader', {
  assumeRolePolicy: aws.iam.assumeRolePolicyForPrincipal({ Service: 'lambda.amazonaws.com' }),
});
const list = new aws.lambda.Function('list-albums', {
  runtime: 'nodejs20.x',
  role: reader.arn,
  environment: { variables: { TABLE: albums.name, PREVIEWS: previews.small.bucket } },
});

const api = new apigateway.RestAPI('api', {
  routes: [{ path: '/albums', method: 'GET', eventHandler: list }],
});

export const url = api.url;
