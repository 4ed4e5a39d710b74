// What a reader who knows the C4 model expects of a picture: in, the model; out, elements in the wrong place, of a
// level outside the view, or without the texts that the view needs.
import type { Diagnostic, Fix } from '../../diagnostics/report.js';
import type { Checked } from '../../grammar/entry.js';
import { report } from './codes.js';
import type { C4Model, Element, View } from './model.js';

export function levelChecks(model: C4Model, checked: Checked): readonly Diagnostic[] {
  return [...outOfPlace(model), ...ofOtherLevels(model, checked), ...wordless(model)];
}

/** Only views of one level. */
function isLevelView(view: View): boolean {
  return view === 'container' || view === 'component';
}

function outOfPlace({ view, elements, boundaries }: C4Model): readonly Diagnostic[] {
  if (!isLevelView(view)) return [];
  const around = new Map(boundaries.map((each) => [each.id, each]));
  const stands = (group: string | undefined, within: string): boolean => {
    for (let at = group; at !== undefined; at = around.get(at)?.parent) if (around.get(at)?.of === within) return true;
    return false;
  };
  const inFrames = boundaries.flatMap(({ id, of, external, parent, span }) =>
    of === 'container' && !external && !stands(parent, 'system') && view === 'container'
      ? [report('W630', span, { id, keyword: 'container', within: 'system' })]
      : [],
  );
  const cards = elements.flatMap(({ id, level, external, group, span }) => {
    const within = level === 'container' ? 'system' : 'container';
    if ((level !== 'container' && level !== 'component') || external || stands(group, within)) return [];
    if (level === 'container' && view === 'component') return [];
    return [report('W630', span, { id, keyword: level, within })];
  });
  return [...inFrames, ...cards];
}

/** The view that shows an element missing from this one. */
function viewFor(view: View, { level }: Element): View | undefined {
  if (view === 'context' && (level === 'container' || level === 'component')) return level;
  return view === 'container' && level === 'component' ? 'component' : undefined;
}

function ofOtherLevels({ view, elements, relations }: C4Model, checked: Checked): readonly Diagnostic[] {
  const deeper = elements.filter((each) => viewFor(view, each) !== undefined);
  const intended: View = deeper.some(({ level }) => level === 'component') ? 'component' : 'container';
  const [first] = deeper;
  if (first === undefined) return [];
  const written = checked.header.options.get('view')?.values[0];
  const fix: Fix | undefined = written && { span: written.span, text: intended, safe: false };
  const known = new Map(deeper.map((each) => [each.id, each]));
  return [
    report('W632', first.span, { id: first.id, keyword: first.level, view, meant: intended }, fix),
    ...relations.flatMap(({ from, to, span }) => {
      const end = known.get(from) ?? known.get(to);
      return end === undefined ? [] : [report('W631', span, { id: end.id, keyword: end.level, view, meant: intended })];
    }),
  ];
}

/** Reported once for all of them, at the first. */
function wordless(model: C4Model): readonly Diagnostic[] {
  const { relations } = model;
  const silent = relations.filter(({ label }) => label === undefined);
  const [first] = silent;
  return [
    ...elementsWithoutWords(model),
    ...(first === undefined
      ? []
      : [report('W634', first.span, { arrows: silent.map(({ from, arrow, to }) => `${from} ${arrow} ${to}`) })]),
  ];
}

function elementsWithoutWords({ view, elements }: C4Model): readonly Diagnostic[] {
  const own = elements.filter(({ external }) => !external);
  const reportMissing = (lacking: readonly Element[], missing: string, option: string): readonly Diagnostic[] => {
    const [first] = lacking;
    return first === undefined
      ? []
      : [report('W633', first.span, { ids: lacking.map(({ id }) => id), missing, option })];
  };
  if (view === 'context')
    return reportMissing(
      own.filter(({ level, sub, desc }) => (level === 'person' || level === 'system') && !sub && !desc),
      'description',
      'sub="Shows balances"',
    );
  if (!isLevelView(view)) return [];
  return reportMissing(
    own.filter(({ level, sub, desc, tech }) => level === view && !sub && !desc && !tech),
    'technology and no description',
    'tech="TypeScript" sub="Shows balances"',
  );
}
