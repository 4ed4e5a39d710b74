// Does a converted flowchart say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the
// converter's result and the picture drawn from it; out: every disagreement, excused or not.
// A disagreement is excused only by a diagnostic on its own line whose code names that loss (docs/conversion.md, Codes).

/** What a disagreement may be about. */
export const columns = [
  'nodes',
  'labels',
  'types',
  'edges',
  'heads',
  'edge labels',
  'groups',
  'membership',
  'direction',
  'title',
];

/** Messages about kept line breaks: nothing is lost, so they excuse no disagreement. */
const KEPT = new Set(
  ['a second line became sub=', 'line breaks kept'].map((each) => `The label was cleaned up: ${each}.`),
);
const LIMITS = { characters: 50_000, nodes: 300, edges: 600, levels: 24 };
/** What a flowchart's direction is called in the language. */
const DIRECTIONS = { TB: 'down', TD: 'down', BT: 'up', LR: 'right', RL: 'left' };

/** docs/conversion.md, Edges: the arrow for heads and stroke. */
export function expectedArrow({ startHead, endHead, stroke }) {
  if (endHead === 'none' || endHead === 'INVALID') return '--';
  const both = startHead !== undefined;
  if (stroke === 'dotted') return both ? '<-->' : '-->';
  return both ? '<->' : '->';
}

/** Whether the facts confirm that a refused text has to be refused. */
export function confirmsRefusal(code, text, facts) {
  if (code === 'M103') return facts.nodes.length === 0 && facts.edges.length === 0;
  if (code !== 'M102') return false;
  const depthOf = (id, depth = 0) => {
    const parent = facts.groups.find((group) => group.id === id)?.parent;
    return parent === undefined || depth > 100 ? depth + 1 : depthOf(parent, depth + 1);
  };
  return (
    text.length > LIMITS.characters ||
    facts.nodes.length > LIMITS.nodes ||
    facts.edges.length > LIMITS.edges ||
    facts.groups.some((group) => depthOf(group.id) > LIMITS.levels)
  );
}

/**
 * @returns a list of `{ what, detail, excused }`; `what` is one of the columns of the table.
 */
