// Does a converted xy chart say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the converter's
// result and the picture drawn from it; out: every disagreement, excused or not. Series are compared in their order.
import { compareItems, compareTitle, confirmsSize, linesOf, oneLine } from '../items.mjs';

/** What a disagreement may be about. */
export const columns = [
  'series',
  'kind',
  'label',
  'values',
  'labels',
  'x',
  'y',
  'orientation',
  'values shown',
  'title',
];

const MOST_SERIES = 12;

export function confirmsRefusal(code, text, { plots }) {
  const counts = ['bar', 'line'].map((kind) => plots.filter((each) => each.kind === kind).length);
  if (code === 'M102' && Math.max(...counts) > MOST_SERIES) return true;
  return confirmsSize(code, text, Math.max(0, ...plots.map(({ values }) => values.length)));
}

/** Mermaid's sanitiser escapes a lone `<` in what it shows as it is. */
const plain = (text) => oneLine(text).replaceAll('&lt;', '<');

const numbers = (list) => list.map((each) => each ?? '-').join();

/** The line of the last statement that starts so. */
const lineOf = (text, word) => text.split('\n').findLastIndex((each) => each.trim().startsWith(word)) + 1;

export function disagreements(text, facts, result, picture) {
  const { items, series } = picture.outline;
  const [header] = result.source.split('\n');
  const out = [];
  const compare = (what, is, actual, excused = false) => {
    if (is !== actual) out.push({ what, detail: `'${is}' became '${actual}'`, excused });
  };
  const isReported = (line, ...codes) =>
    result.diagnostics.some((each) => each.line === line && codes.includes(each.code));
  const horizontal = facts.orientation === 'horizontal';
  compare('orientation', horizontal, header.includes(' orientation=horizontal'));
  compare('values shown', /showDataLabel"?\s*:\s*true/.test(text), header.includes(' values=on'));

  const x = items.find(({ kind }) => kind === 'x');
  const xLine = lineOf(text, 'x-axis');
  compare('x', oneLine(facts.xAxis.title), x?.label ?? '', isReported(xLine, 'M205'));
  const count = Math.max(0, ...facts.plots.map(({ values }) => values.length));
  if (facts.xAxis.categories) {
    compare('x', facts.xAxis.categories.map(plain).join(), (x?.values ?? []).join(), isReported(xLine, 'M205'));
  } else if (xLine > 0 && text.split('\n')[xLine - 1].includes('-->')) {
    const { min, max } = facts.xAxis;
    const places = x?.values ?? [x?.start, x?.end];
    compare('x', `${min} to ${count < 2 ? min : max}`, `${places[0]} to ${places.at(-1)}`);
  }

  const y = items.find(({ kind }) => kind === 'y');
  const yLine = lineOf(text, 'y-axis');
  compare('y', oneLine(facts.yAxis.title), y?.label ?? '', isReported(yLine, 'M205'));
  if (yLine > 0 && text.split('\n')[yLine - 1].includes('-->')) {
    compare('y', `${facts.yAxis.min} to ${facts.yAxis.max}`, `${y?.start} to ${y?.end}`, isReported(yLine, 'M204'));
  }

  const trimmed = (list) => (list ?? []).map(oneLine).join('|').replace(/\|+$/, '');
  const gaps = (list) => numbers(list).replace(/(,-)+$/, '');
  return [
    ...out,
    ...compareTitle(facts, picture),
    ...compareItems({
      result,
      items: 'series',
      wanted: facts.plots.map(({ kind, name, values, labels }) => ({
        kind,
        label: oneLine(name),
        values: gaps(values),
        labels: trimmed(labels),
      })),
      actual: series.map(({ kind, label, values, labels }) => ({
        kind,
        label: label ?? '',
        values: gaps(values),
        labels: trimmed(labels),
      })),
      lines: linesOf(result),
      excuses: { label: ['M205'], labels: ['M205', 'M203'], values: ['M203'] },
    }),
  ];
}
