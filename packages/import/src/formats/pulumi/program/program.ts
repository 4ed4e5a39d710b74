// TypeScript programs: in, files; out, their resources and references. A component is a frame around what its class creates.
import type { Node } from '@babel/types';
import type { CloudResource } from '../../../cloud/contract.js';
import type { FileSet, ImportFile } from '../../../contract.js';
import type { FilePlace } from '../../../file-place.js';
import { byCodeUnit } from '../../../ids.js';
import { placed } from '../../../placed.js';
import { parseProgram, plain, textOf } from '../../../reading/typescript.js';
import { FACT_KEYS } from '../facts.js';
import { cloudType, isKnown, lookedUp } from '../types.js';
import type { Found } from '../yaml.js';
import { handlersOf } from './events.js';
import { type Follower, follower } from './follow.js';
import { type ClassBinding, type FileModel, type Site, tooDeep } from './scope.js';
import { type Unit, unitsOf } from './units.js';
import { modelOf } from './walk.js';

export function programsOf(files: FileSet, deployment: Found): void {
  const models = files.flatMap((file) => modelIn(file, deployment));
  const units = new Map<Node, Unit>();
  const instances = new Map<ClassBinding, Site[]>();
  const follow = follower(
    models,
    (node) => units.has(node),
    (cls) => instances.get(cls) ?? [],
  );
  for (const unit of unitsOf(models, follow)) {
    units.set(unit.site.node, unit);
    if (unit.cls) instances.set(unit.cls, [...(instances.get(unit.cls) ?? []), unit.site]);
  }
  const homes = homesOf([...units.values()], follow);
  deployment.modules.push(...homes.modules);
  for (const unit of units.values()) {
    if (unit.is === 'client') {
      deployment.leftOut.push({
        external: unit.external,
        because: 'it is a client, not a resource',
        place: placeOf(unit),
      });
      continue;
    }
    const module = homes.of(unit.site);
    if (!homes.framed.has(unit.external)) addResources(unit, module, homes, deployment);
    refer(unit, units, follow, deployment);
  }
  for (const each of handlersOf(models, units, follow, (site) => homes.of(site))) {
    if (each.resource) deployment.resources.push(each.resource);
    deployment.references.push(...each.references);
  }
}

function modelIn({ path, content }: ImportFile, deployment: Found): readonly FileModel[] {
  const parsed = parseProgram(path, content);
  const deep = 'program' in parsed ? tooDeep(parsed.program) : undefined;
  if ('program' in parsed && deep === undefined) return [modelOf(path, content, parsed.program)];
  const { reason, at } = 'program' in parsed ? { reason: 'it is nested too deeply', at: deep ?? 0 } : parsed;
  const skipped = {
    reason: reason.charAt(0).toLowerCase() + reason.slice(1),
    instead: 'Fix the file at this line. tsc gives details.',
  };
  deployment.diagnostics.push(placed('I110', { file: path, span: { start: at, end: at } }, skipped));
  return [];
}

function placeOf({ file, site }: Pick<Unit, 'file' | 'site'>): FilePlace {
  return { file, span: { start: site.node.start ?? 0, end: site.node.end ?? 0 } };
}

function addResources(unit: Unit, module: string | undefined, homes: Homes, deployment: Found): void {
  const { external, name, type, is, site, file } = unit;
  const place = placeOf(unit);
  const looked = is === 'lookup' ? lookedUp(type) : undefined;
  if (looked !== undefined && !isKnown(looked)) {
    deployment.leftOut.push({ external, because: `it is a value that ${type} returns`, place });
    return;
  }
  const twin = unit.cls && homes.first.get(unit.cls);
  const fact = twin === undefined ? factOf(site) : `same as ${twin.name}`;
  const resource: CloudResource = {
    external,
    name,
    type: looked ?? (is === 'component' ? `component:${type}` : cloudType(type)),
    place,
    file,
    ...(module === undefined ? {} : { module }),
    ...(looked === undefined ? {} : { existing: true as const }),
    ...(site.loop === undefined ? {} : { count: short(site.loop) }),
    ...(site.condition === undefined ? {} : { condition: short(site.condition) }),
    ...(fact === undefined ? {} : { fact }),
  };
  deployment.resources.push(resource);
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 40 ? line : `${line.slice(0, 39)}…`;
}

