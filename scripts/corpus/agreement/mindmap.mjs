// Does a converted mind map say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the converter's
// result and the picture drawn from it; out: every disagreement, excused or not. Topics are compared in their order, each with
// its level, text and shape.
import { compareTitle, wordOption } from '../items.mjs';

/** What a disagreement may be about. */
export const columns = ['topics', 'texts', 'levels', 'shapes', 'losses', 'title'];

const LIMITS = { characters: 50_000, topics: 300, levels: 24 };
const SHAPES = {
  default: undefined,
  rect: 'box',
  rounded: 'round',
  circle: 'circle',
  hexagon: 'hexagon',
  cloud: 'cloud',
  bang: 'cloud',
};

function topicsOf(root, depth = 0) {
  return root === undefined
    ? []
    : [{ ...root, depth }, ...(root.children ?? []).flatMap((each) => topicsOf(each, depth + 1))];
}

/** Whether the facts confirm that a refused text has to be refused. */
export function confirmsRefusal(code, text, facts) {
  const topics = topicsOf(facts.root);
  if (code === 'M103') return topics.length === 0;
  if (code !== 'M102') return false;
  return (
    text.length > LIMITS.characters ||
    topics.length > LIMITS.topics ||
    topics.some(({ depth }) => depth >= LIMITS.levels)
  );
}

export function disagreements(text, facts, result, picture) {
  const out = compareTitle(facts, picture, text);
  const isReported = (line, codes) =>
    result.diagnostics.some((each) => each.line === line && codes.includes(each.code));
  const near = (line, codes) => [1, 2, 3].some((more) => isReported(line + more, codes));
  const disagree = (what, detail, line, codes = []) => out.push({ what, detail, excused: isReported(line, codes) });
  const topics = topicsOf(facts.root);
  const items = picture.outline.items;
  if (topics.length !== items.length) disagree('topics', `${topics.length} became ${items.length}`);
  const source = result.source.split('\n');
  const places = result.origins.toSorted((a, b) => a.producedLine - b.producedLine);
  for (const [at, fact] of topics.entries()) {
    const item = items[at];
    const place = places[at];
    if (!item || !place) break;
    if (fact.label === '') {
      if (!isReported(place.line, ['M216'])) disagree('texts', 'an empty text is not reported', place.line);
    } else if (item.label !== fact.label)
      disagree('texts', `'${fact.label}' became '${item.label}'`, place.line, ['M205', 'M215']);
    if (item.depth !== fact.depth) disagree('levels', `'${fact.label}' at ${fact.depth} became at ${item.depth}`);
    const shape = wordOption(source[place.producedLine - 1], 'shape');
    if (shape !== SHAPES[fact.shape]) disagree('shapes', `'${fact.label}' (${fact.shape}) became ${shape}`);
    if (fact.shape === 'bang' && !isReported(place.line, ['M280'])) disagree('losses', `the bang of '${fact.label}'`);
    if (fact.icon !== undefined && !near(place.line, ['M281'])) disagree('losses', `the icon of '${fact.label}'`);
    if (fact.class !== undefined && !near(place.line, ['M200'])) disagree('losses', `the class of '${fact.label}'`);
  }
  return out;
}
