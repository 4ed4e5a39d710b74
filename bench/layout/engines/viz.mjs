// Graphviz's dot as WebAssembly (@viz-js/viz), for the harness.
import { requirePeer } from '../peers.mjs';
import { readDot, toDot } from './dot-text.mjs';

export async function load() {
  const viz = await requirePeer('@viz-js/viz').instance();
  return {
    prepare: toDot,
    run: (text) => viz.renderString(text, { engine: 'dot', format: 'json0' }),
    read: readDot,
  };
}
