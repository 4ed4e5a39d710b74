import * as aws from '@pulumi/aws';
import * as pulumi from '@pulumi/pulumi';

interface PreviewsArgs {
  photos: aws.s3.Bucket;
}

/** Makes a small picture of each photo that arrives. */
export class Previews extends pulumi.ComponentResource {
  readonly small: aws.s3.Bucket;

  constructor(name: string, args: PreviewsArgs, opts?: pulumi.ComponentResourceOptions) {
    super('albums:index:Previews', name, {}, opts);
    this.small = new aws.s3.Bucket('small', {}, { parent: this });
    const failed = new aws.sqs.Queue('failed', {}, { parent: this });
    const resize = new aws.lambda.Function(
      'resize',
      {
        runtime: 'nodejs20.x',
        deadLetterConfig: { targetArn: failed.arn },
        environment: { variables: { SMALL: this.small.bucket } },
      },
      { parent: this },
    );
    args.photos.onObjectCreated('resize-photo', resize);
    this.registerOutputs();
  }
}
