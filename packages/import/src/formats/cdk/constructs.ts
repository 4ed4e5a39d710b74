// The construct that contains a resource: in, a stack's resources with their construct paths; out, the name of each and the
// frame of the construct that created it together with others. A construct that is one resource with its helpers, such as a
// bucket and its policy, is not a frame: it is that resource.
import type { CloudModule } from '../../cloud/contract.js';
import { productOf } from '../../cloud/products/index.js';
import { isFolded } from '../../cloud/products/product.js';
import type { FilePlace } from '../../file-place.js';
import { entriesAt, textAt } from '../../reading/tree.js';
import type { Stack } from './assembly.js';

export interface Constructs {
  readonly modules: readonly CloudModule[];
  readonly nameOf: (logicalId: string) => string;
  /** Its full path. */
  readonly longNameOf: (logicalId: string) => string;
  readonly moduleOf: (logicalId: string) => string | undefined;
  /** Created by the framework for itself, such as the function of a custom resource. */
  readonly serves: (logicalId: string) => boolean;
}

const ITSELF = /^(?:Resource|Default)$/;
/** Custom resources of the framework, and singletons of a stack, with the mark of their kind (aws-cdk, SingletonFunction). */
const FRAMEWORK = /^Custom::|[0-9a-f]{32}$/;

export function constructsOf(stack: Stack, depth: number, stackFrame: string | undefined): Constructs {
  const ways = new Map([...stack.paths].map(([id, path]) => [id, wayBelow(stack, path)]));
  const types = new Map(entriesAt(stack.tree, 'Resources').map(({ key, value }) => [key, textAt(value, 'Type') ?? '']));
  const inside = new Map<string, Set<string>>();
  const wrappers = new Set<string>();
  for (const [id, way] of ways) {
    const type = types.get(id);
    if (type === undefined) continue;
    const isBox = !isFolded(productOf(type)) && !FRAMEWORK.test(way[0] ?? '');
    for (let level = 1; level < way.length; level++) {
      const at = way.slice(0, level).join('/');
      const held = inside.get(at) ?? new Set<string>();
      if (isBox) held.add(way[level] ?? '');
      inside.set(at, held);
      if (level === way.length - 1 && ITSELF.test(way[level] ?? '')) wrappers.add(at);
    }
  }
  const isFrame = (at: string): boolean => (inside.get(at)?.size ?? 0) > 1;
  const frames = new Map<string, CloudModule>();
  const moduleOf = (id: string): string | undefined => {
    let own = stackFrame;
    const way = ways.get(id) ?? [];
    let levels = 0;
    for (let level = 1; level < way.length && levels < depth; level++) {
      const at = way.slice(0, level).join('/');
      if (wrappers.has(at)) break;
      if (!isFrame(at)) continue;
      levels++;
      const external = `${stack.id}/${at}`;
      const before = frames.get(external);
      if (!before) frames.set(external, frame(external, way[level - 1] ?? at, stack.place, own));
      own = external;
    }
    return own;
  };
  for (const id of types.keys()) moduleOf(id);
  const serves = (id: string): boolean => FRAMEWORK.test(ways.get(id)?.[0] ?? '');
  return {
    modules: [...frames.values()],
    nameOf: (id) => called(id, ways.get(id) ?? [], types.get(id) ?? ''),
    longNameOf: (id) =>
      ways
        .get(id)
        ?.filter((name) => !ITSELF.test(name))
        .join('-') ?? id,
    moduleOf,
    serves,
  };
}

function frame(external: string, name: string, place: FilePlace, within: string | undefined): CloudModule {
  return { external, name, place, ...(within === undefined ? {} : { within }) };
}

/** Without the stack's own names. */
function wayBelow({ path }: Stack, own: string): readonly string[] {
  const inside = own.startsWith(`${path}/`) ? own.slice(path.length + 1) : own.slice(own.indexOf('/') + 1);
  return inside.split('/');
}

/** The construct, if the last name is the resource itself or its type. */
function called(id: string, way: readonly string[], type: string): string {
  const kind = type.split('::').pop()?.toLowerCase() ?? '';
  const names = way.filter((name, at) => at < way.length - 1 || !(ITSELF.test(name) || name.toLowerCase() === kind));
  const last = names.at(-1) ?? way.at(-1);
  return last === undefined || last === '' ? id : last;
}
