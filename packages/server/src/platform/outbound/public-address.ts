// Whether a network address is on the public internet: in, a numeric address; out, yes or no. What is not known to be public
// is not (IANA's special-purpose registries for IPv4 and IPv6).
import { BlockList, isIP } from 'node:net';

const SPECIAL = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  SPECIAL.addSubnet(network, bits, 'ipv4');

/** Only 2000::/3 is global unicast; these are inside it. 64:ff9b::, ::ffff: and the other special ranges are outside. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(network, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !SPECIAL.check(address, 'ipv4');
  if (version !== 6 || address.includes('%')) return false;
  return GLOBAL.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}
