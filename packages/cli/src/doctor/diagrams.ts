// What is out of date or has errors, as ci knows it, if the repository is small enough to be checked here.
import { counted } from '../ci/counted.js';
import type { Finding } from '../ci/finding.js';
import { Failure } from '../command/failure.js';
import { jsonOfVerb } from '../command/json-of-verb.js';
import type { VerbEntry } from '../command/verb.js';
import { findSources } from '../files/find-sources.js';
import { shownPath } from '../files/read-text.js';
import type { Io } from '../terminal/io.js';
import type { Examined } from './contract.js';

/** Diagrams and documents that are checked. */
const MOST = 200;
/** Findings that are listed. */
const MOST_LISTED = 5;

interface Ran {
  readonly counts: { readonly diagrams: number; readonly sources: number; readonly documents: number };
  readonly findings: readonly Finding[];
}

const STEPS = { check: 'linework check', generate: 'linework generate', sync: 'linework sync' } as const;

export async function diagramsExamined(
  io: Io,
  verbs: readonly VerbEntry[],
  settings: string | undefined,
): Promise<Examined> {
  const wanted = { extension: '.diagram', also: ['.md', '.markdown', '.mdx'], deep: true };
  const { length } = findSources(['.'], wanted).sources;
  if (length > MOST)
    return {
      name: 'diagrams',
      state: 'note',
      says: `Not checked here: there are ${length} diagrams and documents, more than ${MOST}.`,
      next: 'To check them, run: linework ci',
    };
  try {
    return examinedOf(await checked(io, verbs, settings));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { name: 'diagrams', state: 'broken', says: error.message };
  }
}

function examinedOf({ counts, findings }: Ran): Examined {
  const all = `${counted(counts.diagrams, 'diagram')}, ${counted(counts.sources, 'source')}, ${counted(counts.documents, 'document')}`;
  const due = findings.filter(({ level }) => level === 'error');
  if (due.length === 0) return { name: 'diagrams', state: 'ok', says: `${all}: all up to date.` };
  const listed = due.slice(0, MOST_LISTED).map(({ file, message }) => `${shownPath(file)}: ${message}`);
  const rest = due.length - listed.length;
  // What is generated comes before the documents that show it.
  const steps = Object.keys(STEPS).flatMap((step) =>
    due.some((each) => each.step === step) ? STEPS[step as keyof typeof STEPS] : [],
  );
  return {
    name: 'diagrams',
    state: 'note',
    says: [`${all}: ${counted(due.length, 'finding')}.`, ...listed, ...(rest > 0 ? [`and ${rest} more`] : [])].join(
      '\n',
    ),
    next: `Run: ${steps.join(', then ')}`,
  };
}

async function checked(io: Io, verbs: readonly VerbEntry[], settings: string | undefined): Promise<Ran> {
  // Without the variables of a runner, whose reports are not meant.
  const options = { 'fail-on-warning': false, settings, json: true };
  return (await jsonOfVerb('ci', options, { io: { ...io, env: {} }, verbs })).printed as Ran;
}
