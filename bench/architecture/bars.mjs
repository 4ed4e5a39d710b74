// The bars of issue 11. In: the measures of a set's pictures, ours and those of each peer; out, rows of
// `[what, value, bar, hit]`.
import { figure, quantile } from '../layout/table.mjs';
import { MEASURES, summary } from './measures.mjs';

const SIDES = 3;
const SIDES_SHARE = 95;
const LONGEST = 3_200;
const ROOM = 60_000;
const BLANK_SHARE = 90;

export function barRows(ours, peers) {
  const percent = (of) => (100 * of.filter(Boolean).length) / Math.max(1, of.length);
  const within = percent(ours.map(({ sides }) => sides <= SIDES));
  const long = ours.filter(({ longSide }) => longSide > LONGEST).length;
  const room = quantile(
    ours.map((each) => each.room),
    0.5,
  );
  const twins = summary({ key: 'twins', share: true }, ours).mean;
  const answers = summary({ key: 'answers', share: true }, ours).mean;
  const faults = ours.reduce((sum, each) => sum + each.faults, 0);
  return [
    ['sides within 1:3 to 3:1, %', within, `≥ ${SIDES_SHARE}`, within >= SIDES_SHARE],
    [`pictures over ${LONGEST} px`, long, '0', long === 0],
    ['room, median px² a node', room, `≤ ${ROOM}`, room <= ROOM],
    ...(peers.has('elk') ? [blankBar(ours, peers.get('elk'), percent)] : []),
    ...(twins === undefined ? [] : [['twins level, %', twins, '100', twins === 100]]),
    ...(answers === undefined ? [] : [['answers within 40 px, %', answers, '100', answers === 100]]),
    ['faults', faults, '0', faults === 0],
    ...(peers.size === 0
      ? []
      : MEASURES.filter(({ own }) => !own).flatMap((measure) => besideBest(measure, ours, peers))),
  ];
}

function blankBar(ours, theirs, percent) {
  const share = percent(ours.flatMap(({ blank }, i) => (theirs[i] === undefined ? [] : [blank <= theirs[i].blank])));
  return ["blank no more than ELK's, % of pictures", share, `≥ ${BLANK_SHARE}`, share >= BLANK_SHARE];
}

/** Our mean beside that of the best peer, each over the pictures that both have drawn. */
function besideBest(measure, ours, peers) {
  const pairs = [...peers].flatMap(([name, theirs]) => {
    const both = ours.flatMap((own, i) => (theirs[i] === undefined ? [] : [[own, theirs[i]]]));
    const [own, their] = [0, 1].map(
      (side) =>
        summary(
          measure,
          both.map((pair) => pair[side]),
        ).mean,
    );
    return own === undefined || their === undefined ? [] : [{ name, own, their }];
  });
  if (pairs.length === 0) return [];
  const better = measure.share ? -1 : 1;
  const [{ name, own, their }] = pairs.toSorted((a, b) => better * (a.their - a.own - (b.their - b.own)));
  const hit = better * (own - their) <= 0;
  return [[`${measure.name}, mean`, own, `${measure.share ? '≥' : '≤'} ${figure(their)} (${name})`, hit]];
}
