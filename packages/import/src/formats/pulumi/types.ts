// A Pulumi type as the product table has it: in, `aws:s3/bucket:Bucket`, `eks:Cluster`, `kubernetes.apps.v1.Deployment`; out, a
// type whose first word is the cloud. Rules only: what a type means is in cloud/products.
import { productOf } from '../../cloud/products/index.js';

/** Packages that create resources of a cloud under their own name. */
const OF_AWS = new Set(['eks', 'aws-apigateway', 'aws-iam', 'aws-static-website', 'aws-quickstart-vpc']);

export function cloudType(type: string): string {
  const [provider = '', ...rest] = type.split(/[:./]/).filter(Boolean);
  if (provider === 'pulumi') return type.replaceAll('.', ':');
  if (rest.at(-1) === 'Provider') return `pulumi:providers:${provider}`;
  const words = rest.filter(
    (each) => !/^v\d+(?:(?:alpha|beta|preview)\d*)?$|^v\d{6,}|^(?:classic|index|k8s|io|sh|authorization)$/.test(each),
  );
  const [last = '', before = ''] = words.toReversed();
  const path = last.toLowerCase() === before.toLowerCase() && words.length > 1 ? words.slice(0, -1) : words;
  if (OF_AWS.has(provider)) return ['aws', provider.replace(/^aws-/, ''), ...path].join(':');
  const [area = '', ...byClass] = path;
  if (byClass.length === 0) return [provider, area].join(':');
  const whole = [provider, inWords(area), ...byClass].join(':');
  const alone = [provider, ...byClass].join(':');
  // What Terraform calls `aws_vpc` is `aws:ec2:Vpc`: the area is omitted if it adds nothing.
  if (isKnown(whole)) return isKnown(alone) && isAlike(whole, alone) ? alone : whole;
  const ofOne = [provider, area.replace(/s$/, ''), ...byClass].join(':');
  if (isKnown(ofOne)) return ofOne;
  return isKnown(alone) && saysAll(provider, area, last) ? alone : whole;
}

/** Whether a class without its area is what Terraform calls it, and not something else with the same name. */
function saysAll(provider: string, area: string, name: string): boolean {
  if (provider === 'kubernetes' || area.startsWith('ec2')) return true;
  return provider.startsWith('azure') && /[a-z][A-Z]/.test(name);
}

/** `containerregistry` as two words. */
function inWords(area: string): string {
  return area.replace(
    /(artifact|cognitive|container|learning|machine|operational|secret)([a-z])/g,
    (_, word: string, next: string) => word + next.toUpperCase(),
  );
}

function isAlike(one: string, other: string): boolean {
  const [a, b] = [productOf(one), productOf(other)];
  return a.drawn === b.drawn && a.icon === b.icon;
}

export function isKnown(type: string): boolean {
  const { drawn: shape, icon } = productOf(type);
  return shape !== 'step' || icon !== undefined;
}

/** The target of a lookup: `aws.ec2.getAmi` and `aws:ec2/getAmi:getAmi` look up an `aws:ec2:Ami`. */
export function lookedUp(type: string): string {
  const words = type.split(/[:./]/).filter(Boolean);
  const [last = '', before = ''] = words.toReversed();
  // `aws.s3.Bucket.get` looks up a bucket.
  if (/^[A-Z]/.test(before)) return cloudType(words.slice(0, -1).join(':'));
  const path = words.slice(0, last === before ? -2 : -1);
  const kind = last.replace(/^(?:get|list)/, '').replace(/Output$/, '');
  return cloudType([...path, kind].join(':'));
}

/** What only says which cluster a Kubernetes resource is put into, if it runs nothing there itself. */
export function isPlacing(type: string, property: string): boolean {
  const isProvider = property === 'provider' || property === 'providers';
  return isProvider && type.startsWith('kubernetes:') && productOf(type).drawn !== 'service';
}

export function isCluster(type: string): boolean {
  return productOf(type).drawn === 'cluster';
}
