// Counts a blind comparison: node bench/rivals/verdicts.mjs OUT VERDICTS.json... In: the folder of blind.mjs and what judges
// wrote, lists of `{ pair, better: 'a' | 'b' | 'even', why }`. Out: won, even and lost by type and rival, and the reasons
// where ours lost. Several verdicts on one pair count by majority.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [out, ...files] = process.argv.slice(2);
if (out === undefined || files.length === 0) {
  console.error('usage: verdicts.mjs OUT VERDICTS.json...');
  process.exit(2);
}
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const key = read(join(out, 'key.json'));
const verdictsByPair = grouped(files.flatMap(read));

function grouped(verdicts) {
  const groups = new Map();
  for (const each of verdicts) groups.set(each.pair, [...(groups.get(each.pair) ?? []), each]);
  return groups;
}

const rows = new Map();
const lost = [];
for (const { pair, ours, type, name, rival } of key) {
  const verdicts = verdictsByPair.get(pair) ?? [];
  if (verdicts.length === 0) continue;
  const points = verdicts.reduce((sum, { better }) => sum + (better === 'even' ? 0 : better === ours ? 1 : -1), 0);
  const outcome = points > 0 ? 'won' : points < 0 ? 'lost' : 'even';
  for (const row of [`${type} beside ${rival}`, 'all']) {
    const counts = rows.get(row) ?? { won: 0, even: 0, lost: 0 };
    counts[outcome]++;
    rows.set(row, counts);
  }
  if (outcome === 'lost')
    lost.push(`${pair} ${type}/${name} beside ${rival}: ${verdicts.map(({ why }) => why).join(' | ')}`);
}
for (const [row, { won, even, lost: less }] of rows) {
  const share = (count) => `${((100 * count) / (won + even + less)).toFixed(1)} %`;
  console.log(`${row.padEnd(36)} won ${won} (${share(won)}), even ${even}, lost ${less} (${share(less)})`);
}
if (lost.length > 0) console.log(`\nLost:\n${lost.join('\n')}`);
