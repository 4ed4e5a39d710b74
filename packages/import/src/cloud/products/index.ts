// The product of a resource type: in, the type as any format writes it; out, how it is drawn and labelled. Types of several
// clouds have several spellings: `aws_lambda_function`, `AWS::Lambda::Function`, `aws:lambda/function:Function`,
// `Microsoft.Web/sites@2022-03-01`, `azure-native.web.WebApp`, `kubernetes.apps.v1.Deployment`.
import { aws } from './aws.data.js';
import { azure } from './azure.data.js';
import { AZURE_NAMES } from './azure-names.data.js';
import { gcp, kubernetes, others } from './other.data.js';
import { partedWords } from './parted.js';
import type { Product, Provider } from './product.js';
import { SPELLED } from './spelled.data.js';

export interface KnownProduct extends Product {
  /** The type in words: `lambda function`. */
  readonly words: string;
}

const PROVIDERS: Readonly<Record<string, Provider>> = {
  aws,
  awsx: aws,
  awscc: aws,
  awsnative: aws,
  alexa: aws,
  azurerm: azure,
  azure: azure,
  azurenative: azure,
  azureclassic: azure,
  azuread: azure,
  azapi: azure,
  microsoft: azure,
  google: gcp,
  googlebeta: gcp,
  gcp: gcp,
  googlenative: gcp,
  kubernetes,
  helm: kubernetes,
  docker: others,
};

const PLAIN: Product = { drawn: 'step' };

export function productOf(type: string): KnownProduct {
  const { provider, words } = partsOf(type);
  const known = PROVIDERS[provider] ?? others;
  const whole = words.join('').toLowerCase();
  const called = known === others && provider !== 'docker' ? `${provider}${whole}` : whole;
  const product = known.exact.get(called) ?? known.begins.find(([start]) => called.startsWith(start))?.[1] ?? PLAIN;
  const name = known === azure ? AZURE_NAMES.get(called) : undefined;
  if (name !== undefined) return { ...product, words: name };
  return { ...product, words: inWords(provider === 'microsoft' ? kindOf(words).flatMap(partedWords) : words) };
}

interface TypeParts {
  /** Lower case, without hyphens. */
  readonly provider: string;
  readonly words: readonly string[];
}

function partsOf(type: string): TypeParts {
  const bare = type.replace(/@.*/, '');
  const arm = /^Microsoft\.(.+)$/i.exec(bare)?.[1];
  if (arm !== undefined) return { provider: 'microsoft', words: arm.split(/[./]/).filter(Boolean) };
  if (bare.includes('::')) return named(bare.split('::'));
  const pulumi = bare.split(/[:./]/).filter(Boolean);
  if (pulumi.length > 1)
    return named(withoutTwin(pulumi.filter((each) => !/^(?:v\d{6,}|classic$)/.test(each)).map(lookedUp)));
  return named(bare.split('_'));
}

/** For `Network/virtualNetworks/subnets`, the last word in the singular, with its parent if it says little by itself. */
function kindOf(words: readonly string[]): readonly string[] {
  const [last = '', ...others] = words.toReversed();
  const [area = ''] = others.toReversed();
  const one = last
    .replace(/ies$/, 'y')
    .replace(/(ss|us|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  if (area.toLowerCase().endsWith(one.toLowerCase())) return [area];
  const plain =
    /^(?:flexibleServer|server|database|account|service|component|namespace|workspace|cluster|profile|registry|factory|site|queue|topic|api|group|rule|policy)$/i;
  return plain.test(one) ? [area, one] : [one];
}

function named([provider = '', ...words]: readonly string[]): TypeParts {
  return { provider: provider.toLowerCase().replace(/-/g, ''), words: words.filter((each) => each !== '') };
}

/** `aws:lambda/function:Function` repeats its last word. */
function withoutTwin(parts: readonly string[]): readonly string[] {
  const [last = '', before = ''] = parts.toReversed();
  return parts.length > 3 && last.toLowerCase() === before.toLowerCase() ? parts.slice(0, -1) : parts;
}

/** `aws.ec2.getAmi` looks up what `aws.ec2.Ami` is. */
function lookedUp(word: string): string {
  return word.replace(/^get(?=[A-Z])/, '').replace(/(?<=[a-z])Output$/, '');
}

/** `LambdaFunction` and `lambda_function` as `Lambda function`, with product names as their vendors spell them. */
function inWords(words: readonly string[]): string {
  const plain = words
    .flatMap((each) =>
      each
        .replace(/([a-z\d])([A-Z])/g, '$1 $2')
        .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
        .split(/[\s-]+/),
    )
    .filter((each, index, all) => each.toLowerCase() !== all[index - 1]?.toLowerCase())
    .map((each) => each.toLowerCase())
    .join(' ');
  return SPELLED.reduce((text, [pattern, name]) => text.replace(pattern, name), plain);
}
