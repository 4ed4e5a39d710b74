// Does a converted entity-relationship diagram say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about
// it, the converter's result and the picture drawn from it; out: every disagreement, excused or not. Entities and their
// attributes are compared in their order, relations by what the keys of the schema say of both ends.
import { compareTitle, confirmsSize, oneLine } from '../items.mjs';

/** What a disagreement may be about. */
export const columns = [
  'entities',
  'labels',
  'attributes',
  'types',
  'keys',
  'comments',
  'relations',
  'verbs',
  'counts',
  'losses',
  'groups',
  'direction',
  'title',
];

const DIRECTIONS = { TB: 'down', BT: 'up', LR: 'right', RL: 'left' };
const COUNTS = { 1: 'one', parent: 'one', '0..1': 'zero-one', '0..n': 'zero-many', '1..n': 'one-many' };
const isMany = (card) => card.endsWith('n');

/** Whether the facts confirm that a refused text has to be refused. */
export function confirmsRefusal(code, text, facts) {
  return confirmsSize(code, text, facts.entities.length) || (code === 'M102' && facts.relations.length > 600);
}

/** Tildes are angle brackets, or hold words together. */
const typeShown = (type) => type.replace(/^~([^~]+)~$/, '$1').replace(/~([^~]*)~/g, '<$1>');

export function disagreements(text, facts, result, picture) {
  const out = compareTitle(facts, picture);
  const isReported = (line, codes) =>
    result.diagnostics.some((each) => each.line === line && codes.includes(each.code));
  const disagree = (what, detail, lines = [], codes = []) =>
    out.push({ what, detail, excused: lines.some((line) => isReported(line, codes)) });
  const source = result.source.split('\n');
  const direction = / direction=(\w+)/.exec(source[0])?.[1];
  const wanted = /^\s*direction\s/m.test(text) ? DIRECTIONS[facts.direction] : undefined;
  if (direction !== wanted && !(facts.groups ?? []).some((each) => each.direction))
    disagree('direction', `${facts.direction} became ${direction}`);

  const { nodes, groups } = picture.outline;
  const tables = schemaOf(picture.outline.lines);
  const origin = new Map(result.origins.filter(({ kind }) => kind === 'node').map((each) => [each.external, each]));
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const naming = (name) => lines.flatMap((line, at) => (line.includes(name) ? [at + 1] : []));
  const isGroup = new Set((facts.groups ?? []).map(({ id }) => id));
  const entities = facts.entities.filter(({ id }) => !isGroup.has(id));
  const joins = facts.relations.filter((each) => isMany(each.fromCard) && isMany(each.toCard)).length;
  if (nodes.length !== entities.length + joins)
    disagree('entities', `${entities.length} and ${joins} joins became ${nodes.length}`);

  for (const fact of entities) {
    const id = origin.get(fact.id)?.id;
    const node = nodes.find((each) => each.id === id);
    const table = tables.get(id);
    if (!node || !table) {
      disagree('entities', `'${fact.id}' is missing`);
      continue;
    }
    const label = fact.label ?? fact.id;
    if (node.label !== label)
      disagree('labels', `'${label}' became '${node.label}'`, naming(fact.id), ['M205', 'M216']);
    const group = (facts.groups ?? []).find(({ members }) => members.includes(fact.id));
    const frame = groups.find((each) => each.id === node.group);
    if ((group?.title ?? '') !== (frame?.label ?? ''))
      disagree('groups', `'${fact.id}' in '${group?.title}' became in '${frame?.label}'`, naming(fact.id), ['M213']);
    attributesOf({ fact, table, disagree, naming });
  }
  for (const group of facts.groups ?? []) {
    if (!groups.some(({ label }) => label === group.title))
      disagree('groups', `'${group.title}' is missing`, naming(group.title), ['M216', 'M205']);
  }
  relationsOf({ facts, result, tables, origin, isGroup, disagree, lines, isReported });
  return out;
}

