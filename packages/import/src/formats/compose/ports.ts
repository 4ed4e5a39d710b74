// Ports of a service: in, a port in short or long form; out, its parts as texts, with ranges unexpanded.
import { type Tree, textAt } from '../../reading/tree.js';
import { filled, partsOf } from './variables.js';

export interface Port {
  /** In the container. */
  readonly target: string;
  /** On the host; missing if Docker picks one. */
  readonly published?: string;
  /** The host address it is published at, if not all. */
  readonly host?: string;
  readonly protocol: string;
}

const EVERYWHERE: ReadonlySet<string> = new Set(['', '0.0.0.0', '[::]', '::']);

export function portOf(tree: Tree): Port | undefined {
  if (tree.is === 'map') {
    const target = filled(textAt(tree, 'target') ?? '');
    if (target === '') return undefined;
    const published = filled(textAt(tree, 'published') ?? '');
    return portFrom(
      target,
      published,
      filled(textAt(tree, 'host_ip') ?? ''),
      filled(textAt(tree, 'protocol') ?? 'tcp'),
    );
  }
  const text = filled(textAt(tree) ?? '');
  const slash = text.lastIndexOf('/');
  const protocol = slash < 0 ? 'tcp' : text.slice(slash + 1);
  const parts = partsOf(slash < 0 ? text : text.slice(0, slash));
  const target = parts.at(-1) ?? '';
  if (target === '') return undefined;
  return portFrom(target, parts.at(-2) ?? '', parts.slice(0, -2).join(':'), protocol);
}

function portFrom(target: string, published: string, host: string, protocol: string): Port {
  return {
    target,
    ...(published === '' ? {} : { published }),
    ...(EVERYWHERE.has(host) ? {} : { host }),
    protocol,
  };
}

/** As users reach it: `8080`, `127.0.0.1:8080`, `53/udp`, `any for 80`, or `WEB_PORT` if a variable decides. */
function reachedAt({ target, published, host, protocol }: Port): string {
  const at = published ?? `any for ${target}`;
  const text = `${host === undefined ? '' : `${host}:`}${at}${protocol === 'tcp' ? '' : `/${protocol}`}`;
  return text.replace(/\$\{(\w+)(?:[^{}\w][^{}]*)?\}|\$(\w+)/g, '$1$2');
}

const MOST = 4;

/** `port 80`, `ports 80, 443`: if there are many, the first ones and the number of the rest. */
export function portsInWords(ports: readonly Port[]): string {
  const all = [...new Set(ports.map(reachedAt))];
  const some = all.length > MOST + 1 ? [...all.slice(0, MOST), `${all.length - MOST} more`] : all;
  return `port${all.length === 1 ? '' : 's'} ${some.join(', ')}`;
}
