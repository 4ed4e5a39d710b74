// Writes CBOR (RFC 8949, section 3) as authenticators do: in, a value; out, its bytes. In the shortest form, with lengths and numbers below 2^16.

export type Cbor = number | string | Uint8Array | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

export function cborOf(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (!('size' in value)) return Buffer.concat([head(4, value.length), ...value.map(cborOf)]);
  const entries = [...value].flatMap(([key, each]) => [cborOf(key), cborOf(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(kind: number, size: number): Buffer {
  const type = kind << 5;
  if (size < 24) return Buffer.of(type | size);
  if (size < 0x100) return Buffer.of(type | 24, size);
  return Buffer.of(type | 25, size >> 8, size & 0xff);
}