function factOf({ node }: Site): string | undefined {
  const options = node.arguments[1];
  if (options?.type !== 'ObjectExpression') return undefined;
  const texts = new Map(
    options.properties.flatMap((each): readonly (readonly [string, string])[] => {
      if (each.type !== 'ObjectProperty' || each.key.type !== 'Identifier') return [];
      const text = textOf(plain(each.value));
      return text === undefined ? [] : [[each.key.name, text]];
    }),
  );
  const fact = FACT_KEYS.map((key) => texts.get(key)).find((each) => each !== undefined && each !== '');
  return fact === undefined || fact.length > 40 ? undefined : fact;
}

/** A name does not show what a resource needs; the arguments after it do, each by its property. */
function refer(unit: Unit, units: ReadonlyMap<Node, Unit>, follow: Follower, deployment: Found): void {
  const { site, external, is, file } = unit;
  const args = is === 'lookup' ? site.node.arguments : site.node.arguments.slice(1);
  for (const argument of args) {
    for (const { at, node } of propertiesOf(argument)) {
      for (const origin of follow.behind({ node, scope: site.scope })) {
        const to = units.get(origin);
        if (!to || to.external === external) continue;
        const place = { file, span: { start: node.start ?? 0, end: node.end ?? 0 } };
        deployment.references.push({ from: external, to: to.external, place, at });
      }
    }
  }
}

function propertiesOf(argument: Node): readonly { readonly at: string; readonly node: Node }[] {
  const value = plain(argument);
  if (value?.type !== 'ObjectExpression') return [{ at: 'arguments', node: argument }];
  return value.properties.map((node) => {
    const key = node.type === 'ObjectProperty' ? node.key : undefined;
    return { at: key?.type === 'Identifier' ? key.name : 'arguments', node };
  });
}

interface Homes {
  readonly modules: Found['modules'];
  /** Components that are frames, by external name. */
  readonly framed: ReadonlySet<string>;
  /** The instance that contains what a class creates. */
  readonly first: ReadonlyMap<ClassBinding, Unit>;
  readonly of: (site: Site) => string | undefined;
}

/** Code exists once, however often its class is instantiated, so it is drawn in the first instance. */
function homesOf(units: readonly Unit[], follow: Follower): Homes {
  const making = new Set(units.flatMap(({ site: { cls } }) => (cls && follow.isComponent(cls) ? [cls] : [])));
  const first = new Map<ClassBinding, Unit>();
  for (const unit of units.toSorted((a, b) => byCodeUnit(a.external, b.external)))
    if (unit.cls && making.has(unit.cls) && unit.site.cls !== unit.cls && !first.has(unit.cls))
      first.set(unit.cls, unit);
  const nameOf = (cls: ClassBinding): string => first.get(cls)?.external ?? `class ${cls.name}`;
  const of = ({ cls }: Site): string | undefined => (cls && making.has(cls) ? nameOf(cls) : undefined);
  const holders = new Map([...making].map((cls) => [nameOf(cls), first.get(cls)] as const));
  const outer = (name: string): string | undefined => {
    const unit = holders.get(name);
    return unit && of(unit.site);
  };
  const modules = [...making].map((cls) => {
    const external = nameOf(cls);
    const unit = first.get(cls);
    const within = isCircle(external, outer) ? undefined : outer(external);
    const place = unit
      ? placeOf(unit)
      : { file: cls.scope.file, span: { start: cls.node.start ?? 0, end: cls.node.start ?? 0 } };
    return { external, name: unit?.name ?? cls.name, place, ...(within === undefined ? {} : { within }) };
  });
  return { modules, framed: new Set([...first.values()].map(({ external }) => external)), first, of };
}

function isCircle(start: string, outer: (name: string) => string | undefined): boolean {
  const seen = new Set<string>();
  for (let at = outer(start); at !== undefined && !seen.has(at); at = outer(at)) {
    if (at === start) return true;
    seen.add(at);
  }
  return false;
}
