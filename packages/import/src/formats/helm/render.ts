// A chart rendered: in, the chart with the charts below it that take part; out, the text of each template and the places of its
// parts. All templates of all charts share one namespace; those nearer the top win (helm/pkg/engine).
import type { Budget } from '../../reading/budget.js';
import type { Taking } from './coalesce.js';
import { contextOf, release } from './context.js';
import { textOf } from './functions/arguments.js';
import { charge } from './functions/costs.js';
import { FUNCTIONS } from './functions/index.js';
import { type Machine, type Output, rendered } from './template/evaluate.js';
import type { Node, Templates } from './template/nodes.js';
import { parseTemplate } from './template/parse.js';
import { byCode, type Dict, dictOf } from './template/value.js';

export interface Rendered extends Output {
  readonly path: string;
  /** The chart that contains it, by the path of names. */
  readonly chart: readonly string[];
}

interface Pending {
  /** Helm's name for it: the charts' names, then the path in the last. */
  readonly name: string;
  readonly path: string;
  readonly content: string;
  readonly base: string;
  readonly chart: readonly string[];
  readonly data: Dict;
}

const KEPT = 500;
const SHORT_TEXT = 2_000;

export function renderChart(taking: Taking, budget: Budget): readonly Rendered[] {
  const pending: Pending[] = [];
  gather(taking, [taking.name], release(), pending, budget);
  const order = pending.toSorted((a, b) => depthOf(b.name) - depthOf(a.name) || byCode(b.name, a.name));
  const templates = new Map<string, readonly Node[]>();
  for (const { name, path, content } of order) {
    const { nodes, defined } = parseTemplate(path, content);
    for (const [key, each] of defined) templates.set(key, each);
    templates.set(name, nodes);
  }
  const machine: Machine = {
    templates,
    functions: FUNCTIONS,
    parse: innerParser(budget),
    budget,
    charge,
  };
  return pending
    .filter(({ name }) => !/(?:^|\/)_[^/]*$/.test(name))
    .toSorted((a, b) => byCode(a.name, b.name))
    .flatMap(({ name, path, base, chart, data }): readonly Rendered[] => {
      data.set(
        'Template',
        dictOf([
          ['Name', name],
          ['BasePath', base],
        ]),
      );
      const output = rendered(machine, templates.get(name) ?? [], data);
      return /(?:^|\/)NOTES\.txt$/.test(name) || output.text.trim() === '' ? [] : [{ ...output, path, chart }];
    });
}

function depthOf(name: string): number {
  return name.split('/').length;
}

function gather(taking: Taking, names: readonly string[], own: Dict, pending: Pending[], budget: Budget): Dict {
  const below = new Map(
    taking.below.map((each) => [each.name, gather(each, [...names, each.name], own, pending, budget)]),
  );
  const data = contextOf(taking, own, below, names.length === 1, budget);
  const way = names.join('/charts/');
  const library = textOf(taking.chart.about.get('type')) === 'library';
  for (const { inside, path, content } of taking.chart.templates) {
    if (library && !/(?:^|\/)_[^/]*$/.test(inside)) continue;
    pending.push({ name: `${way}/${inside}`, path, content, base: `${way}/templates`, chart: names, data });
  }
  return data;
}

/** Caches the texts given to `tpl`, because they often repeat. */
function innerParser(budget: Budget): Machine['parse'] {
  const parsed = new Map<string, ReturnType<typeof parseTemplate>>();
  return (text: string, known: Templates) => {
    const before = parsed.get(text) ?? parsedWithin(budget, text);
    if (parsed.size < KEPT) parsed.set(text, before);
    return { nodes: before.nodes, known: before.defined.size === 0 ? known : new Map([...known, ...before.defined]) };
  };
}

/** A long text can consist of small tokens, which take more memory than the text. */
function parsedWithin(budget: Budget, text: string): ReturnType<typeof parseTemplate> {
  budget.steps(Math.ceil(text.length / 4));
  if (text.length > SHORT_TEXT) budget.items(Math.ceil(text.length / 4));
  return parseTemplate('', text);
}
