// Cycle breaking along the story of the source. In: vertices in source order and arcs between them. Out: which arcs to
// reverse so that no cycle is left. An arc is only reversed inside a strongly connected component; there, either every
// arc against the source order, or those that depth-first search from the entries finds closing a cycle, whichever are
// fewer. If some arcs are light (replies, reads, events), a component begins where calls enter it, or with a vertex
// that no call enters, and light arcs are reversed before others. Alternatively, vertices can be required to come first
// or last in their component.

import { nth } from '../checked.js';
import { int } from '../read.js';
import { Heap } from './heap.js';

export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly light?: boolean;
}

/** A vertex that must come before or after all others of its strongly connected component. */
export interface Asked {
  readonly vertex: number;
  readonly first: boolean;
}

export function breakCycles(count: number, arcs: readonly Arc[], requests: readonly Asked[] = []): boolean[] {
  const isMixed = arcs.some(({ light }) => light === true) && arcs.some(({ light }) => light !== true);
  const reversed = isMixed ? fromStarts(count, arcs) : fewest(count, arcs);
  if (requests.length === 0) return reversed;
  const part = partsOf(count, arcs);
  for (const { vertex, first } of requests) {
    arcs.forEach(({ from, to }, i) => {
      if (from === to || part[from] !== part[to] || (from !== vertex && to !== vertex)) return;
      reversed[i] = (from === vertex) !== first;
    });
  }
  return reversed;
}

/** Every component from its start: arcs back to the start are reversed, then light arcs before any other. */
function fromStarts(count: number, arcs: readonly Arc[]): boolean[] {
  const part = partsOf(count, arcs);
  const starts = startsOf(count, arcs, part);
  const isFree = arcs.map(({ from, to, light }) => light === true || (part[from] === part[to] && starts[to] === 1));
  const turned = fewest(
    count,
    arcs.filter((_, i) => !isFree[i]),
  );
  let at = 0;
  const reversed = isFree.map((free) => !free && turned[at++] === true);
  const inside = arcs.flatMap(({ from, to }, i): Arc[] => {
    if (from === to || part[from] !== part[to]) return [];
    return [reversed[i] ? { from: to, to: from } : { from, to, light: isFree[i] === true }];
  });
  const place = placesAlong(count, inside, starts);
  arcs.forEach(({ from, to }, i) => {
    if (isFree[i] && part[from] === part[to] && from !== to) reversed[i] = nth(place, from) > nth(place, to);
  });
  return reversed;
}

/**
 * Where a strongly connected component begins: where arcs enter it from outside, otherwise at a vertex without incoming
 * arcs, not counting light ones; of several, the one written first. 1 at each start.
 */
function startsOf(count: number, arcs: readonly Arc[], part: Int32Array): Uint8Array {
  const ENTERED = 2;
  const UNCALLED = 1;
  const claim = new Uint8Array(count).fill(UNCALLED);
  for (const { from, to, light } of arcs) {
    if (light === true || from === to) continue;
    if (part[from] !== part[to]) claim[to] = ENTERED;
    else if (claim[to] === UNCALLED) claim[to] = 0;
  }
  const best = new Map<number, number>();
  part.forEach((at, vertex) => {
    const known = best.get(at);
    if (known === undefined || nth(claim, vertex) > nth(claim, known)) best.set(at, vertex);
  });
  const starts = new Uint8Array(count);
  for (const vertex of best.values()) starts[vertex] = 1;
  return starts;
}

/**
 * The position of each vertex: after all its predecessors or, if light arcs close every path, after a vertex with
 * further arcs; then starts come first, and the source order decides.
 */
function placesAlong(count: number, arcs: readonly Arc[], starts: Uint8Array): Int32Array {
  const out = arcsFrom(count, arcs);
  const heavy = new Int32Array(count);
  const all = new Int32Array(count);
  for (const { to, light } of arcs) {
    all[to] = nth(all, to) + 1;
    if (light !== true) heavy[to] = nth(heavy, to) + 1;
  }
  const place = new Int32Array(count).fill(-1);
  const free = new Heap();
  const nearlyFree = new Heap();
  const release = (vertex: number): void => {
    const key = starts[vertex] === 1 ? -1 : vertex;
    if (all[vertex] === 0) free.push(key, vertex);
    else if (heavy[vertex] === 0) nearlyFree.push(key, vertex);
  };
  for (let vertex = 0; vertex < count; vertex++) release(vertex);
  for (let next = 0; free.size + nearlyFree.size > 0; ) {
    const heap = free.size > 0 ? free : nearlyFree;
    const vertex = heap.top;
    heap.pop();
    if (nth(place, vertex) >= 0) continue;
    place[vertex] = next++;
    for (const arc of nth(out, vertex)) {
      const { to, light } = nth(arcs, arc);
      all[to] = nth(all, to) - 1;
      if (light !== true) heavy[to] = nth(heavy, to) - 1;
      if (nth(place, to) < 0) release(to);
    }
  }
  return place;
}

