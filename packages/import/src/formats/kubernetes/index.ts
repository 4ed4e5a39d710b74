// Kubernetes manifests, in YAML or JSON, from one file or a folder.
import type { Importer } from '../../contract.js';
import { MANIFEST_OPTIONS } from '../../manifests/options.js';
import { kubernetesCodes } from './codes.js';

export const kubernetes: Importer = {
  format: 'kubernetes',
  meaning: 'Kubernetes, Gateway API and Istio manifests, from one file or a folder',
  options: MANIFEST_OPTIONS,
  codes: kubernetesCodes,
  reads: (path) => /\.(?:ya?ml|json)$/i.test(path),
  recognises: (files) => {
    const own = files.find(({ path, content }) => /\.(?:ya?ml|json)$/i.test(path) && isManifest(content));
    return own && { score: 0.8, reason: `${own.path} has a resource with apiVersion and kind` };
  },
  proposing: { subject: 'cluster', per: 'folder' },
  load: async () => (await import('./read.js')).read,
};

/** Both keys at the start of lines, without the marks of another format. */
function isManifest(content: string): boolean {
  const text = content.slice(0, 400_000);
  if (/^\s*\{/.test(text)) return /"apiVersion"\s*:/.test(text) && /"kind"\s*:/.test(text);
  if (!/^(?:apiVersion|["']apiVersion["'])\s*:/m.test(text) || !/^kind\s*:/m.test(text)) return false;
  return !/^apiVersion\s*:\s*["']?(?:backstage\.io|kustomize\.config\.k8s\.io)\//m.test(text);
}
