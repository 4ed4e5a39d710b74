// The table of issue 4. In: the sets, the engine processes, the time per graph; out, rows printed as they are measured:
// every engine's crossings, room, warm time and faults, ours over the best of the peers, and the bars with hit or miss.
import { judge } from '../../scripts/layout/measured.mjs';
import { BENCH_OPTIONS } from './linework.mjs';
import { OURS } from './stands.mjs';
import { figure, mean, median, openTable } from './table.mjs';

const HEADS = ['graph', 'engine', 'crossings', 'room', 'ms', 'least ms', 'cpu ms', 'faults', ''];
const WIDTHS = [14, 20, 10, 10, 10, 8, 7, 7, 6];
const FIGURES = ['crossings', 'room', 'ms'];

/** In a large set, the process is warm from earlier graphs. */
const LEAST_TIME_MS = 100;

/** @returns the bars that were missed, in words. */
export async function besidePeers(sets, stands, timeMs) {
  const done = new Map();
  const print = openTable(HEADS, WIDTHS, 2);
  const missed = [];
  for (const { name, bars, graphs, untimed } of sets) {
    const all = graphs();
    const time = untimed ? undefined : Math.max(LEAST_TIME_MS, timeMs / all.length);
    const results = [];
    for (const stand of stands) {
      const records = [];
      for (const { name: graph, graph: input } of all) {
        const key = `${stand.name} ${graph}`;
        if (!done.has(key)) done.set(key, await record(stand, input, time));
        records.push(done.get(key));
      }
      results.push({ engine: stand.name, ...summary(records) });
      print([[name, stand.name, ...cells(results.at(-1))]]);
    }
    print(verdicts(name, results, bars, missed));
  }
  return missed;
}

async function record(stand, graph, timeMs) {
  const ours = stand.name === OURS;
  // The peers draw from top to bottom, as for the figures of ../shared/bench.
  const input = ours ? graph : { ...graph, direction: 'down' };
  const answer = await stand.lay(input, { timeMs: timeMs ?? 0, options: ours ? BENCH_OPTIONS : {} });
  if (answer.drawing === undefined) return answer;
  const { figures, faults, total } = judge(input, answer.drawing);
  return {
    crossings: figures.crossings,
    room: figures.ink,
    ...(timeMs === undefined ? {} : timed(answer, stand)),
    total,
    faults,
  };
}

function timed({ times, firstMs, processorMs }, { name }) {
  if (times.length === 0) return { ms: firstMs, least: firstMs, cold: true };
  // dot works in another process.
  return { ms: median(times), least: Math.min(...times), ...(name === 'dot' ? {} : { cpu: processorMs }) };
}

function summary(records) {
  const results = records.filter(({ total }) => total !== undefined);
  const over = records.filter((each) => each.over).length;
  const failed = records.find(({ error }) => error !== undefined)?.error;
  const count = records.length === 1 ? '' : ` (${records.length - results.length} of ${records.length})`;
  const faults = {};
  for (const each of results) {
    for (const [what, times] of Object.entries(each.faults)) faults[what] = (faults[what] ?? 0) + times;
  }
  const notes = [
    ...(over > 0 ? [`over budget${count}`] : []),
    ...(failed === undefined ? [] : [`failed${count}: ${failed}`]),
    ...(results.some((each) => each.cold) ? ['ms of the first run'] : []),
    ...Object.entries(faults).map(([what, times]) => `${times} ${what}`),
  ];
  if (results.length === 0) return { note: notes.join(', ') };
  const of = (key) => mean(results.map((each) => each[key]));
  return {
    complete: results.length === records.length,
    crossings: of('crossings'),
    room: of('room'),
    ms: of('ms'),
    least: of('least'),
    cpu: of('cpu'),
    total: results.reduce((sum, each) => sum + each.total, 0),
    note: notes.join(', '),
  };
}

function cells({ crossings, room, ms, least, cpu, total, note }) {
  return [...[crossings, room, ms, least, cpu, total].map(figure), note];
}

function verdicts(name, results, bars, missed) {
  const ours = results.find(({ engine }) => engine === OURS);
  const peers = results.filter(({ engine, complete }) => engine !== OURS && complete);
  const rows = [];
  if (ours?.crossings === undefined) return rows;
  if (peers.length > 0) {
    const ratio = (key) => {
      const best = Math.min(...peers.map((each) => each[key]));
      if (!Number.isFinite(best)) return '';
      return best === 0 ? (ours[key] === 0 ? '1.00' : 'over 0') : (ours[key] / best).toFixed(2);
    };
    rows.push([name, 'ours / best of peers', ...[...FIGURES, 'least'].map(ratio)]);
  }
  const verdict = (key, value, bar) => {
    if (value <= bar) return `≤ ${bar} hit`;
    missed.push(
      `${name}: ${key} ${figure(value)}, bar ${bar}${key === 'ms' ? `; least ${figure(ours.least)}, cpu ${figure(ours.cpu)}` : ''}`,
    );
    return `≤ ${bar} MISS`;
  };
  const judged = FIGURES.map((key) => (bars[key] === undefined ? '' : verdict(key, ours[key], bars[key])));
  const beside = (value) => (bars.ms === undefined ? '' : value <= bars.ms ? 'hit' : 'MISS');
  rows.push([name, 'bar', ...judged, beside(ours.least), beside(ours.cpu), verdict('faults', ours.total, 0)]);
  return rows;
}
