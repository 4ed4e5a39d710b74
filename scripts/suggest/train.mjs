// Learns which kind of diagram a request asks for. In: `testing/requests.tsv` of each kind (held-out.mjs), written by people
// and models who saw neither the tables nor the code of `suggest`. Out: packages/core/src/suggest/weights.data.ts, and how often the first
// kind, or one of the first two, is the labelled one among the third of the requests that nothing is learned from.
//   node scripts/suggest/train.mjs          learns and writes
//   node scripts/suggest/train.mjs --check  measures what is written
// Logistic regression by stochastic gradient descent (AdaGrad) with a fixed order, so that the same requests give the same file.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suggest } from '../../packages/core/dist/every-kind.js';
import { kinds as everyKind } from '../../packages/core/dist/kinds/registry.js';
import { featuresOf } from '../../packages/core/dist/suggest/features.js';
import { DIGITS, FEW, LARGEST, LEVELS } from '../../packages/core/dist/suggest/learned.js';
import { countedByTables } from '../../packages/core/dist/suggest/suggest.js';
import { root } from '../fresh.mjs';
import { requests } from './held-out.mjs';

const FILE = join(root, 'packages/core/src/suggest/weights.data.ts');
/** Kept under 100 kB: each feature takes 12 characters. */
const MOST_FEATURES = 8_000;
const ROUNDS = 10;
const RATE = 0.3;
const DECAY = 1e-4;
const DROPPED = 0.4;
const kinds = [...new Set(requests.map(({ kind }) => kind))].sort();

/** Requests that name a kind and say nothing else. */
const byName = kinds.flatMap((kind) =>
  [`a ${kind} diagram`, `${kind} diagram`, `${kind} chart`, `draw a ${kind}`, `${kind}-diagram`].map((text) => ({
    kind,
    also: [],
    text,
  })),
);

async function learn() {
  const samples = [];
  for (const { kind, also, text } of [...requests.filter(({ held }) => !held), ...byName]) {
    const tables = await countedByTables(text, everyKind);
    const bonus = Float64Array.from(kinds, (each) => tables.get(each) ?? 0);
    samples.push({ target: targetOf(kind, also), features: [...featuresOf(text)], bonus });
  }
  const times = new Map();
  for (const { features } of samples) for (const each of features) times.set(each, (times.get(each) ?? 0) + 1);
  const often = new Set([...times].filter(([, count]) => count > 1).map(([feature]) => feature));
  const first = fitted(samples, often);
  const strength = (feature) =>
    first.get(feature).reduce((sum, each) => sum + each * each, 0) * Math.log(1 + times.get(feature));
  const features = [...often].sort((a, b) => strength(b) - strength(a) || a - b).slice(0, MOST_FEATURES);
  return fitted(samples, new Set(features));
}

function targetOf(kind, also) {
  return kinds.map((each) =>
    each === kind ? (also.length > 0 ? 0.8 : 1) : also.includes(each) ? 0.2 / also.length : 0,
  );
}

/** A weight for each feature and kind. */
function fitted(samples, allowed) {
  const weights = new Map([...allowed].map((each) => [each, new Float64Array(kinds.length)]));
  const squares = new Map([...allowed].map((each) => [each, new Float64Array(kinds.length).fill(1e-6)]));
  const own = samples.map((sample) => ({ ...sample, features: sample.features.filter((each) => allowed.has(each)) }));
  const random = sequence(1);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { target, features, bonus } of shuffled(own, random)) {
      const seen = features.filter(() => random() >= DROPPED);
      const scale = 1 / Math.sqrt(seen.length + FEW);
      const logits = Float64Array.from(bonus);
      for (const each of seen)
        weights.get(each).forEach((weight, kind) => {
          logits[kind] += weight * scale;
        });
      const most = Math.max(...logits);
      const odds = logits.map((each) => Math.exp(each - most));
      const sum = odds.reduce((total, each) => total + each, 0);
      for (const each of seen) {
        const weight = weights.get(each);
        const square = squares.get(each);
        for (let kind = 0; kind < kinds.length; kind++) {
          const gradient = (odds[kind] / sum - target[kind]) * scale + DECAY * weight[kind];
          square[kind] += gradient * gradient;
          weight[kind] -= (RATE * gradient) / Math.sqrt(square[kind]);
        }
      }
    }
  }
  return weights;
}

/** Numbers from 0 to 1, always the same (a linear congruential generator; its low bits are not used). */
function sequence(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

function shuffled(list, random) {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other], order[at]];
  }
  return order;
}

function packed(weights) {
  const all = [...weights.values()]
    .flatMap((each) => [...each])
    .map(Math.abs)
    .sort((a, b) => a - b);
  // The largest hundredth is cut, so that the others have more steps.
  const step = all[Math.floor(all.length * 0.99)] / LARGEST;
  const level = (weight = 0) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / step))) + LARGEST;
  let before = 0;
  const text = [...weights.keys()]
    .sort((a, b) => a - b)
    .map((feature) => {
      const distance = feature - before;
      before = feature;
      const own = weights.get(feature);
      const pairs = Array.from(
        { length: Math.ceil(kinds.length / 2) },
        (_, i) => level(own[2 * i]) * LEVELS + level(own[2 * i + 1]),
      );
      return [Math.floor(distance / DIGITS.length), distance % DIGITS.length, ...pairs]
        .map((each) => DIGITS[each])
        .join('');
    })
    .join('');
  return { step: Number(step.toPrecision(4)), text };
}

function written({ step, text }) {
  return `// Written by scripts/suggest/train.mjs from the requests of each kind (testing/requests.tsv).
import type { Weights } from './learned.js';

export const WEIGHTS: Weights = {
  kinds: [${kinds.map((each) => `'${each}'`).join(', ')}],
  step: ${step},
  packed:
    '${text}',
};
`;
}

/** Of the requests that nothing was learned from. */
async function measured() {
  const rows = new Map();
  for (const { kind, language, text, held } of requests) {
    if (!held) continue;
    const ranking = (await suggest(text)).suggestions.map((each) => each.kind);
    for (const name of ['all', language]) {
      const row = rows.get(name) ?? { requests: 0, first: 0, two: 0 };
      row.requests++;
      if (ranking[0] === kind) row.first++;
      if (ranking.slice(0, 2).includes(kind)) row.two++;
      rows.set(name, row);
    }
  }
  for (const [name, { requests: all, first, two }] of rows)
    process.stdout.write(
      `${name.padEnd(4)} ${String(all).padStart(5)} requests: first ${((100 * first) / all).toFixed(1)} %, among two ${((100 * two) / all).toFixed(1)} %\n`,
    );
}

if (process.argv.includes('--check')) await measured();
else {
  writeFileSync(FILE, written(packed(await learn())));
  process.stdout.write('Written. Build the core (node scripts/build.mjs), then measure with --check.\n');
}