export function disagreements(text, facts, result, { outline, title: titleDrawn }) {
  const readBack = { ...outline, title: titleDrawn };
  const out = [];
  const source = result.source.split('\n');
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  // Label and small text are compared together.
  const isReported = (line, codes) =>
    result.diagnostics.some((d) => d.line === line && codes.includes(d.code) && !KEPT.has(d.message));
  const disagree = (what, detail, at, codes) =>
    out.push({ what, detail, excused: at.some((line) => isReported(line, codes)) });
  /** Lines that name an id, or hold a title, with or without quotes in it. */
  const unquoted = lines.map((line) => line.replaceAll('"', '').replace(/\s+/g, ' '));
  const naming = (id) =>
    lines.flatMap((line, index) => (line.includes(id) || unquoted[index].includes(id) ? [index + 1] : []));

  const origins = new Map();
  for (const origin of result.origins) {
    if (origin.kind !== 'edge') origins.set(`${origin.kind} ${origin.external}`, origin);
  }
  const nodes = new Map(readBack.nodes.map((node) => [node.id, node]));
  const groups = new Map(readBack.groups.map((group) => [group.id, group]));
  const produced = (kind, external) => {
    const origin = origins.get(`${kind} ${external}`);
    return origin && (kind === 'node' ? nodes : groups).get(origin.id);
  };

  // Header.
  const direction = /\bdirection=(\w+)/.exec(source[0])?.[1];
  if (direction !== (DIRECTIONS[facts.direction] ?? 'down')) {
    disagree('direction', `${facts.direction} became ${direction}`, [], []);
  }
  const title = facts.title ?? facts.accTitle;
  if ((readBack.title ?? '') !== (title ?? '').replaceAll('\n', ' ')) {
    disagree('title', `'${title}' became '${readBack.title}'`, [], []);
  }

  // Nodes.
  const factGroups = new Map(facts.groups.map((group) => [group.id, group]));
  const factNodes = new Map(facts.nodes.map((node) => [node.id, node]));
  const holdsNode = (id, seen = new Set()) => {
    if (seen.has(id)) return false;
    seen.add(id);
    return (factGroups.get(id)?.members ?? []).some((member) => factNodes.has(member) || holdsNode(member, seen));
  };
  /** Hidden groups are dissolved, which is reported at their lines: their content is in the group around them. */
  const isDissolved = (fact) =>
    (fact.title ?? '') === '' &&
    holdsNode(fact.id) &&
    !produced('group', fact.id) &&
    naming(fact.id).some((line) => isReported(line, ['M204']));
  const parentOf = (fact) => {
    let at = fact.parent;
    for (let steps = 0; at !== undefined && steps < LIMITS.nodes && isDissolved(factGroups.get(at)); steps++)
      at = factGroups.get(at).parent;
    return at;
  };
  for (const fact of facts.nodes) {
    const node = produced('node', fact.id);
    const at = naming(fact.id);
    if (!node) {
      disagree('nodes', `'${fact.id}' is missing`, at, ['M203', 'M204', 'M218']);
      continue;
    }
    const shown = labelOf(node, source);
    if (fact.label === '') {
      if (!at.some((line) => isReported(line, ['M216', 'M204'])))
        disagree('labels', `'${fact.id}' has no text, and nothing says so`, [], []);
    } else if (shown !== fact.label) {
      disagree('labels', `'${fact.id}': '${fact.label}' became '${shown}'`, at, ['M204', 'M205', 'M215', 'M216']);
    }
    const group =
      node.group === undefined
        ? undefined
        : [...origins.values()].find((o) => o.kind === 'group' && o.id === node.group);
    if (group?.external !== parentOf(fact)) {
      disagree('membership', `'${fact.id}' in '${parentOf(fact)}' became in '${group?.external}'`, at, ['M213']);
    }
    const wanted = typesOfShape(fact.shape);
    if (wanted && !wanted.includes(node.type)) {
      disagree('types', `'${fact.id}' (${fact.shape}) became ${node.type}`, at, ['M204', 'M207']);
    }
  }
  // Groups, and the nodes that stand for empty ones.
  const joined = new Set(facts.edges.filter((e) => e.stroke !== 'invisible').flatMap((e) => [e.from, e.to]));
  for (const fact of facts.groups) {
    const group = produced('group', fact.id);
    const at = [...naming(fact.id), ...naming((fact.titleRaw ?? fact.title ?? fact.id).split(/[\n<]/)[0])];
    if (!group) {
      const step = produced('node', fact.id);
      const empty = !holdsNode(fact.id);
      if (empty && (step || joined.has(fact.id))) {
        if (!step) disagree('groups', `empty '${fact.id}', which an edge names, is missing`, [], []);
        else if (!at.some((line) => isReported(line, ['M204'])))
          disagree('groups', `'${fact.id}' became a step unsaid`, [], []);
      } else if (empty) disagree('groups', `empty '${fact.id}' was dropped`, at, ['M216']);
      else if (!isDissolved(fact)) disagree('groups', `'${fact.id}' is missing`, [], []);
      continue;
    }
    const shown = group.label;
    if ((fact.title ?? '') === '') {
      if (!at.some((line) => isReported(line, ['M216', 'M206'])))
        disagree('groups', `'${fact.id}' has no title, and nothing says so`, [], []);
    } else if (shown !== fact.title)
      disagree('groups', `'${fact.title}' became '${shown}'`, at, ['M205', 'M215', 'M216']);
    const parent =
      group.parent === undefined
        ? undefined
        : [...origins.values()].find((o) => o.kind === 'group' && o.id === group.parent);
    if (parent?.external !== parentOf(fact)) {
      disagree('membership', `group '${fact.id}' in '${parentOf(fact)}' became in '${parent?.external}'`, at, ['M213']);
    }
  }
  for (const origin of origins.values()) {
    const known = factNodes.has(origin.external) || factGroups.has(origin.external);
    if (!known) disagree('nodes', `'${origin.external}' is not in the facts`, [origin.line], ['M204']);
  }
  const extra = readBack.nodes.length + readBack.groups.length - origins.size;
  if (extra !== 0) disagree('nodes', `${extra} nodes or groups without an origin`, [], []);

  edgeDisagreements({ facts, result, readBack, source, produced, factGroups, factNodes, isReported, disagree });
  return out;
}

