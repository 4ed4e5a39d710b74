// What a repository can make diagrams from: in, its files; out, sources, the most useful first. Each is tried before it is written.
// Folders of examples, tests and wrappers show the repository's own parts again, so nothing in them is a source.
import { posix } from 'node:path';
import { sampleIn } from '@linework/import';
import type { SourceSettings } from '@linework/operations/settings/contract';

interface Rule {
  readonly format: string;
  readonly file: RegExp;
  /** The input is the folder of the file, not only the file. */
  readonly folder?: true;
  readonly name: string;
}

const RULES: readonly Rule[] = [
  { format: 'structurizr', file: /(?:^|\/)workspace\.dsl$/, name: 'architecture' },
  { format: 'compose', file: /(?:^|\/)(?:docker-)?compose\.ya?ml$/, name: 'services' },
  { format: 'prisma', file: /(?:^|\/)schema\.prisma$/, name: 'database' },
  { format: 'sql', file: /(?:^|\/)[^/]*schema[^/]*\.sql$/i, name: 'database' },
  { format: 'sql', file: /\.sql$/, folder: true, name: 'database' },
  { format: 'openapi', file: /(?:^|\/)(?:openapi|swagger)\.(?:ya?ml|json)$/, name: 'api' },
  { format: 'asyncapi', file: /(?:^|\/)asyncapi\.(?:ya?ml|json)$/, name: 'events' },
  { format: 'helm', file: /(?:^|\/)Chart\.yaml$/, folder: true, name: 'chart' },
  { format: 'kustomize', file: /(?:^|\/)kustomization\.ya?ml$/, folder: true, name: 'cluster' },
  { format: 'terraform', file: /\.tf$/, folder: true, name: 'infrastructure' },
  { format: 'pulumi', file: /(?:^|\/)Pulumi\.yaml$/, folder: true, name: 'infrastructure' },
  { format: 'bicep', file: /(?:^|\/)main\.bicep$/, name: 'infrastructure' },
  { format: 'backstage', file: /(?:^|\/)catalog-info\.yaml$/, name: 'catalog' },
  { format: 'hosta-actions', file: /^\.github\/workflows\/[^/]+\.ya?ml$/, folder: true, name: 'workflows' },
  { format: 'hostb-ci', file: /^\.gitlab-ci\.yml$/, name: 'pipeline' },
  { format: 'hostc-pipelines', file: /^azure-pipelines\.ya?ml$/, name: 'pipeline' },
];

const MOST = 12;

export interface Candidates {
  readonly sources: readonly SourceSettings[];
  /** How many more there would be. */
  readonly more: number;
  /** How many are in folders of examples, tests and wrappers. */
  readonly samples: number;
}

export function candidates(paths: readonly string[], folder: string): Candidates {
  const found: SourceSettings[] = [];
  const taken = new Set<string>();
  const names = new Set<string>();
  const samples = new Set<string>();
  let more = 0;
  for (const { format, file, folder: whole, name } of RULES) {
    const inputs = new Set<string>();
    for (const path of paths.filter((each) => file.test(each))) {
      const isSample = sampleIn(posix.dirname(path)) !== undefined;
      (isSample ? samples : inputs).add(whole ? posix.dirname(path) : path);
    }
    for (const from of outermost([...inputs])) {
      const key = `${format} ${whole ? from : posix.dirname(from)}`;
      if (taken.has(key)) continue;
      taken.add(key);
      if (found.length >= MOST) {
        more++;
        continue;
      }
      const own = freeName(name, from, names);
      names.add(own);
      found.push({ name: own, from, format, out: `${folder}/${own}.diagram` });
    }
  }
  return { sources: found, more, samples: samples.size };
}

/** Drops folders inside another one, which are read with it. */
function outermost(inputs: readonly string[]): readonly string[] {
  return inputs
    .filter((each) => !inputs.some((other) => other !== each && (other === '.' || each.startsWith(`${other}/`))))
    .sort();
}

function freeName(name: string, from: string, names: ReadonlySet<string>): string {
  if (!names.has(name)) return name;
  const part = posix
    .basename(from.includes('.') ? posix.dirname(from) : from)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  let own = `${name}-${part}`.replace(/(?<!-)-+$/, '');
  for (let count = 2; names.has(own); count++) own = `${name}-${count}`;
  return own;
}
