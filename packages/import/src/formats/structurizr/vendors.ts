// Icons for tags: in, a tag from the themes of cloud vendors, such as `Amazon Web Services - Route 53`; out, the icon of that
// product if there is one. The themes themselves are not fetched.
import { slug } from '@linework/convert';
import type { Context } from '@linework/core';

const SETS: readonly (readonly [prefix: string, set: string])[] = [
  ['Amazon Web Services - ', 'aws'],
  ['Microsoft Azure - ', 'azure'],
  ['Google Cloud Platform - ', 'gcp'],
  ['Kubernetes - ', 'k8s'],
];

export function vendorIcon(tag: string, { icons }: Context): string | undefined {
  const [prefix, set] = SETS.find(([each]) => tag.startsWith(each)) ?? [];
  if (prefix === undefined) return undefined;
  const name = tag.slice(prefix.length);
  const icon = `${set}:${slug(name).toLowerCase()}`;
  return icons.find(icon) ? icon : icons.product?.(name);
}
