// The format of each file of a repository: in, its paths; out, those of a known format. A file is opened only where names and
// endings do not decide.
import type { Importer } from '../contract.js';
import { BY_DEFAULT, type Proposing, type RepositoryFiles } from './contract.js';

export interface RecognisedFile {
  readonly path: string;
  readonly importer: Importer;
  readonly proposing: Proposing;
  readonly score: number;
}

/** From here on, a name decides. */
const SURE = 0.9;
/** Documents are kept up to date by sync, and quote files of every format. */
const DOCUMENT = /\.(?:md|mdx|markdown|rst|adoc)$/i;
/** Where the content of a file says little about the repository. */
const ASIDE =
  /(?:^|\/)(?:tests?|__tests__|__mocks__|testdata|fixtures?|__fixtures__|vendor|third_party|site-packages)\/|\.(?:test|spec)\.\w+$/;

export function recognisedFiles(
  { paths, beginningOf }: RepositoryFiles,
  importers: readonly Importer[],
): readonly RecognisedFile[] {
  return paths.flatMap((path) => {
    if (DOCUMENT.test(path)) return [];
    const possible = importers.filter(({ reads }) => reads?.(path) ?? true);
    const named = best(possible, path, '');
    if (named && named.score >= SURE) return [named];
    const candidates = possible.filter((each) => looksInto(each, path));
    const isAside = ASIDE.test(path);
    const beginning = candidates.length === 0 || isAside ? undefined : beginningOf(path);
    return (beginning ? best(candidates, path, beginning) : weak(named)) ?? [];
  });
}

function proposingOf({ proposing = BY_DEFAULT }: Importer): Proposing {
  return proposing;
}

function looksInto(importer: Importer, path: string): boolean {
  const { looksInto: own = importer.reads } = proposingOf(importer);
  return own?.(path) ?? false;
}

/** A name decides nothing where only the content can. */
function weak(named: RecognisedFile | undefined): RecognisedFile | undefined {
  return named?.proposing.isWorth ? undefined : named;
}

function best(importers: readonly Importer[], path: string, content: string): RecognisedFile | undefined {
  let top: RecognisedFile | undefined;
  for (const importer of importers) {
    const score = importer.recognises([{ path, content }])?.score ?? 0;
    if (score <= (top?.score ?? 0)) continue;
    const proposing = proposingOf(importer);
    if (content !== '' && proposing.isWorth?.(content) === false) continue;
    top = { path, importer, proposing, score };
  }
  return top;
}
