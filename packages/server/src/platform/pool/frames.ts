// Messages between the service and its drawing processes: in, a value; out, parts to write to a pipe, and back. Bytes travel beside the
// value in the blocks they came in, so that neither side copies or scans a large body in one step.
import { Deserializer, Serializer } from 'node:v8';

// Documented, but missing in the types.
declare module 'node:v8' {
  interface Serializer {
    _setTreatArrayBufferViewsAsHostObjects(flag: boolean): void;
  }
}

class Detaching extends Serializer {
  readonly blocks: Uint8Array[] = [];

  constructor() {
    super();
    this._setTreatArrayBufferViewsAsHostObjects(true);
  }

  _writeHostObject(block: Uint8Array): void {
    this.writeUint32(this.blocks.push(block) - 1);
  }
}

class Attaching extends Deserializer {
  readonly #blocks: readonly Uint8Array[];

  constructor(value: Uint8Array, blocks: readonly Uint8Array[]) {
    super(value);
    this.#blocks = blocks;
  }

  _readHostObject(): Uint8Array | undefined {
    return this.#blocks[this.readUint32()];
  }
}

/** Returns what to write for a message: the number of its parts, their lengths, the value, and its blocks of bytes. */
export function partsOf(message: unknown): readonly Uint8Array[] {
  const detaching = new Detaching();
  detaching.writeHeader();
  detaching.writeValue(message);
  const parts = [detaching.releaseBuffer(), ...detaching.blocks];
  const head = Uint32Array.of(parts.length, ...parts.map(({ byteLength }) => byteLength));
  return [new Uint8Array(head.buffer), ...parts];
}

/** Returns a function that takes pieces of any size as they arrive, and calls `onMessage` with each complete message. */
export function messageReader(onMessage: (message: unknown) => void): (piece: Uint8Array) => void {
  const wanted = wantedParts(onMessage);
  let part = wanted.next().value;
  let filled = 0;
  return (piece) => {
    for (let from = 0; from < piece.length; ) {
      const taken = piece.subarray(from, from + part.length - filled);
      part.set(taken, filled);
      filled += taken.length;
      from += taken.length;
      while (filled === part.length) {
        part = wanted.next().value;
        filled = 0;
      }
    }
  };
}

/** Yields memory to fill, one part after another. */
function* wantedParts(onMessage: (message: unknown) => void): Generator<Uint8Array, never> {
  for (;;) {
    const count = new Uint32Array(1);
    yield bytesOf(count);
    const lengths = new Uint32Array(count[0] ?? 0);
    yield bytesOf(lengths);
    const [value = new Uint8Array(0), ...blocks] = Array.from(lengths, (length) => new Uint8Array(length));
    yield value;
    yield* blocks;
    const attaching = new Attaching(value, blocks);
    attaching.readHeader();
    onMessage(attaching.readValue());
  }
}

function bytesOf({ buffer }: Uint32Array<ArrayBuffer>): Uint8Array {
  return new Uint8Array(buffer);
}
