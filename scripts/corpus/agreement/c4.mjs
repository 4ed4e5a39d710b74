// Does a converted C4 diagram say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the converter's
// result and the picture drawn from it; out: every disagreement, excused or not. Elements and boundaries are compared by their
// aliases, relations in their order.
import { compareTitle, confirmsSize, textOption, wordOption } from '../items.mjs';

/** What a disagreement may be about. */
export const columns = [
  'elements',
  'kinds',
  'texts',
  'membership',
  'boundaries',
  'relations',
  'labels',
  'losses',
  'view',
  'title',
];

const VIEWS = { C4Container: 'container', C4Component: 'component', C4Dynamic: 'dynamic', C4Deployment: 'deployment' };
const WORDS = { ENTERPRISE: 'Enterprise', SYSTEM: 'System', CONTAINER: 'Container' };

/** Whether the facts confirm that a refused text has to be refused. */
export function confirmsRefusal(code, text, facts) {
  return confirmsSize(code, text, facts.shapes.length) || (code === 'M102' && facts.relations.length > 600);
}

/** What was found, where it is one of those that may be; else the first of them. */
const allowed = (value, may) => (may.includes(value) ? value : may[0]);

export function disagreements(text, facts, result, picture) {
  const out = compareTitle(facts, picture, text);
  const source = result.source.split('\n');
  const isReported = (line, codes) =>
    result.diagnostics.some((each) => each.line === line && codes.includes(each.code));
  const disagree = (what, detail, line, codes = []) => out.push({ what, detail, excused: isReported(line, codes) });
  const view = wordOption(source[0], 'view');
  if (view !== VIEWS[facts.kind]) disagree('view', `${facts.kind} became ${view}`);
  const { nodes, groups, edges } = picture.outline;
  const origins = new Map(result.origins.flatMap((each) => (each.kind === 'edge' ? [] : [[each.external, each]])));
  const partById = new Map([...nodes, ...groups].map((each) => [each.id, each]));
  const idOf = (alias) => origins.get(alias)?.id;

  const shapes = new Map(facts.shapes.map((each) => [each.id, each]));
  for (const { external, line, kind } of origins.values()) {
    // Mermaid does not draw an element without a name.
    if (kind === 'node' && !shapes.has(external))
      disagree('elements', `'${external}' is not in the facts`, line, ['M216']);
  }
  const compareItem = (fact, fields, parent) => {
    const origin = origins.get(fact.id);
    const item = origin && partById.get(origin.id);
    if (!item) return undefined;
    const { line, producedLine } = origin;
    const written = source[producedLine - 1];
    for (const [name, wanted] of Object.entries(fields)) {
      const is = name === 'label' ? item.label : textOption(written, name);
      if ((is ?? '') !== (wanted ?? ''))
        disagree('texts', `${name} of '${fact.id}': '${wanted}' became '${is}'`, line, ['M205', 'M216']);
    }
    const container = item.group ?? item.parent;
    const holder = parent === undefined ? undefined : idOf(parent);
    if (container !== holder)
      disagree('membership', `'${fact.id}' in ${parent} became in ${container}`, line, ['M216']);
    const loss = (has, codes, what) => {
      const styled = fact.style && result.diagnostics.some((each) => codes.includes(each.code));
      if (has && !isReported(line, codes) && !styled) disagree('losses', `${what} of '${fact.id}'`, line);
    };
    loss(fact.tags, ['M200'], 'the tags');
    loss(fact.sprite, fact.style ? ['M200'] : ['M203'], 'the sprite');
    loss(fact.link, ['M201'], 'the link');
    if (fact.style && !/ tone=/.test(written) && !result.diagnostics.some(({ code }) => code === 'M200'))
      disagree('losses', `the style of '${fact.id}'`);
    return { item, written, line };
  };
  for (const fact of shapes.values()) {
    const match = compareItem(fact, { label: fact.label, tech: fact.technology, sub: fact.description }, fact.parent);
    if (!match) {
      disagree('elements', `'${fact.id}' is missing`);
      continue;
    }
    const [, external, level, type] =
      /^(external_)?(person|system|container|component)(?:_(db|queue))?$/.exec(fact.kind) ?? [];
    const { item, written, line } = match;
    const is = `${/ external(?: |$)/.test(written.replace(/"(?:[^"\\]|\\.)*"/g, '""')) ? 'external_' : ''}${item.type}`;
    if (is !== `${external ?? ''}${level}`) disagree('kinds', `'${fact.id}' (${fact.kind}) became ${is}`, line);
    const word = written.trim().split(/\s+/)[2];
    if (type !== undefined && word !== (type === 'db' ? 'database' : 'queue'))
      disagree('kinds', `'${fact.id}' (${fact.kind}) became ${word}`, line);
  }

  for (const fact of facts.boundaries ?? []) {
    const host = fact.kind !== 'boundary';
    const written = source[(origins.get(fact.id)?.producedLine ?? 0) - 1] ?? '';
    const keyword = written.trim().split(/\s+/)[0];
    const same = WORDS[fact.type]?.toLowerCase() === keyword || (!host && fact.type === textOption(written, 'sub'));
    const type = WORDS[fact.type] ?? fact.type;
    const implied = same || ['system', 'node', 'boundary'].includes(fact.type);
    const match = compareItem(
      fact,
      {
        label: fact.label,
        tech: host && !implied ? type : allowed(textOption(written, 'tech'), [undefined, host ? type : undefined]),
        sub: host ? fact.description : implied ? allowed(textOption(written, 'sub'), [undefined, type]) : type,
      },
      fact.parent,
    );
    if (!match) {
      const gone = result.diagnostics.some(({ code, message }) => code === 'M216' && message.includes(`'${fact.id}'`));
      out.push({ what: 'boundaries', detail: `'${fact.id}' is missing`, excused: gone });
    } else if (host !== (match.item.type === 'host'))
      disagree('boundaries', `'${fact.id}' (${fact.kind}) became ${match.item.type}`, match.line);
  }

  const written = result.origins
    .filter(({ kind }) => kind === 'edge')
    .toSorted((a, b) => a.producedLine - b.producedLine);
  const lost = result.diagnostics.filter(
    ({ code, message }) => code === 'M203' && message.startsWith('The relation with'),
  );
  if (facts.relations.length !== edges.length + lost.length)
    disagree('relations', `${facts.relations.length} became ${edges.length}`);
  else if (lost.length > 0) out.push({ what: 'relations', detail: `${lost.length} are not drawn`, excused: true });
  const drawable = facts.relations.filter(({ from, to }) => idOf(from) !== undefined && idOf(to) !== undefined);
  for (const [at, fact] of drawable.entries()) {
    const edge = edges[at];
    const origin = written[at];
    if (!edge || !origin) break;
    const { line, producedLine } = origin;
    const [from, to] = fact.kind === 'rel_b' ? [fact.to, fact.from] : [fact.from, fact.to];
    if (edge.from !== idOf(from) || edge.to !== idOf(to))
      disagree('relations', `${from} to ${to} became ${edge.from} to ${edge.to}`, line, ['M210']);
    const status = / icon=status:/.test(source[producedLine - 1]);
    if (status && fact.label === undefined) disagree('labels', `a status on ${from} to ${to} without a label`, line);
    const arrow = fact.kind === 'birel' ? '<->' : '->';
    if (edge.arrow !== arrow) disagree('relations', `${fact.kind} became ${edge.arrow}`, line);
    if (/^rel_[udlr]$/.test(fact.kind) && !isReported(line, ['M202']))
      disagree('losses', `the way of ${from} to ${to}`, line);
    const is = {
      label: edge.label,
      technology: textOption(source[producedLine - 1], 'tech'),
      description: textOption(source[producedLine - 1], 'desc'),
    };
    for (const [name, value] of Object.entries(is)) {
      if ((value ?? '') !== (fact[name] ?? ''))
        disagree('labels', `${name}: '${fact[name]}' became '${value}'`, line, ['M205']);
    }
  }
  if (facts.relations.some(({ style }) => style) && !result.diagnostics.some(({ code }) => code === 'M200'))
    disagree('losses', 'the style of relations');
  return out;
}
