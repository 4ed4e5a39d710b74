// Does a converted tree view say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the converter's
// result and the picture drawn from it; out: every disagreement, excused or not. Names are compared in their order, each with
// its level, whether it is a folder, and its description.
import { textOption } from '../items.mjs';

/** What a disagreement may be about. */
export const columns = ['names', 'texts', 'levels', 'folders', 'descriptions', 'losses', 'title'];

const LIMITS = { characters: 50_000, names: 300, levels: 24 };

function namesOf(nodes, depth = 0) {
  return (nodes ?? []).flatMap((each) => [{ ...each, depth }, ...namesOf(each.children, depth + 1)]);
}

/** Whether the facts confirm that a refused text has to be refused. */
export function confirmsRefusal(code, text, facts) {
  const names = namesOf(facts.nodes);
  if (code === 'M103') return names.length === 0;
  if (code !== 'M102') return false;
  return (
    text.length > LIMITS.characters || names.length > LIMITS.names || names.some(({ depth }) => depth >= LIMITS.levels)
  );
}

export function disagreements(_text, facts, result, picture) {
  const out = [];
  const isReported = (line, codes) =>
    result.diagnostics.some((each) => each.line === line && codes.includes(each.code));
  const disagree = (what, detail, line, codes = []) => out.push({ what, detail, excused: isReported(line, codes) });
  const title = facts.title ?? facts.accTitle;
  if ((picture.title ?? '') !== (title ?? '')) disagree('title', `'${title}' became '${picture.title}'`);
  const names = namesOf(facts.nodes);
  const items = picture.outline.items;
  // Paths become nested folders, and the first of two equal names is kept. In both cases only the diagnostics are compared.
  const refiled = result.diagnostics.filter(({ code, message }) => code === 'M209' || message.startsWith('The path'));
  if (refiled.length > 0)
    return [...out, ...refiled.map(({ message }) => ({ what: 'names', detail: message, excused: true }))];
  if (names.length !== items.length) disagree('names', `${names.length} became ${items.length}`);
  const source = result.source.split('\n');
  const places = result.origins.toSorted((a, b) => a.producedLine - b.producedLine);
  for (const [at, fact] of names.entries()) {
    const item = items[at];
    const place = places[at];
    if (!item || !place) break;
    const line = source[place.producedLine - 1];
    const folder = /^\s*"(?:[^"\\]|\\.)*\/"/.test(line);
    const label = item.label.replace(/\/$/, '');
    if (label !== fact.name.replace(/\/$/, ''))
      disagree('texts', `'${fact.name}' became '${item.label}'`, place.line, ['M205']);
    if (item.depth !== fact.depth) disagree('levels', `'${fact.name}' at ${fact.depth} became at ${item.depth}`);
    if (folder !== (fact.kind === 'directory'))
      disagree('folders', `'${fact.name}' (${fact.kind}) became ${item.label}`);
    const sub = textOption(line, 'sub');
    if (sub !== fact.description)
      disagree('descriptions', `'${fact.description}' became '${sub}'`, place.line, ['M205']);
    if (fact.class !== undefined && !isReported(place.line, ['M200']))
      disagree('losses', `the class of '${fact.name}'`);
    const icon = /\bicon=/.test(line) || isReported(place.line, ['M215']);
    if ((fact.icon ?? '') !== '' && !icon) disagree('losses', `the icon of '${fact.name}'`);
  }
  return out;
}
