// One page per series of codes: in, the catalogue of the language and the converter; out, for each code its meaning, a source that
// raises it, the message and the fix.
import { allCodes, isOfConverter, raisedBy } from '@linework/operations';
import { groupsOf } from './groups.mjs';
import { anchor, fence, page, plain, table } from './markdown.mjs';

/** Of an example that is too long to be shown whole. */
const SHOWN_LINES = 20;

/** By the first characters of the codes; the pages of a series without a subject name only its numbers. */
const SUBJECTS = {
  E1: 'Lines and text',
  E2: 'Names',
  E3: 'Options and values',
  E4: 'Statements and structure',
  E: 'Meaning of one kind',
  W: 'Advice',
  S: 'Settings',
  R: 'Rules of a team',
  M: 'Conversion from Mermaid',
  I: 'Imports',
};

/** Of a code: its letter and its hundred. */
const seriesOf = (code) => code.slice(0, 2);
const subjectOf = (series) => SUBJECTS[series] ?? SUBJECTS[series.charAt(0)] ?? 'Other codes';
const letters = Object.keys(SUBJECTS).map((each) => each.charAt(0));

const pathOf = (series) => `codes/${series}.md`;

/** The codes of each page, in reading order. */
export function codeSeries() {
  const order = ({ code }) => `${String(letters.indexOf(code.charAt(0))).padStart(3)}${code}`;
  const sorted = [...allCodes()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return groupsOf(sorted, ({ code }) => seriesOf(code)).map(([series, codes]) => ({
    title: `Codes ${series}xx`,
    subject: subjectOf(series),
    path: pathOf(series),
    codes,
  }));
}

/** A link to a code; `up` leads to the folder of the reference. */
export const codeLink = (code, up = '') => link(code, up + pathOf(seriesOf(code)));
const link = (code, path) => `[${code}](${path}#${anchor(code)})`;

/** A row per code: the code, its severity and its meaning. */
const codeTable = (codes, linkOf) =>
  table(
    ['Code', 'Severity', 'Meaning'],
    codes.map(({ code, severity, meaning }) => [linkOf(code), severity, plain(meaning)]),
  );

/** The codes of a format or a kind, for its page, which is one folder below the reference. */
export const ownCodes = (codes) => codeTable(codes, (code) => codeLink(code, '../'));

/** What happens to a text, by the series of its codes. */
const DONE = { M: 'converted', I: 'imported' };

function weight({ code, severity }) {
  const done = DONE[code.charAt(0)] ?? 'drawn';
  return severity === 'error' ? `Error: nothing is ${done}.` : `Warning: the diagram is ${done}.`;
}

/** `formatDiagnostic` writes a diagnostic as the command does. */
export function codesPage({ title, subject, codes }, { icons, formatDiagnostic }) {
  return page(
    `# ${title}`,
    `${subject}.`,
    codeTable(codes, (code) => link(code, '')),
    ...codes.map((each) => section(each, { icons, formatDiagnostic })),
    '[All codes](../README.md#codes)',
  );
}

/** Examples that exceed a limit are long; a reader needs only their beginning. */
function shortened(example) {
  const lines = example.split('\n');
  const hidden = lines.length - SHOWN_LINES;
  if (hidden <= SHOWN_LINES) return example;
  return [...lines.slice(0, SHOWN_LINES), `… ${hidden.toLocaleString('en')} more lines`].join('\n');
}

function section(entry, { icons, formatDiagnostic }) {
  const language = isOfConverter(entry.code) ? 'mermaid' : 'diagram';
  const sample = entry.example === '' ? undefined : raisedBy(entry, icons);
  return page(
    `## ${entry.code}`,
    `${weight(entry)} ${plain(entry.meaning)}`,
    entry.example === ''
      ? 'No single source raises it.'
      : page('Raised by:', fence(language, shortened(entry.example))),
    sample ? page('Message:', fence('text', formatDiagnostic(sample.name, sample.text, sample.diagnostic))) : '',
    entry.repair === '' ? '' : page('Fixed:', fence(language, entry.repair)),
  );
}
