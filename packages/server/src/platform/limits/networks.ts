// The networks that a network address counts for: in, an address as a socket or X-Forwarded-For names it; out, names to count under. One
// subscriber of IPv6 has at least a /64, and often a /56, so a single address means nothing there (RFC 6177).
import { isIP } from 'node:net';

export interface Network {
  readonly name: string;
  /** How many times a limit this network gets. */
  readonly times: number;
}

/** Several customers of a provider can share a /56. */
const WIDE_TIMES = 4;

const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** Narrowest first. A text that is not an address counts as itself. */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  const bare = address
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/%.*/, '');
  if (isIP(bare) !== 6) return [{ name: bare.slice(0, 100), times: 1 }];
  const text = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(text);
  if (mapped) return [{ name: dotted(groupOf(mapped[1]), groupOf(mapped[2])), times: 1 }];
  const [one = 0, two = 0, three = 0, four = 0] = groupsOf(text);
  return [
    { name: `${hex(one, two, three, four)}::/64`, times: 1 },
    { name: `${hex(one, two, three, four & 0xff00)}::/56`, times: WIDE_TIMES },
  ];
}

/** The eight groups of a canonical address. */
function groupsOf(text: string): readonly number[] {
  const [first = [], last = []] = text.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const blank = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...blank, ...last].map(groupOf);
}

function groupOf(text: string | undefined): number {
  return Number.parseInt(text ?? '0', 16);
}

function hex(...groups: readonly number[]): string {
  return groups.map((each) => each.toString(16)).join(':');
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}
