// The reader of manifests: in, files; out, the picture of what they create in a cluster.
import type { ImportReader, PlacedDiagnostic } from '../../contract.js';
import type { Missing } from '../../manifests/edges.js';
import { manifestsOf } from '../../manifests/manifest.js';
import { clusterPicture } from '../../manifests/picture.js';
import { readJson } from '../../reading/json.js';
import type { Tree } from '../../reading/tree.js';
import { readYaml } from '../../reading/yaml.js';
import { kubernetesReport } from './codes.js';
import { unknownIn } from './unknown.js';

export const read: ImportReader = ({ files, options }) => {
  const diagnostics: PlacedDiagnostic[] = [];
  const documents: Tree[] = [];
  for (const file of files) {
    if (/^\s*[[{]/.test(file.content.slice(0, 1_000)) && /\.json$/i.test(file.path)) {
      const json = readJson(file);
      if ('tree' in json) documents.push(json.tree);
      else diagnostics.push(json.problem);
    } else {
      const yaml = readYaml(file);
      documents.push(...yaml.documents);
      diagnostics.push(...yaml.problems);
    }
  }
  const { manifests, skipped } = manifestsOf(documents);
  for (const { because, place } of manifests.length === 0 ? [] : skipped)
    diagnostics.push({ file: place.file, diagnostic: kubernetesReport('I201', place.span, { because }) });
  const { output, found: edges } = clusterPicture(manifests, titleOf(files.map(({ path }) => path)), options);
  const leftOut = [...(output.leftOut ?? []), ...manifests.flatMap(unknownIn)];
  return { ...output, leftOut, diagnostics: [...diagnostics, ...missingReport(edges.missing)] };
};

function missingReport(missing: readonly Missing[]): readonly PlacedDiagnostic[] {
  const [first] = missing;
  if (!first) return [];
  const names = [...new Set(missing.map(({ from, to }) => `${to} (of ${from.id})`))].sort();
  return [{ file: first.place.file, diagnostic: kubernetesReport('I200', first.place.span, { names }) }];
}

function titleOf(paths: readonly string[]): string {
  const [only] = paths;
  const stem = paths.length === 1 ? (only?.split('/').pop() ?? '').replace(/\.\w+$/, '') : '';
  return /^(?:manifests?|all|kubernetes|k8s|)$/i.test(stem) ? 'Cluster' : stem;
}
