// The project in a Compose tree: in, the merged tree; out, its services and what they use, by name.
import { at, type Entry, entriesAt, itemsAt, type Tree, textAt, textsAt } from '../../reading/tree.js';
import {
  type Need,
  type Project,
  RESOURCES,
  type Resource,
  type ResourceKind,
  type Service,
  type Use,
} from './model.js';
import { mountOf } from './mounts.js';
import { portOf } from './ports.js';
import { filled } from './variables.js';

export function projectOf(tree: Tree): Project {
  const name = filled(textAt(tree, 'name') ?? '').trim();
  return {
    ...(name === '' ? {} : { name }),
    services: entriesAt(tree, 'services').map(serviceOf),
    resources: RESOURCES.flatMap((kind) => entriesAt(tree, `${kind}s`).map((entry) => resourceOf(kind, entry))),
  };
}

function serviceOf({ key, place, value }: Entry): Service {
  const text = (...way: readonly string[]): string => filled(textAt(value, ...way) ?? '').trim();
  const image = text('image');
  const build = at(value, 'build');
  const context = build && (text('build', 'context') || text('build') || (build.is === 'map' ? '.' : ''));
  const mode = at(value, 'network_mode') ?? at(value, 'net');
  const replicas = text('deploy', 'replicas') || text('scale');
  return {
    name: key,
    place,
    ...(image === '' ? {} : { image }),
    ...(context ? { build: context } : {}),
    ports: itemsAt(value, 'ports').flatMap((each) => portOf(each) ?? []),
    mounts: itemsAt(value, 'volumes').flatMap((each) => mountOf(each) ?? []),
    networks: usesOf(at(value, 'networks')),
    ...(mode?.is === 'scalar' && mode.value !== null
      ? { networkMode: { name: filled(mode.text), place: mode.place } }
      : {}),
    needs: needsOf(at(value, 'depends_on')),
    links: usesOf(at(value, 'links')).map(beforeColon),
    externalLinks: usesOf(at(value, 'external_links')).map(beforeColon),
    volumesFrom: usesOf(at(value, 'volumes_from')).map(withoutMode),
    configs: usesOf(at(value, 'configs')),
    secrets: [...usesOf(at(value, 'secrets')), ...usesOf(at(value, 'build', 'secrets'))],
    profiles: textsAt(value, 'profiles')
      .map((each) => filled(each))
      .filter((each) => each.trim() !== ''),
    ...(replicas === '' || replicas === '1' ? {} : { replicas }),
  };
}

/** A list of names or of maps with a source, or a map by name. */
function usesOf(tree: Tree | undefined): readonly Use[] {
  const uses =
    tree?.is === 'map'
      ? entriesAt(tree).map(({ key, place }): Use => ({ name: key, place }))
      : itemsAt(tree).flatMap((each) => {
          const name = filled(textAt(each) ?? textAt(each, 'source') ?? '');
          return [{ name, place: each.place }];
        });
  return [...new Map(uses.map((use) => [use.name, use])).values()].filter(({ name }) => name.trim() !== '');
}

function needsOf(tree: Tree | undefined): readonly Need[] {
  if (tree?.is !== 'map') return usesOf(tree);
  const named = entriesAt(tree).filter(({ key }) => key.trim() !== '');
  return named.map(({ key, place, value }) => {
    const condition = textAt(value, 'condition');
    const optional = textAt(value, 'required') === 'false';
    return { name: key, place, ...(condition === undefined ? {} : { condition }), ...(optional ? { optional } : {}) };
  });
}

/** `db:database` is `db` under another name. */
function beforeColon({ name, place }: Use): Use {
  return { name: name.split(':')[0] || name, place };
}

/** `data:ro` is `data`; `container:x` is unchanged. */
function withoutMode(use: Use): Use {
  return use.name.startsWith('container:') ? use : beforeColon(use);
}

function resourceOf(kind: ResourceKind, { key, place, value }: Entry): Resource {
  const external = at(value, 'external');
  const isExternal = external?.is === 'map' || textAt(external) === 'true';
  const driver = filled(textAt(value, 'driver') ?? '');
  const detail =
    filled(textAt(value, 'file') ?? textAt(value, 'environment') ?? '') || (PLAIN.has(driver) ? '' : driver);
  return { kind, name: key, place, external: isExternal, ...(detail === '' ? {} : { detail }) };
}

const PLAIN: ReadonlySet<string> = new Set(['', 'local', 'bridge', 'default']);
