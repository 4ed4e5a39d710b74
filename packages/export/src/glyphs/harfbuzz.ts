// HarfBuzz's subsetter as WebAssembly. In: a font and the required characters. Out: a font with only these characters.
// https://harfbuzz.github.io/harfbuzz-hb-subset.html
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Address = number;

/** The exports of the module that are used here. */
interface Subsetter {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly _initialize: () => void;
  readonly malloc: (bytes: number) => Address;
  readonly free: (at: Address) => void;
  readonly hb_blob_create: (data: Address, length: number, mode: number, user: Address, destroy: Address) => Address;
  readonly hb_blob_destroy: (blob: Address) => void;
  readonly hb_blob_get_data: (blob: Address, length: Address) => Address;
  readonly hb_blob_get_length: (blob: Address) => number;
  readonly hb_face_create: (blob: Address, index: number) => Address;
  readonly hb_face_destroy: (face: Address) => void;
  readonly hb_face_reference_blob: (face: Address) => Address;
  readonly hb_set_add: (set: Address, value: number) => void;
  readonly hb_set_clear: (set: Address) => void;
  readonly hb_subset_input_create_or_fail: () => Address;
  readonly hb_subset_input_destroy: (input: Address) => void;
  readonly hb_subset_input_pin_all_axes_to_default: (input: Address, face: Address) => number;
  readonly hb_subset_input_pin_axis_location: (input: Address, face: Address, axis: number, value: number) => number;
  readonly hb_subset_input_set: (input: Address, of: number) => Address;
  readonly hb_subset_input_set_flags: (input: Address, flags: number) => void;
  readonly hb_subset_input_unicode_set: (input: Address) => Address;
  readonly hb_subset_or_fail: (face: Address, input: Address) => Address;
}

/** Node has WebAssembly, but only the browser types declare it. Nothing else in this package uses it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: Subsetter };
};

const MEMORY_MODE_READONLY = 1;
const SETS_NAME_ID = 4;
const SETS_LAYOUT_FEATURE_TAG = 6;
const FLAGS_NO_HINTING = 0x1;
const FLAGS_NO_LAYOUT_CLOSURE = 0x200;

/** Widths were measured with kerning, and marks must sit on their letters. No other feature is kept. */
const FEATURES = ['ccmp', 'kern', 'mark', 'mkmk'];

/** Bytes of memory with which it is not used again: memory of WebAssembly grows, but never shrinks. */
const MOST_MEMORY = 128_000_000;

/** Loaded once, on first use. */
let loaded: Subsetter | undefined;

function load(): Subsetter {
  const file = fileURLToPath(new URL('../../generated/harfbuzz-subset.wasm', import.meta.url));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
  exports._initialize();
  return exports;
}

export interface Subset {
  /** Of a variable font; all other axes are set to their defaults. */
  readonly weight?: number;
  /** Numbers of the texts about the font to keep. Default: its names. */
  readonly names?: readonly number[];
}

/** TrueType in, TrueType out; the same bytes for the same input. Throws for a font that HarfBuzz cannot read. */
export function subsetFont(font: Uint8Array, characters: Iterable<string>, request: Subset = {}): Uint8Array {
  loaded ??= load();
  const hb = loaded;
  try {
    return subsetBy(hb, font, characters, request);
  } catch (error) {
    // A font that anyone can have made may have left it in any state.
    loaded = undefined;
    throw error;
  } finally {
    if (hb.memory.buffer.byteLength > MOST_MEMORY) loaded = undefined;
  }
}

function subsetBy(
  hb: Subsetter,
  font: Uint8Array,
  characters: Iterable<string>,
  { weight, names }: Subset,
): Uint8Array {
  const pointer = hb.malloc(font.byteLength);
  // Any call can grow the memory, so a view is valid for one statement only.
  new Uint8Array(hb.memory.buffer).set(font, pointer);
  const blob = hb.hb_blob_create(pointer, font.byteLength, MEMORY_MODE_READONLY, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  const input = hb.hb_subset_input_create_or_fail();
  try {
    const features = hb.hb_subset_input_set(input, SETS_LAYOUT_FEATURE_TAG);
    hb.hb_set_clear(features);
    for (const each of FEATURES) hb.hb_set_add(features, tag(each));
    hb.hb_subset_input_set_flags(input, FLAGS_NO_HINTING | FLAGS_NO_LAYOUT_CLOSURE);
    if (weight !== undefined) {
      hb.hb_subset_input_pin_all_axes_to_default(input, face);
      hb.hb_subset_input_pin_axis_location(input, face, tag('wght'), weight);
    }
    if (names !== undefined) {
      const ids = hb.hb_subset_input_set(input, SETS_NAME_ID);
      hb.hb_set_clear(ids);
      for (const each of names) hb.hb_set_add(ids, each);
    }
    const wanted = hb.hb_subset_input_unicode_set(input);
    for (const each of characters) hb.hb_set_add(wanted, each.codePointAt(0) ?? 0);
    const subset = hb.hb_subset_or_fail(face, input);
    if (subset === 0) throw new Error('HarfBuzz cannot make a subset of this font.');
    const out = hb.hb_face_reference_blob(subset);
    const at = hb.hb_blob_get_data(out, 0);
    const bytes = new Uint8Array(hb.memory.buffer).slice(at, at + hb.hb_blob_get_length(out));
    hb.hb_blob_destroy(out);
    hb.hb_face_destroy(subset);
    return bytes;
  } finally {
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.free(pointer);
  }
}

function tag(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);
}