function fewest(count: number, arcs: readonly Arc[]): boolean[] {
  const out = arcsFrom(count, arcs);
  const entering = new Int32Array(count);
  for (const { from, to } of arcs) if (from !== to) entering[to] = int(entering, to) + 1;
  const part = strongParts(count, arcs, out);
  const reversed = arcs.map(() => false);
  const inner = arcs.map((arc) => arc.from !== arc.to && part[arc.from] === part[arc.to]);
  if (!inner.includes(true)) return reversed;
  const searched = searchedBack(count, arcs, out, entering);
  // Components with arcs from outside start where these enter; the search handles that.
  const entered = new Set<number>();
  const againstSource = new Map<number, number>();
  const againstSearch = new Map<number, number>();
  arcs.forEach((arc, i) => {
    if (!inner[i]) {
      entered.add(int(part, arc.to));
      return;
    }
    const at = int(part, arc.from);
    if (arc.from > arc.to) againstSource.set(at, (againstSource.get(at) ?? 0) + 1);
    if (searched[i]) againstSearch.set(at, (againstSearch.get(at) ?? 0) + 1);
  });
  arcs.forEach((arc, i) => {
    if (!inner[i]) return;
    const at = int(part, arc.from);
    const bySource = (againstSource.get(at) ?? 0) - (againstSearch.get(at) ?? 0) < (entered.has(at) ? 0 : 1);
    reversed[i] = bySource ? arc.from > arc.to : (searched[i] ?? false);
  });
  return reversed;
}

/** By vertex, its strongly connected component. */
export function partsOf(count: number, arcs: readonly Arc[]): Int32Array {
  return strongParts(count, arcs, arcsFrom(count, arcs));
}

function arcsFrom(count: number, arcs: readonly Arc[]): number[][] {
  const out: number[][] = Array.from({ length: count }, () => []);
  arcs.forEach(({ from, to }, i) => {
    if (from !== to) (out[from] as number[]).push(i);
  });
  return out;
}

/** Arcs back onto the path of a depth-first search that begins at entries, then in source order. */
function searchedBack(count: number, arcs: readonly Arc[], out: readonly number[][], entering: Int32Array): boolean[] {
  const back = arcs.map(() => false);
  const state = new Uint8Array(count);
  const starts: number[] = [];
  for (let vertex = 0; vertex < count; vertex++) if (entering[vertex] === 0) starts.push(vertex);
  for (let vertex = 0; vertex < count; vertex++) if (entering[vertex] !== 0) starts.push(vertex);
  for (const start of starts) {
    if (state[start] !== 0) continue;
    const path = [start];
    const places = [0];
    state[start] = 1;
    while (path.length > 0) {
      const depth = path.length - 1;
      const vertex = path[depth] as number;
      const place = places[depth] as number;
      const arc = (out[vertex] as number[])[place];
      if (arc === undefined) {
        state[vertex] = 2;
        path.pop();
        places.pop();
        continue;
      }
      places[depth] = place + 1;
      const to = (arcs[arc] as Arc).to;
      if (state[to] === 1) back[arc] = true;
      else if (state[to] === 0) {
        state[to] = 1;
        path.push(to);
        places.push(0);
      }
    }
  }
  return back;
}

/** Tarjan's strongly connected components (1972), without recursion. */
function strongParts(count: number, arcs: readonly Arc[], out: readonly number[][]): Int32Array {
  const part = new Int32Array(count).fill(-1);
  const seen = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const open: number[] = [];
  let clock = 0;
  let parts = 0;
  for (let root = 0; root < count; root++) {
    if (seen[root] !== -1) continue;
    const path = [root];
    const places = [0];
    seen[root] = clock;
    low[root] = clock++;
    open.push(root);
    while (path.length > 0) {
      const depth = path.length - 1;
      const vertex = path[depth] as number;
      const place = places[depth] as number;
      const arc = (out[vertex] as number[])[place];
      if (arc !== undefined) {
        places[depth] = place + 1;
        const to = (arcs[arc] as Arc).to;
        if (seen[to] === -1) {
          seen[to] = clock;
          low[to] = clock++;
          open.push(to);
          path.push(to);
          places.push(0);
        } else if (part[to] === -1) low[vertex] = Math.min(int(low, vertex), int(seen, to));
        continue;
      }
      path.pop();
      places.pop();
      const above = path[depth - 1];
      if (above !== undefined) low[above] = Math.min(int(low, above), int(low, vertex));
      if (low[vertex] !== seen[vertex]) continue;
      for (;;) {
        const member = open.pop() as number;
        part[member] = parts;
        if (member === vertex) break;
      }
      parts++;
    }
  }
  return part;
}
