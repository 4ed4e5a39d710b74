// One page per code: in, the catalogue of the language and the converter; out, for each its meaning, a source that raises it,
// the message, the fix and its neighbours.
import { allCodes, isOfConverter, raisedBy } from '@linework/operations';
import { fence, page, plain, table } from './markdown.mjs';

const SERIES = {
  E1: 'Lines and text',
  E2: 'Names',
  E3: 'Options and values',
  E4: 'Statements and structure',
  W: 'Advice',
  S: 'Settings',
  M: 'Conversion from Mermaid',
  I: 'Imports',
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

/** What happens to a text, by the series of its codes. */
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
    entry.example === '' ? 'No single source raises it.' : page('Raised by:', fence(language, entry.example)),
    found ? page('Message:', fence('text', said(found.name, found.text, found.diagnostic))) : '',
    entry.repair === '' ? '' : page('Fixed:', fence(language, entry.repair)),
    near.length === 0 ? '' : '## Related codes',
    table(
      ['Code', 'Meaning'],
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
