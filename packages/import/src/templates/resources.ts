// Resources of CloudFormation templates: in, templates with the names of their resources; out, resources and their references,
// within a template and, through exports, across templates.
import type { CloudReference, CloudResource } from '../cloud/contract.js';
import { at, entriesAt, type Tree, textAt, textsAt } from '../reading/tree.js';
import { exportName, importsIn, referencesIn, type TemplateReference } from './references.js';

export interface Template {
  readonly tree: Tree;
  /** Prefix of a logical id in external names. */
  readonly prefix: string;
  /** Undefined for frames. */
  readonly of: (logicalId: string) => Pick<CloudResource, 'name' | 'longName' | 'module' | 'serves'> | undefined;
}

export interface TemplateResources {
  readonly resources: readonly CloudResource[];
  readonly references: readonly CloudReference[];
}

const SILENT = new Set(['Type', 'DependsOn', 'Condition', 'DeletionPolicy', 'UpdateReplacePolicy']);

export function resourcesOf(templates: readonly Template[]): TemplateResources {
  const exported = exportsOf(templates);
  const resources: CloudResource[] = [];
  const references: CloudReference[] = [];
  for (const { tree, prefix, of } of templates) {
    const ids = new Set(entriesAt(tree, 'Resources').map(({ key }) => key));
    for (const { key, value, place } of entriesAt(tree, 'Resources')) {
      const type = textAt(value, 'Type') ?? '';
      if (type === '') continue;
      const external = `${prefix}${key}`;
      const called = of(key);
      if (called) resources.push({ external, type, place, ...called, ...factsOf(value) });
      for (const { to, place: where, at: way } of namedBy(value, at(value, 'DependsOn')?.place ?? place))
        if (ids.has(to)) references.push({ from: external, to: `${prefix}${to}`, place: where, at: way });
      for (const { to: name, place: where, at: way } of importsIn(value, ''))
        for (const to of exported.get(name) ?? [])
          references.push({ from: external, to, place: where, at: way.replace(/^\./, '') });
    }
  }
  return { resources, references };
}

function namedBy(value: Tree, dependsOn: Tree['place']): readonly TemplateReference[] {
  return [
    ...entriesAt(value).flatMap((entry) => (SILENT.has(entry.key) ? [] : referencesIn(entry.value, entry.key))),
    ...textsAt(value, 'DependsOn').map((to) => ({ to, place: dependsOn, at: 'DependsOn' })),
  ];
}

/** The resources that the value of each export names. */
function exportsOf(templates: readonly Template[]): ReadonlyMap<string, readonly string[]> {
  const exported = new Map<string, readonly string[]>();
  for (const { tree, prefix } of templates) {
    const ids = new Set(entriesAt(tree, 'Resources').map(({ key }) => key));
    for (const { value } of entriesAt(tree, 'Outputs')) {
      const name = exportName(at(value, 'Export', 'Name'));
      const inside = at(value, 'Value');
      if (name === undefined || !inside) continue;
      const named = referencesIn(inside, '').flatMap(({ to }) => (ids.has(to) ? [`${prefix}${to}`] : []));
      exported.set(name, [...new Set(named)]);
    }
  }
  return exported;
}

function factsOf(value: Tree): Pick<CloudResource, 'condition' | 'fact'> {
  const condition = textAt(value, 'Condition');
  const fact =
    textAt(value, 'Properties', 'InstanceType') ??
    textAt(value, 'Properties', 'Runtime') ??
    textAt(value, 'Properties', 'Engine') ??
    textAt(value, 'Properties', 'CidrBlock');
  return {
    ...(condition === undefined ? {} : { condition }),
    ...(fact === undefined || fact.includes('${') ? {} : { fact }),
  };
}