function attributesOf({ fact, table, disagree, naming }) {
  const extraCount = table.columns.length - fact.attributes.length;
  const own = table.columns.filter((each) => !each.made);
  // Columns added by relations precede or follow all of the entity's own columns.
  const names = fact.attributes.map(({ name }) => name.replace(/^\*(?=[^*]+$)/, ''));
  let start = 0;
  while (start <= extraCount && !names.every((name, at) => own[start + at]?.label === name)) start++;
  if (start > extraCount) start = 0;
  for (const [at, attribute] of fact.attributes.entries()) {
    const column = own[start + at];
    const where = naming(attribute.name);
    if (!column) {
      disagree('attributes', `'${fact.id}.${attribute.name}' is missing`, where);
      continue;
    }
    if (column.label !== attribute.name)
      disagree('attributes', `'${fact.id}.${attribute.name}' became '${column.label}'`, where, ['M205', 'M204']);
    const type = column.type + (attribute.type.endsWith('?') && column.flags.has('nullable') ? '?' : '');
    if (type !== typeShown(attribute.type))
      disagree('types', `'${fact.id}.${attribute.name}': '${attribute.type}' became '${type}'`, where, ['M205']);
    const keys = new Set(attribute.keys ?? []);
    const starred = attribute.name.startsWith('*');
    if ((keys.has('PK') || starred) !== column.flags.has('primary key'))
      disagree('keys', `'${fact.id}.${attribute.name}' ${[...keys]} became ${[...column.flags]}`, where, []);
    if (keys.has('FK') && !column.key) disagree('keys', `'${fact.id}.${attribute.name}' lost its FK`, where, []);
    if (keys.has('UK') && !column.flags.has('unique'))
      disagree('keys', `'${fact.id}.${attribute.name}' lost its UK`, where, []);
    if ((column.comment ?? '') !== oneLine(attribute.comment))
      disagree('comments', `'${fact.id}.${attribute.name}': '${attribute.comment}' became '${column.comment}'`, where, [
        'M205',
      ]);
  }
}

