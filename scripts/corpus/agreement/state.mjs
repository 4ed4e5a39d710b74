// Does a converted state diagram say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the
// converter's result and the picture drawn from it; out: every disagreement, excused or not. States are compared by their
// names, transitions in each scope in their order, notes by state.
import { compareTitle, textOption } from '../items.mjs';

/** What a disagreement may be about. */
export const columns = [
  'states',
  'kinds',
  'texts',
  'membership',
  'transitions',
  'labels',
  'notes',
  'losses',
  'direction',
  'title',
];

const LIMITS = { characters: 50_000, states: 300, transitions: 600, levels: 24 };
const DIRECTIONS = { TB: undefined, TD: undefined, BT: 'up', LR: 'right', RL: 'left' };
const KEPT = 'The label was cleaned up: line breaks kept.';

const drawnOf = (facts) => facts.states.filter(({ kind }) => kind !== 'start' && kind !== 'end' && kind !== 'region');

/** Whether the facts confirm that a refused text has to be refused. */
export function confirmsRefusal(code, text, facts) {
  if (code === 'M103') return facts.states.length === 0;
  if (code !== 'M102') return false;
  const deep = (each, depth = 0) =>
    each === undefined
      ? depth
      : deep(
          facts.states.find(({ id }) => id === each.parent),
          depth + 1,
        );
  return (
    text.length > LIMITS.characters ||
    drawnOf(facts).length > LIMITS.states ||
    (facts.transitions ?? []).length > LIMITS.transitions ||
    facts.states.some((each) => deep(each) > LIMITS.levels)
  );
}

