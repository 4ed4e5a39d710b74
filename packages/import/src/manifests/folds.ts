// Resources that are drawn as part of another: in, manifests and the edges between them; out, what each is folded into.
import { grouped } from '../grouped.js';
import { textAt } from '../reading/tree.js';
import type { ClusterEdge, ClusterEdges } from './edges.js';
import { NOISE, SHARED } from './looks.data.js';
import type { Manifest } from './manifest.js';

/** What each is folded into; an empty text if it serves nothing that is drawn. */
export function foldsOf(manifests: readonly Manifest[], { edges }: ClusterEdges): ReadonlyMap<string, string> {
  const folds = new Map<string, string>();
  const arriving = grouped(edges, ({ to }) => to);
  const leaving = grouped(edges, ({ from }) => from);
  for (const manifest of manifests) {
    const { id, kind } = manifest;
    const users = new Set((arriving.get(manifest) ?? []).map(({ from }) => from));
    const selected = (leaving.get(manifest) ?? []).filter(({ why }) => why === 'selector');
    const targets = [...new Set(selected.map(({ to }) => to))];
    const [target] = targets;
    if (kind === 'Service' && target && targets.length === 1 && standsFor(manifest, target, arriving.get(target) ?? []))
      folds.set(id, target.id);
    else if (SHARED.has(kind) && users.size === 1) folds.set(id, [...users][0]?.id ?? '');
    else if (NOISE.has(kind) || isTest(manifest)) folds.set(id, '');
  }
  const neighbours = neighboursOf(edges);
  for (const [id, host] of folds) if (host === '') folds.set(id, hostOf(id, neighbours, folds));
  return folds;
}

/** What Helm runs to test a release (Helm documentation, Chart Tests). */
function isTest({ tree }: Manifest): boolean {
  return /(?:^|,)\s*test(?:-success|-failure)?\s*(?:,|$)/.test(
    textAt(tree, 'metadata', 'annotations', 'helm.sh/hook') ?? '',
  );
}

/** A cluster-internal service is drawn as the workload with its name; any other as a workload that no other service targets. */
function standsFor(service: Manifest, workload: Manifest, arriving: readonly ClusterEdge[]): boolean {
  if (service.name !== workload.name) return false;
  const type = textAt(service.tree, 'spec', 'type');
  if (type === undefined || type === 'ClusterIP') return true;
  return arriving.every(({ from, why }) => why !== 'selector' || from === service);
}

/** What is at the other end of each edge. */
function neighboursOf(edges: readonly ClusterEdge[]): ReadonlyMap<string, readonly string[]> {
  const ends = edges.flatMap(({ from, to }) => [
    { id: from.id, other: to.id },
    { id: to.id, other: from.id },
  ]);
  return new Map([...grouped(ends, ({ id }) => id)].map(([id, list]) => [id, list.map(({ other }) => other)] as const));
}

/** The nearest drawn resource, through others that are folded. */
function hostOf(
  start: string,
  neighbours: ReadonlyMap<string, readonly string[]>,
  folds: ReadonlyMap<string, string>,
): string {
  const seen = new Set([start]);
  let level: readonly string[] = [start];
  for (let step = 0; step < 3; step++) {
    const next = level.flatMap((id) => neighbours.get(id) ?? []);
    const host = next.find((id) => !folds.has(id));
    if (host !== undefined) return host;
    level = next.filter((id) => !seen.has(id));
    for (const id of level) seen.add(id);
  }
  return '';
}