function relationsOf({ facts, result, tables, origin, isGroup, disagree, lines, isReported }) {
  const keys = [...tables].flatMap(([id, { columns }]) =>
    columns
      .filter(({ target }) => target)
      .map((column) => ({ from: id, to: column.target.split('.')[0], ...column, used: false })),
  );
  const relations = result.source
    .split('\n')
    .map((line) => /^\s*([\w-]+) -- ([\w-]+)(?: : "((?:[^"\\]|\\.)*)")? from=(\S+) to=(\S+)$/.exec(line))
    .filter(Boolean)
    .map(([, from, to, verb = '', fromCount, toCount]) => ({ from, to, verb, fromCount, toCount, used: false }));
  const use = (list, fits) => {
    const match = list.find((each) => !each.used && fits(each));
    if (match) match.used = true;
    return match;
  };
  const wherever = (fact) =>
    lines.flatMap((line, at) => (line.includes(fact.from) && line.includes(fact.to) ? [at + 1] : []));
  for (const fact of facts.relations) {
    const where = wherever(fact);
    const name = `${fact.from} ${fact.fromCard} ${fact.toCard} ${fact.to}`;
    if (isGroup.has(fact.from) || isGroup.has(fact.to)) {
      if (!where.some((line) => isReported(line, ['M210', 'M203']))) disagree('relations', `${name} of a group`);
      for (const key of keys) if (!key.used && !key.claimed) key.loose = true;
      continue;
    }
    const from = origin.get(fact.from)?.id;
    const to = origin.get(fact.to)?.id;
    const verb = fact.label ?? '';
    const least = fact.fromCard === '1..n' || fact.toCard === '1..n';
    if (!fact.identifying && !where.some((line) => isReported(line, ['M204']))) disagree('losses', `${name} is dotted`);
    const line = use(
      relations,
      (each) =>
        each.from === from &&
        each.to === to &&
        each.fromCount === COUNTS[fact.fromCard] &&
        each.toCount === COUNTS[fact.toCard],
    );
    if (line) {
      if (oneLine(line.verb.replace(/\\(.)/g, '$1')) !== oneLine(verb))
        disagree('verbs', `${name}: '${verb}' became '${line.verb}'`, where, ['M205']);
      continue;
    }
    if (least && !where.some((at) => isReported(at, ['M203', 'M212'])))
      disagree('losses', `${name}: the minimum is not reported`);
    const many = [isMany(fact.fromCard), isMany(fact.toCard)];
    if (many[0] && many[1]) {
      const second = use(
        keys,
        (each) => each.to === to && each.verb === oneLine(verb) && each.flags.has('primary key'),
      );
      const first = second && use(keys, (each) => each.to === from && each.from === second.from);
      if (!first) disagree('relations', `${name} has no table that joins`, where, ['M205']);
      continue;
    }
    const ways = many[0]
      ? [[from, to, fact.toCard]]
      : many[1]
        ? [[to, from, fact.fromCard]]
        : [
            [to, from, fact.fromCard, fact.toCard],
            [from, to, fact.toCard, fact.fromCard],
          ];
    const unique = !many[0] && !many[1];
    const holds = ([holder, target, card, own]) =>
      unique && own === '1' && card === '0..1'
        ? undefined
        : use(
            keys,
            (each) =>
              each.from === holder &&
              each.to === target &&
              each.verb === oneLine(verb) &&
              each.unique === unique &&
              each.flags.has('nullable') === (card === '0..1'),
          );
    const key = ways.map((way) => holds(way)).find(Boolean);
    if (key) continue;
    const near = keys.find(
      (each) => !each.used && ((each.from === from && each.to === to) || (each.from === to && each.to === from)),
    );
    if (!near) disagree('relations', `${name} '${verb}' is missing`, where, []);
    else {
      near.used = true;
      if (near.verb !== oneLine(verb)) disagree('verbs', `${name}: '${verb}' became '${near.verb}'`, where, ['M205']);
      else disagree('counts', `${name}: unique ${near.unique}, ${[...near.flags]}`, where, []);
    }
  }
  if (isGroup.size === 0)
    for (const key of keys) if (!key.used) disagree('relations', `${key.from} to ${key.to} is from nowhere`);
}

/** Tables and columns of the outline. */
function schemaOf(lines) {
  const tables = new Map();
  let table;
  for (const line of lines) {
    const head = /^Table (\S+?)(?: "|;|$)/.exec(line);
    if (head) {
      table = { columns: [] };
      tables.set(head[1], table);
      continue;
    }
    const column = /^ {2}([\w-]+)(?: ("(?:[^"\\]|\\.)*"))?: (.*)$/.exec(line);
    if (!table || !column) continue;
    const parts = column[3].match(/(?:"(?:[^"\\]|\\.)*"|[^;"])+/g).map((each) => each.trim());
    const unquoted = (each) =>
      each?.startsWith('"') ? each.slice(1, -1).replace(/\\(.)/g, (_, c) => (c === 'n' ? ' ' : c)) : each;
    const after = (word) =>
      parts
        .slice(1)
        .find((each) => each.startsWith(word))
        ?.slice(word.length);
    const target = after('key to ');
    table.columns.push({
      label: column[2] === undefined ? column[1] : unquoted(column[2]),
      type: unquoted(parts[0]),
      flags: new Set(parts.slice(1)),
      key: target !== undefined,
      target: target === 'outside' ? undefined : target,
      verb: oneLine(unquoted(after('as ')) ?? ''),
      comment: unquoted(after('comment ')),
    });
  }
  for (const { columns: all } of tables.values()) {
    const keys = all.filter(({ flags }) => flags.has('primary key'));
    for (const each of all) each.unique = each.flags.has('unique') || (keys.length === 1 && keys[0] === each);
  }
  return tables;
}
