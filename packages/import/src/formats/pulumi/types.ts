// A Pulumi type as the table of products has it: in, `aws:s3/bucket:Bucket`, `eks:Cluster`, `kubernetes.apps.v1.Deployment`; out, a
// type whose first word is the cloud. Rules only: what a type is stands in cloud/products.
import { productOf } from '../../cloud/products/index.js';

/** Packages that make resources of a cloud under a name of their own. */
const OF_AWS = new Set(['eks', 'aws-apigateway', 'aws-iam', 'aws-static-website', 'aws-quickstart-vpc']);

export function cloudType(type: string): string {
  const [provider = '', ...rest] = type.split(/[:./]/).filter(Boolean);
  if (provider === 'pulumi') return type.replaceAll('.', ':');
  const [made = ''] = rest.toReversed();
  if (made === 'Provider') return `pulumi:providers:${provider}`;
  const words = rest.filter((each) => !/^v\d{6,}|^classic$|^index$/.test(each));
  const [last = '', before = ''] = words.toReversed();
  const path = last.toLowerCase() === before.toLowerCase() && words.length > 1 ? words.slice(0, -1) : words;
  if (OF_AWS.has(provider)) return ['aws', provider.replace(/^aws-/, ''), ...path].join(':');
  // The group and version of a kind say nothing more; what charts and manifests stand for does.
  if (provider === 'kubernetes' && !/^(?:helm|yaml|kustomize|apiextensions)/.test(path[0] ?? ''))
    return `kubernetes:${last}`;
  const whole = [provider, ...path].join(':');
  const [area = '', ...byClass] = path;
  const alone = [provider, ...byClass].join(':');
  if (byClass.length === 0 || !isKnown(alone)) return whole;
  // What Terraform calls `aws_vpc` is `aws:ec2:Vpc`: the area is left out where it says nothing more.
  if (isKnown(whole)) return isAlike(whole, alone) ? alone : whole;
  return provider.startsWith('azure') || area.startsWith('ec2') ? alone : whole;
}

function isAlike(one: string, other: string): boolean {
  const [a, b] = [productOf(one), productOf(other)];
  return a.drawn === b.drawn && a.icon === b.icon;
}

export function isKnown(type: string): boolean {
  const { drawn, icon } = productOf(type);
  return drawn !== 'step' || icon !== undefined;
}

/** What a function looks up: `aws.ec2.getAmi` and `aws:ec2/getAmi:getAmi` look up an `aws:ec2:Ami`. */
export function lookedUp(type: string): string {
  const words = type.split(/[:./]/).filter(Boolean);
  const [last = '', before = ''] = words.toReversed();
  // `aws.s3.Bucket.get` looks up a bucket.
  if (/^[A-Z]/.test(before)) return cloudType(words.slice(0, -1).join(':'));
  const path = words.slice(0, last === before ? -2 : -1);
  const kind = last.replace(/^(?:get|list)/, '').replace(/Output$/, '');
  return cloudType([...path, kind].join(':'));
}
