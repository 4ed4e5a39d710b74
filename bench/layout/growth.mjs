// How time and memory grow. In: a function that starts our engine; out, t(3000) over t(50) on plain graphs, and the
// time and peak memory of 10,000 nodes, from the first run in a fresh process.
import { BENCH_OPTIONS } from './linework.mjs';
import { plain } from './sets.mjs';
import { printVerdicts } from './table.mjs';

const GROWTH = 160;
const MOST_SECONDS = 10;
const MOST_MB = 1024;

export async function growth(open, timeMs) {
  const measured = async (count, time) => {
    const stand = open();
    const answer = await stand.lay(plain(count).graph, { options: BENCH_OPTIONS, timeMs: time });
    stand.close();
    return answer;
  };
  const small = await measured(50, timeMs);
  const large = await measured(3000, 2 * timeMs);
  const huge = await measured(10_000, 0);
  // Bars are judged by processor time, which is the time on an idle machine; waits on a busy one mean nothing.
  const seconds = (huge.firstProcessorMs ?? Number.POSITIVE_INFINITY) / 1000;
  const ratio = large.processorMs / small.processorMs;
  const least = ({ times = [] }) => Math.min(...times);
  const rows = [
    ['t(50), least ms', least(small)],
    ['t(50), cpu ms', small.processorMs],
    ['t(3000), least ms', least(large)],
    ['t(3000), cpu ms', large.processorMs],
    ['t(3000) cpu / t(50) least, which is too much', large.processorMs / least(small)],
    ['t(3000) / t(50), cpu', ratio, `≤ ${GROWTH}`, ratio <= GROWTH],
    ['10,000 nodes, seconds', huge.over ? 'over budget' : huge.firstMs / 1000],
    ['10,000 nodes, cpu seconds', seconds, `≤ ${MOST_SECONDS}`, seconds <= MOST_SECONDS],
    ['10,000 nodes, peak MB of the process', huge.peakMb, `≤ ${MOST_MB}`, huge.peakMb <= MOST_MB],
    ['10,000 nodes, degraded', String(huge.drawing?.degraded ?? 'over budget')],
  ];
  return printVerdicts('growth on plain', rows);
}
