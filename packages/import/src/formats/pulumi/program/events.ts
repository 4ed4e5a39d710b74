// Event handlers: `bucket.onObjectCreated('resize', …)` creates a function that the resource calls. In, the calls of a program;
// out, the line from the resource to the function, and the function if it is written inline.
import type { Node } from '@babel/types';
import type { CloudReference, CloudResource } from '../../../cloud/contract.js';
import { plain, textOf } from '../../../reading/typescript.js';
import type { Follower } from './follow.js';
import { chainOf, type FileModel, type Site } from './scope.js';
import type { Unit } from './units.js';

export interface Handler {
  readonly resource?: CloudResource;
  readonly references: readonly CloudReference[];
}

const FUNCTIONS: Readonly<Record<string, string>> = {
  aws: 'aws:lambda:Function',
  awsx: 'aws:lambda:Function',
  gcp: 'gcp:cloudfunctions:Function',
  azure: 'azure:appservice:FunctionApp',
};

export function handlersOf(
  models: readonly FileModel[],
  units: ReadonlyMap<Node, Unit>,
  follow: Follower,
  homeOf: (site: Site) => string | undefined,
): readonly Handler[] {
  const taken = new Set<string>();
  return models.flatMap(({ file, sites }) =>
    sites.flatMap((site): readonly Handler[] => {
      const on = sourceOf(site, units, follow);
      const [first, second] = site.node.arguments;
      const name = first && textOf(plain(first));
      const type = FUNCTIONS[on?.unit.type.split('.')[0] ?? ''];
      if (!on || !second || name === undefined || type === undefined) return [];
      const external = `${on.unit.external}.${on.method}:${name}`;
      if (taken.has(external)) return [];
      taken.add(external);
      const place = { file, span: { start: site.node.start ?? 0, end: site.node.end ?? 0 } };
      const behind = [...follow.behind({ node: second, scope: site.scope })].flatMap((each) => units.get(each) ?? []);
      const line = (from: string, to: string): CloudReference => ({ from, to, place, at: on.method });
      const direct = plain(second);
      const behindUnits = behind.filter(({ site: { node } }) => node === direct || direct?.type === 'Identifier');
      if (behindUnits.length > 0)
        return [{ references: behindUnits.map((each) => line(on.unit.external, each.external)) }];
      const module = homeOf(site);
      const within = module === undefined ? {} : { module };
      return [
        {
          resource: { external, name, type, place, file, ...within },
          references: [line(on.unit.external, external), ...behind.map((each) => line(external, each.external))],
        },
      ];
    }),
  );
}

/** The resource whose events a call handles. */
function sourceOf(
  { node, scope }: Site,
  units: ReadonlyMap<Node, Unit>,
  follow: Follower,
): { readonly unit: Unit; readonly method: string } | undefined {
  const method = chainOf(node.callee).names.at(-1);
  const callee = plain(node.callee);
  if (node.type !== 'CallExpression' || !method || !/^on[A-Z]|^subscribe$/.test(method)) return undefined;
  if (callee?.type !== 'MemberExpression') return undefined;
  const [only, ...others] = follow.behind({ node: callee.object, scope });
  const unit = only && others.length === 0 ? units.get(only) : undefined;
  return unit && unit.is === 'resource' ? { unit, method } : undefined;
}
