// The real graphs. In: a set's graphs and the engine processes; out, rows of the table: every peer's total crossings, on how
// many graphs ours has no more, and faults; and the best peer of each graph. Every engine gets the same graph and
// direction; ours is the drawing of its picture.
import { judge } from '../../scripts/layout/measured.mjs';
import { OURS } from './stands.mjs';
import { figure, printTable } from './table.mjs';

const HEADS = ['set', 'engine', 'graphs', 'crossings', 'ours', 'ours ≤ it', 'ours < it', 'faults', 'faulty', ''];
/** The bar of issue 4: no more crossings than the best of these on that share of the graphs, and fewer in all. */
const BEST_OF = ['dot', 'viz', 'elk', 'dagre'];
const SHARE = 0.9;
/** Number of lost graphs listed for each set. */
const LISTED = 12;

export async function realGraphs(sets, stands) {
  const rows = [];
  const missed = [];
  const losses = [];
  for (const { name, graphs } of sets) {
    const ours = graphs.map(({ graph, drawing }) => verdict(graph, drawing));
    const own = total(ours);
    rows.push([name, OURS, ours.length, own.crossings, '', '', '', own.faults, own.faulty]);
    const peers = new Map();
    for (const stand of stands.filter((each) => each.name !== OURS)) {
      const theirs = [];
      for (const { graph, drawing } of graphs) {
        const input = { ...graph, direction: drawing.direction };
        const { drawing: laid } = await stand.lay(input);
        theirs.push(laid === undefined ? undefined : verdict(input, laid));
      }
      peers.set(stand.name, theirs);
      rows.push(compared(name, stand.name, ours, theirs));
      process.stderr.write(`${name} ${stand.name}\n`);
    }
    const bestOf = (names) => {
      const lists = names.flatMap((each) => (peers.has(each) ? [peers.get(each)] : []));
      return ours.map((_, i) => least(lists.flatMap((list) => list[i] ?? [])));
    };
    if (peers.size === 0) continue;
    const best = bestOf(BEST_OF);
    rows.push(compared(name, 'best of dagre, elk, dot', ours, best));
    if (peers.has('elk tuned')) rows.push(compared(name, 'best, with elk tuned', ours, bestOf([...peers.keys()])));
    const singles = BEST_OF.flatMap((each) => (peers.has(each) ? [{ name: each, theirs: peers.get(each) }] : []));
    rows.push(...bars(name, ours, best, singles, missed));
    losses.push(...lost(name, graphs, ours, best));
  }
  printTable(HEADS, rows, 2);
  for (const each of losses) console.log(`  ${each}`);
  return missed;
}

function verdict(graph, drawing) {
  const { figures, total: faults } = judge(graph, drawing);
  return { crossings: figures.crossings, faults };
}

/** The graphs with the largest lead of a peer. */
function lost(name, graphs, ours, best) {
  const behind = graphs.map((graph, i) => ({ graph: graph.name, own: ours[i].crossings, best: best[i]?.crossings }));
  return behind
    .filter((each) => each.own > each.best)
    .sort((a, b) => b.own - b.best - (a.own - a.best))
    .slice(0, LISTED)
    .map((each) => `${each.own} to ${each.best}: ${name}/${each.graph}`);
}

function least(verdicts) {
  return verdicts.reduce(
    (best, each) => (best === undefined || each.crossings < best.crossings ? each : best),
    undefined,
  );
}

function total(verdicts) {
  const known = verdicts.filter((each) => each !== undefined);
  return {
    crossings: known.reduce((sum, each) => sum + each.crossings, 0),
    faults: known.reduce((sum, each) => sum + each.faults, 0),
    faulty: known.filter((each) => each.faults > 0).length,
  };
}

/** Over the graphs that both have drawn. */
function pairs(ours, theirs) {
  return ours.flatMap((own, i) => (theirs[i] === undefined ? [] : [[own, theirs[i]]]));
}

function compared(name, engine, ours, theirs) {
  const both = pairs(ours, theirs);
  const own = total(both.map(([a]) => a));
  const their = total(both.map(([, b]) => b));
  const percent = (count) => `${((100 * count) / Math.max(1, both.length)).toFixed(1)} %`;
  const most = both.filter(([a, b]) => a.crossings <= b.crossings).length;
  const fewer = both.filter(([a, b]) => a.crossings < b.crossings).length;
  const lost = ours.length - both.length;
  return [
    name,
    engine,
    both.length,
    their.crossings,
    own.crossings,
    percent(most),
    percent(fewer),
    engine.startsWith('best') ? '' : their.faults,
    engine.startsWith('best') ? '' : their.faulty,
    lost > 0 ? `${lost} not drawn` : '',
  ];
}

/** The bars are read both ways: fewer crossings in all than each peer, and than the best peer of each graph together. */
function bars(name, ours, best, singles, missed) {
  const both = pairs(ours, best);
  const share = both.filter(([a, b]) => a.crossings <= b.crossings).length / Math.max(1, both.length);
  const verdict = (what, hit, words) => {
    if (!hit) missed.push(`${name}: ${what} ${words}`);
    return hit ? 'hit' : 'MISS';
  };
  const fewer = (what, theirs) => {
    const shared = pairs(ours, theirs);
    const own = total(shared.map(([a]) => a)).crossings;
    const their = total(shared.map(([, b]) => b)).crossings;
    return verdict('crossings in all', own < their || own === 0, `${own}, ${what} ${their}`);
  };
  const faults = total(ours).faults;
  return [
    [name, 'bar: ≥ 90 % on the best', '', '', '', verdict('share', share >= SHARE, figure(100 * share))],
    ...singles.map(({ name: peer, theirs }) => [name, `bar: fewer than ${peer}`, '', fewer(peer, theirs)]),
    [name, 'bar: fewer than the best', '', fewer('best of each graph', best)],
    [name, 'bar: no fault', '', '', '', '', '', verdict('faults', faults === 0, faults)],
  ];
}