function edgeDisagreements({ facts, result, readBack, source, produced, factGroups, factNodes, isReported, disagree }) {
  const edgeOrigins = result.origins.filter((origin) => origin.kind === 'edge');
  const visible = facts.edges.filter((edge) => edge.stroke !== 'invisible');
  const invisible = facts.edges.length - visible.length;
  if (invisible > 0 && !result.diagnostics.some((d) => d.code === 'M202')) {
    disagree('edges', `${invisible} invisible links dropped unsaid`, [], []);
  }
  const inside = (id, group) => {
    const seen = new Set();
    let at = factNodes.get(id)?.parent ?? factGroups.get(id)?.parent;
    while (at !== undefined && !seen.has(at)) {
      if (at === group) return true;
      seen.add(at);
      at = factGroups.get(at)?.parent;
    }
    return false;
  };
  const externalOf = new Map(result.origins.filter((o) => o.kind === 'node').map((o) => [o.id, o.external]));
  const duplicates = result.diagnostics.filter((d) => d.code === 'M209').length;
  let skipped = 0;
  let at = 0;
  const seen = new Set();
  for (const fact of visible) {
    const edge = readBack.edges[at];
    const origin = edgeOrigins[at];
    const key = JSON.stringify([fact.from, fact.to, expectedArrow(fact), fact.label ?? '', fact.animate ?? false]);
    const matches = origin?.external === `${fact.from} ${fact.to}` && (edge?.label ?? '') === (fact.label ?? '');
    if (!matches && skipped < duplicates) {
      // After redrawing, edges to a group and to a node in it may be the same; those are found by their number.
      const repeats =
        seen.has(key) ||
        factGroups.has(fact.from) ||
        factGroups.has(fact.to) ||
        origin?.external !== `${fact.from} ${fact.to}`;
      if (repeats) {
        skipped++;
        continue;
      }
    }
    seen.add(key);
    if (!edge || !origin) {
      disagree('edges', `'${fact.from}' to '${fact.to}' is missing`, [], []);
      continue;
    }
    at++;
    const line = origin.line;
    for (const [side, external, id] of [
      ['from', fact.from, edge.from],
      ['to', fact.to, edge.to],
    ]) {
      const end = externalOf.get(id);
      if (end === external) continue;
      const node = produced('node', external);
      if (node && node.id === id) continue;
      if (!factGroups.has(external) || !isReported(line, ['M210'])) {
        disagree('edges', `${side} '${external}' became '${end}'`, [], []);
        continue;
      }
      const wrong = wrongEnd(side, external, end, { visible, inside, factGroups, factNodes });
      if (wrong) disagree('edges', `${side} group '${external}' became '${end}': ${wrong}`, [], []);
    }
    const arrow = expectedArrow(fact);
    // Mermaid has no name for a link whose two ends differ; the end that has a head is drawn.
    if (edge.arrow !== arrow && fact.endHead !== 'INVALID')
      disagree('heads', `'${fact.from}' to '${fact.to}': ${edge.arrow} for ${arrow}`, [], []);
    const heads = [fact.startHead, fact.endHead];
    const lossy =
      heads.includes('circle') ||
      heads.includes('cross') ||
      fact.stroke === 'thick' ||
      (fact.stroke === 'dotted' && fact.endHead === 'none');
    if (lossy && !isReported(line, ['M204']))
      disagree('heads', `'${fact.from}' to '${fact.to}' lost its ${fact.endHead} ${fact.stroke} unsaid`, [], []);
    if ((edge.label ?? '') !== (fact.label ?? '')) {
      disagree('edge labels', `'${fact.label}' became '${edge.label}'`, [line, line + 1, line + 2], ['M205', 'M215']);
    }
    const moves = / animate=on/.test(source[origin.producedLine - 1] ?? '');
    if (moves !== (Boolean(fact.animate) && fact.endHead !== 'none'))
      disagree('heads', `'${fact.from}' to '${fact.to}': animation`, [], []);
  }
  if (at !== readBack.edges.length) disagree('edges', `${readBack.edges.length - at} edges too many`, [], []);
  if (skipped !== duplicates) disagree('edges', `${duplicates} duplicates said, ${skipped} found`, [], []);
}

/**
 * docs/conversion.md, Subgraphs, rule 4: into the first node that nothing inside points at, out of the last that
 * points at nothing inside.
 */
function wrongEnd(side, group, end, { visible, inside, factGroups, factNodes }) {
  if (!inside(end, group)) return 'it is not inside';
  const within = visible.filter((edge) => inside(edge.from, group) && inside(edge.to, group));
  const joins = (id) => within.some((edge) => (side === 'to' ? edge.to : edge.from) === id);
  const members = [...factNodes.keys(), ...factGroups.keys()].filter((id) => inside(id, group));
  const plain = members.filter((id) => factNodes.has(id));
  // Groups inside the group make a recursion of the rule; then only the place is checked.
  if (within.some((edge) => factGroups.has(edge.from) || factGroups.has(edge.to))) return undefined;
  const free = plain.filter((id) => !joins(id));
  const candidates = free.length > 0 ? free : plain;
  const wanted = side === 'to' ? candidates[0] : candidates.at(-1);
  return wanted === undefined || wanted === end ? undefined : `expected '${wanted}'`;
}

/** A node's text as a reader sees it: the label, and the small text under it. */
function labelOf(node, source) {
  const line = source.find((each) => new RegExp(`^\\s*node ${node.id}(?=[ ]|$)`).test(each)) ?? '';
  const sub = / sub="((?:[^"\\]|\\.)*)"/.exec(line)?.[1];
  if (sub === undefined) return node.label;
  return `${node.label}\n${sub.replace(/\\(.)/g, (_, c) => (c === 'n' ? '\n' : c))}`;
}

function typesOfShape(shape) {
  switch (shape) {
    case 'diam':
      return ['decision'];
    case 'stadium':
    case 'circle':
    case 'dbl-circ':
    case 'sm-circ':
    case 'fr-circ':
      return ['terminal'];
    case 'cyl':
      return ['database', 'cache', 'queue', 'storage'];
    case 'lin-cyl':
    case 'h-cyl':
    case 'bow-rect':
      return ['storage'];
    case 'cloud':
      return ['external'];
    default:
      return undefined;
  }
}
