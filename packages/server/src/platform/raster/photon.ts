// Photon as WebAssembly: in, the bytes of a PNG, JPEG or WebP picture; out, its pixels, or pixels as PNG. Each picture gets an instance of its own, because
// a broken picture makes the code stop in the middle, with its memory full. https://docs.rs/photon-rs
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Pixels } from './resample.js';

type Address = number;

/** The exports of the module that are used here. A list of bytes is its address and its length. */
interface Photon {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly __wbindgen_malloc: (bytes: number, align: number) => Address;
  /** Takes the bytes. */
  readonly photonimage_new_from_byteslice: (bytes: Address, length: number) => Address;
  /** Takes the pixels. */
  readonly photonimage_new: (pixels: Address, length: number, width: number, height: number) => Address;
  readonly photonimage_get_width: (image: Address) => number;
  readonly photonimage_get_height: (image: Address) => number;
  readonly photonimage_get_raw_pixels: (image: Address) => readonly [Address, number];
  readonly photonimage_get_bytes: (image: Address) => readonly [Address, number];
}

type Module = object;

/** Node has WebAssembly, but only the browser types declare it. Nothing else in this package uses it. */
declare const WebAssembly: {
  readonly compile: (bytes: Uint8Array) => Promise<Module>;
  readonly Instance: new (module: Module, imports: Readonly<Record<string, object>>) => { readonly exports: Photon };
};

/** The name under which the module expects functions of a browser. */
const IMPORTS = './photon_rs_bg.js';

/** What the module imports is for its functions on pages, and for the report of its own failure. */
const NOTHING = new Proxy(
  {},
  {
    get: (_target, name) => () => {
      throw new Error(`Photon stopped at ${String(name)}.`);
    },
  },
);

/** Compiled once, on first use. */
const compiled: () => Promise<Module> = (() => {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= readFile(fileURLToPath(new URL('../../../generated/photon.wasm', import.meta.url))).then((bytes) =>
      WebAssembly.compile(bytes),
    );
    return loading;
  };
})();

async function instance(): Promise<Photon> {
  return new WebAssembly.Instance(await compiled(), { [IMPORTS]: NOTHING }).exports;
}

/** Undefined if the picture is broken. The pixels are a view of the instance's memory. */
export async function decode(picture: Uint8Array): Promise<Pixels | undefined> {
  const photon = await instance();
  try {
    const image = photon.photonimage_new_from_byteslice(copyIn(photon, picture), picture.length);
    const data = view(photon, photon.photonimage_get_raw_pixels(image));
    return { data, width: photon.photonimage_get_width(image), height: photon.photonimage_get_height(image) };
  } catch {
    return undefined;
  }
}

export async function encodePng({ data, width, height }: Pixels): Promise<Uint8Array> {
  const photon = await instance();
  const image = photon.photonimage_new(copyIn(photon, data), data.length, width, height);
  return view(photon, photon.photonimage_get_bytes(image)).slice();
}

function copyIn(photon: Photon, bytes: Uint8Array): Address {
  const at = photon.__wbindgen_malloc(bytes.length, 1);
  new Uint8Array(photon.memory.buffer).set(bytes, at);
  return at;
}

function view({ memory }: Photon, [at, length]: readonly [Address, number]): Uint8Array {
  return new Uint8Array(memory.buffer, at >>> 0, length >>> 0);
}
