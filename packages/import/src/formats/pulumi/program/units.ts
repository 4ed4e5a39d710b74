// What a program creates and looks up: in, its `new`s and calls; out, each with its type and name. A class of a Pulumi package
// is a resource, and so is a class of the program that extends one.
import type { Node } from '@babel/types';
import { plain, textOf } from '../../../reading/typescript.js';
import type { Follower } from './follow.js';
import { type ClassBinding, chainOf, type FileModel, type Site } from './scope.js';

export interface Unit {
  readonly site: Site;
  readonly file: string;
  readonly text: string;
  /** As imported: `aws.s3.Bucket`, or the name of the class. */
  readonly type: string;
  readonly external: string;
  /** Its label. */
  readonly name: string;
  readonly is: 'resource' | 'component' | 'lookup' | 'client';
  readonly cls?: ClassBinding;
}

export function unitsOf(files: readonly FileModel[], follow: Follower): readonly Unit[] {
  const taken = new Map<string, number>();
  return files.flatMap(({ file, text, sites }) =>
    sites
      .toSorted((a, b) => (a.node.start ?? 0) - (b.node.start ?? 0))
      .flatMap((site): readonly Unit[] => {
        const kind = site.node.type === 'NewExpression' ? madeBy(site, follow) : lookedUpBy(site, follow);
        if (!kind) return [];
        const { address, name } = namesOf(site, kind, text);
        const count = (taken.get(address) ?? 0) + 1;
        taken.set(address, count);
        return [{ site, file, text, ...kind, name, external: count === 1 ? address : `${address}#${count}` }];
      }),
  );
}

type Kind = Pick<Unit, 'type' | 'is' | 'cls'>;

function madeBy({ node, scope }: Site, follow: Follower): Kind | undefined {
  const origin = follow.madeBy(node.callee, scope);
  if (!origin) return undefined;
  if ('cls' in origin)
    return follow.isComponent(origin.cls) ? { type: origin.cls.name, is: 'component', cls: origin.cls } : undefined;
  const { way } = origin;
  if (way[0] === 'pulumi' && way.at(-1) !== 'StackReference') return undefined;
  return { type: way.join('.'), is: way[1] === 'sdk' ? 'client' : 'resource' };
}

/** `aws.ec2.getAmi(…)` and `aws.s3.Bucket.get(…)`. */
function lookedUpBy({ node, scope }: Site, follow: Follower): Kind | undefined {
  const { root, names } = chainOf(node.callee);
  if (!/^get(?:[A-Z]|$)/.test(names.at(-1) ?? (root.type === 'Identifier' ? root.name : ''))) return undefined;
  const origin = follow.madeBy(node.callee, scope);
  if (!origin || 'cls' in origin || origin.way[0] === 'pulumi') return undefined;
  return /^get(?:[A-Z]|$)/.test(origin.way.at(-1) ?? '') ? { type: origin.way.join('.'), is: 'lookup' } : undefined;
}

function namesOf(site: Site, { type, is }: Kind, text: string): { readonly address: string; readonly name: string } {
  const { node, variable } = site;
  if (is === 'lookup')
    return { address: `data ${type}:${variable ?? ''}`, name: variable ?? type.split('.').pop() ?? '' };
  const [first] = node.arguments;
  const literal = first && textOf(plain(first));
  if (literal !== undefined) return { address: `${type}:${literal}`, name: literal };
  const written = first ? text.slice(first.start ?? 0, first.end ?? 0) : '';
  return { address: `${type}:${written}`, name: variable ?? spoken(first, written, type) };
}

/** The fixed parts of a composed name. */
function spoken(first: Node | undefined, written: string, type: string): string {
  const parts = first?.type === 'TemplateLiteral' ? first.quasis.map(({ value }) => value.raw).join('') : written;
  const name = parts.replace(/^[\s-]+|(?<![\s-])[\s-]+$/g, '');
  return name !== '' && name.length <= 40 ? name : (type.split('.').pop() ?? type);
}
