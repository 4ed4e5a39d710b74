// A page a code: in, the catalogue of the language and the converter; out, for each what it means, a source that raises it,
// what is then said, the repair and its neighbours.
import { allCodes, isOfConverter, raisedBy } from '@linework/operations';
import { fence, page, plain, table } from './markdown.mjs';

const SERIES = {
  E1: 'Lines and words',
  E2: 'Names',
  E3: 'Options and values',
  E4: 'Statements and structure',
  W: 'Advice',
  S: 'Settings',
  M: 'What the converter says of Mermaid',
  I: 'What an import says of files',
};

const seriesOf = ({ code }) => Object.keys(SERIES).find((each) => code.startsWith(each)) ?? code.charAt(0);
const byCode = (a, b) => (a.code < b.code ? -1 : 1);

/** Codes by series, each once. */
export function codeSeries() {
  const groups = new Map();
  for (const each of [...allCodes()].sort(byCode))
    groups.set(seriesOf(each), [...(groups.get(seriesOf(each)) ?? []), each]);
  const order = [...Object.keys(SERIES), ...[...groups.keys()].filter((each) => !(each in SERIES)).sort()];
  return order
    .filter((each) => groups.has(each))
    .map((each) => ({ title: SERIES[each] ?? `Codes ${each}`, codes: groups.get(each) }));
}

/** What is done with a text by who says its codes. */
const DONE = { M: 'converted', I: 'imported' };

function weight({ code, severity }) {
  const done = DONE[code.charAt(0)] ?? 'drawn';
  return severity === 'error' ? `Error: nothing is ${done}.` : `Warning: the diagram is ${done}.`;
}

/** `said` writes a diagnostic as the command does. */
export function codePage(entry, near, { icons, said }) {
  const language = isOfConverter(entry.code) ? 'mermaid' : 'diagram';
  const found = entry.example === '' ? undefined : raisedBy(entry, icons);
  return page(
    `# ${entry.code}`,
    `${weight(entry)} ${plain(entry.meaning)}`,
    entry.example === '' ? 'No source raises it by itself.' : page('Raised by', fence(language, entry.example)),
    found ? page('What is said', fence('text', said(found.name, found.text, found.diagnostic))) : '',
    entry.repair === '' ? '' : page('Repaired', fence(language, entry.repair)),
    near.length === 0 ? '' : '## Its neighbours',
    table(
      ['Code', 'What it stands for'],
      near.map((each) => [`[${each.code}](${each.code}.md)`, plain(each.meaning)]),
    ),
    '[All codes](../README.md#codes)',
  );
}

/** Up to two on either side in its series. */
export function neighbours(entry, { codes }) {
  const at = codes.indexOf(entry);
  return codes.slice(Math.max(0, at - 2), at + 3).filter((each) => each !== entry);
}
