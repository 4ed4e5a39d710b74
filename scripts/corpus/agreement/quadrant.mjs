// Does a converted quadrant say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the converter's
// result and the picture drawn from it; out: every disagreement, excused or not.
import { compareItems, compareTitle, confirmsSize, linesOf, oneLine } from '../items.mjs';

/** What a disagreement may be about. */
export const columns = ['points', 'label', 'x', 'y', 'axes', 'areas', 'losses', 'title'];

const AREAS = ['top-right', 'top-left', 'bottom-left', 'bottom-right'];

export const confirmsRefusal = (code, text, facts) => confirmsSize(code, text, facts.points.length);

export function disagreements(_text, facts, result, picture) {
  const { items } = picture.outline;
  const points = items.filter(({ kind }) => kind === 'point');
  const axis = (name) =>
    (items.find(({ kind }) => kind === name)?.values ?? []).filter((each) => each !== null).join(' / ');
  const ends = (of) =>
    (of ?? [])
      .filter((each) => each !== '')
      .map(oneLine)
      .join(' / ');
  const out = [];
  for (const [name, of] of [
    ['x', facts.xAxis],
    ['y', facts.yAxis],
  ]) {
    if (axis(name) !== ends(of)) out.push({ what: 'axes', detail: `${ends(of)} became ${axis(name)}`, excused: false });
  }
  for (const [at, label] of (facts.quadrants ?? []).entries()) {
    const areaLabel = items.find(({ kind, id }) => kind === 'area' && id === AREAS[at])?.label ?? '';
    if (areaLabel !== oneLine(label))
      out.push({ what: 'areas', detail: `'${label}' became '${areaLabel}'`, excused: false });
  }
  const lines = linesOf(result);
  for (const [at, { styles = [], class: name }] of facts.points.entries()) {
    const isReported = (...codes) =>
      result.diagnostics.some(({ code, line }) => codes.includes(code) && line === lines[at]);
    const has = (property) => styles.some((each) => each.trim().startsWith(property));
    const lost = [
      ...(has('stroke') && !isReported('M200') ? ['stroke'] : []),
      ...(has('color') && !isReported('M204', 'M200') ? ['color'] : []),
      ...(has('radius') && !/ size=/.test(pointLines(result.source)[at] ?? '') ? ['radius'] : []),
      ...(name !== undefined &&
      !isReported('M200', 'M204') &&
      !/ (?:size|tone)=/.test(pointLines(result.source)[at] ?? '')
        ? [name]
        : []),
    ];
    if (lost.length > 0) out.push({ what: 'losses', detail: `point ${at + 1}: ${lost}`, excused: false });
  }
  return [
    ...out,
    ...compareTitle(facts, picture),
    ...compareItems({
      result,
      items: 'points',
      wanted: facts.points.map(({ label, x, y }) => ({ label: oneLine(label), x, y })),
      actual: points.map(({ label, values }) => ({ label, x: values[0], y: values[1] })),
      lines,
      excuses: { label: ['M205'] },
    }),
  ];
}

const pointLines = (source) => source.split('\n').filter((line) => line.startsWith('point '));