export function disagreements(text, facts, result, picture) {
  const out = compareTitle(facts, picture);
  const source = result.source.split('\n');
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const isReported = (at, codes) =>
    result.diagnostics.some(({ line, code, message }) => at.includes(line) && codes.includes(code) && message !== KEPT);
  const disagree = (what, detail, at = [], codes = []) => out.push({ what, detail, excused: isReported(at, codes) });
  const naming = (id) => lines.flatMap((line, index) => (line.includes(id) ? [index + 1] : []));
  const direction = /\bdirection=(\w+)/.exec(source[0])?.[1];
  const stated = directionLines(lines);
  const wantedDirection = DIRECTIONS[facts.direction ?? 'TB'] ?? (stated.top.length > 0 ? 'down' : undefined);
  if (direction !== wantedDirection) disagree('direction', `${facts.direction} became ${direction}`);
  for (const at of stated.inside) if (!isReported([at], ['M202'])) disagree('losses', `the direction on line ${at}`);

  const { nodes, groups, edges } = picture.outline;
  const origins = new Map(result.origins.flatMap((each) => (each.kind === 'edge' ? [] : [[each.external, each]])));
  const partById = new Map([...nodes, ...groups].map((each) => [each.id, each]));
  const idOf = (fact) => nameOf(fact, (id) => origins.get(id)?.id ?? id);
  const wanted = drawnOf(facts);
  // 'root' is Mermaid's own name of the whole diagram; it draws no state of that name.
  const hidden = (id) => id === 'root' && !wanted.some((each) => each.id === id);
  const own = [...nodes, ...groups].filter(
    ({ id, type }) => type !== 'start' && type !== 'end' && type !== 'region' && !hidden(id),
  );
  // Mermaid does not draw a state that only `state a` names.
  const bare = result.diagnostics.filter(({ code, message }) => code === 'M204' && message.endsWith('became a state.'));
  if (own.length !== wanted.length)
    out.push({
      what: 'states',
      detail: `${wanted.length} became ${own.length}`,
      excused: own.length === wanted.length + bare.length,
    });
  const marks = (all, kind) => all.filter((each) => (each.kind ?? each.type) === kind).length;
  for (const kind of ['start', 'end', 'region']) {
    const [is, became] = [marks(facts.states, kind), marks([...nodes, ...groups], kind)];
    if (is !== became) disagree('kinds', `${is} of ${kind} became ${became}`);
  }
  for (const fact of wanted) {
    const origin = origins.get(fact.id);
    const state = origin && partById.get(origin.id);
    const at = [...naming(fact.id), origin?.line];
    if (!state) {
      disagree('states', `'${fact.id}' is missing`);
      continue;
    }
    const kind = groups.includes(state) ? 'composite' : state.type;
    if (kind !== fact.kind) disagree('kinds', `'${fact.id}' (${fact.kind}) became ${kind}`, at, ['M204', 'M216']);
    const sub = textOption(source[origin.producedLine - 1], 'sub');
    // We show a description under the name; Mermaid shows it instead of the name (docs/conversion.md, State diagrams).
    const shown = [`${state.label}\n${sub}`, sub, state.label];
    const point = ['fork', 'join', 'choice'].includes(fact.kind);
    if (fact.label && fact.labelRaw !== fact.id && !point && !shown.includes(fact.label))
      disagree('texts', `'${fact.id}': '${fact.label}' became '${shown[0]}'`, at, ['M205', 'M215', 'M216']);
    if (fact.label === undefined && !point && state.label !== fact.id)
      disagree('texts', `'${fact.id}' became '${state.label}'`, at, ['M205', 'M216']);
    const parent = fact.parent === undefined ? undefined : idOf(fact.parent);
    const container = state.group ?? state.parent;
    if (container !== parent) disagree('membership', `'${fact.id}' in ${parent} became in ${container}`, at, ['M216']);
    // Said where the state is named, or where a class that it has is: of many uses of one class, at the first. Mermaid takes a
    // semicolon into the name of a class.
    const looks = [...at, ...(fact.classes ?? []).flatMap((name) => naming(name.replace(/;$/, '')))];
    const loss = (has, codes, what) => {
      if (has && !isReported(looks, codes)) disagree('losses', `${what} of '${fact.id}'`);
    };
    const tone = / tone=/.test(source[origin.producedLine - 1]);
    loss(!tone && (fact.classes ?? fact.styles), ['M200', 'M207', 'M204'], 'the look');
    loss(fact.link, ['M201'], 'the link');
    const lostDirections = result.diagnostics.filter(
      ({ code, message }) => code === 'M202' && message.includes(`'${fact.id}'`),
    );
    if (fact.kind === 'composite' && ![undefined, 'TB'].includes(fact.direction) && lostDirections.length === 0)
      disagree('losses', `the direction of '${fact.id}'`);
  }

  // The picture lists transitions scope by scope; origins give the line of each.
  const byLine = result.origins
    .filter(({ kind }) => kind === 'edge')
    .toSorted((a, b) => a.producedLine - b.producedLine)
    .map(({ line, column }, index) => ({ line, column, edge: edges[index] }))
    .toSorted((a, b) => a.line - b.line || a.column - b.column);
  const transitions = facts.transitions ?? [];
  if (transitions.length !== edges.length) disagree('transitions', `${transitions.length} became ${edges.length}`);
  for (const [at, fact] of transitions.entries()) {
    const match = byLine[at];
    if (!match?.edge) break;
    const { edge, line } = match;
    const [from, to] = [idOf(fact.from), idOf(fact.to)];
    if (edge.from !== from || edge.to !== to)
      disagree('transitions', `${from} to ${to} became ${edge.from} to ${edge.to} (line ${line})`);
    if ((edge.label ?? '') !== (fact.label ?? ''))
      disagree('labels', `'${fact.label}' became '${edge.label}'`, [line], ['M205', 'M215', 'M216']);
    if (edge.arrow !== '->') disagree('transitions', `an arrow ${edge.arrow}`);
  }

  const written = source.flatMap((line) => {
    const [, id, quoted, side] = /^\s*note (\S+) : "((?:[^"\\]|\\.)*)" side=(left|right)$/.exec(line) ?? [];
    if (id === undefined) return [];
    const words = quoted.replace(/\\(.)/g, (_, c) => (c === 'n' ? '\n' : c));
    return [{ id, words, side }];
  });
  const notes = facts.notes ?? [];
  const empty = result.diagnostics.filter(
    ({ code, message }) => code === 'M216' && message.startsWith('The note'),
  ).length;
  for (const { of } of notes) {
    const framed = result.diagnostics.filter(({ code, message }) => code === 'M250' && message.includes(`'${of}'`));
    const composite = wanted.some(({ id, kind }) => id === of && kind === 'composite');
    if (composite !== framed.length > 0 && groups.some(({ id }) => id === idOf(of)) === composite)
      disagree('notes', `the frame around the note of '${of}'`);
  }
  if (notes.length !== written.length + empty) disagree('notes', `${notes.length} became ${written.length}`);
  for (const { of, place, text: words } of notes) {
    const id = idOf(of);
    const of1 = written.filter((each) => each.id === id && each.side === (place ?? 'right'));
    if (of1.some((each) => each.words === words)) continue;
    const at = result.diagnostics.flatMap(({ line }) => (/note/i.test(lines[line - 1]) ? [line] : []));
    disagree('notes', `'${words}' of ${of} became ${JSON.stringify(of1)}`, at, ['M205', 'M215', 'M216']);
  }
  return out;
}

/** Numbers of the lines with a direction, at the top level and in composite states. */
function directionLines(lines) {
  const out = { top: [], inside: [] };
  let depth = 0;
  for (const [at, line] of lines.entries()) {
    if (/^\s*%%/.test(line)) continue;
    if (/^\s*direction\s+(?:TB|TD|BT|LR|RL)\b/i.test(line)) out[depth > 0 ? 'inside' : 'top'].push(at + 1);
    depth += line.split('{').length - line.split('}').length;
  }
  return out;
}

/** Returns the id drawn for an id of the facts: marks and regions are named after the state that contains them. */
function nameOf(id, idOf) {
  const mark = /^(.*)_(start|end)$/.exec(id);
  if (mark && (mark[1] === 'root' || idOf(id) === id)) {
    return mark[1] === 'root' ? mark[2] : `${nameOf(mark[1], idOf)}/${mark[2]}`;
  }
  const region = /^(.*)\/(\d+)$/.exec(id);
  return region ? `${nameOf(region[1], idOf)}/${region[2]}` : idOf(id);
}
