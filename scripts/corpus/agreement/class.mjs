// Does a converted class diagram say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the
// converter's result and the picture drawn from it; out: every disagreement, excused or not. Members are compared as sets of
// words, because our members start with the name.
import { compareTitle, confirmsSize, oneLine } from '../items.mjs';

/** What a disagreement may be about. */
export const columns = [
  'classes',
  'labels',
  'annotations',
  'members',
  'namespaces',
  'relations',
  'notes',
  'direction',
  'title',
];

const DIRECTIONS = { TB: 'down', BT: 'up', LR: 'right', RL: 'left' };
const WHOLES = { composition: 'owns', aggregation: 'has' };

/** Whether the facts confirm that a refused text has to be refused. */
export function confirmsRefusal(code, text, facts) {
  return confirmsSize(code, text, facts.classes.length) || (code === 'M102' && facts.relations.length > 600);
}

/** The word of docs/conversion.md, Class diagrams, and whether it is written from the second class. */
function wordOf({ fromEnd, toEnd, line }) {
  const dotted = line === 'dotted';
  const ends = [fromEnd, toEnd];
  if (ends.includes('lollipop')) return ['implements', fromEnd === 'lollipop'];
  if (fromEnd === 'extension' && toEnd === 'extension') return ['<->', false];
  if (ends.includes('extension')) return [dotted ? 'implements' : 'inherits', fromEnd === 'extension'];
  if (WHOLES[fromEnd]) return [WHOLES[fromEnd], false];
  if (WHOLES[toEnd]) return [WHOLES[toEnd], true];
  if (fromEnd === 'none' && toEnd === 'none') return ['--', false];
  if (fromEnd !== 'none' && toEnd !== 'none') return ['<->', false];
  return [dotted ? 'uses' : '->', fromEnd === 'dependency'];
}

const words = (text) => (text.match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_:"\\;]/gu) ?? []).sort().join(' ');

const eaten = (text) => text.split('<').length !== text.split('>').length || /[~>]|List |;$/.test(text);
const nameOf = (text) => /([\w]+)[<~]*\(/.exec(text.replace(/<\w~/, '~'))?.[1] ?? /(\w+);?$/.exec(text)?.[1] ?? text;

export function disagreements(text, facts, result, picture) {
  // Mermaid swallows a line `title …` here; it is the title all the same.
  const out = /^\s*title\s/m.test(text) ? [] : compareTitle(facts, picture);
  const isReported = (line, codes) =>
    result.diagnostics.some((each) => each.line === line && codes.includes(each.code));
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const naming = (name) => lines.flatMap((line, at) => (line.includes(name) ? [at + 1] : []));
  const disagree = (what, detail, where = [], codes = []) =>
    out.push({ what, detail, excused: where.some((line) => isReported(line, codes)) });
  const source = result.source.split('\n').map((line) => line.trim());
  const direction = / direction=(\w+)/.exec(source[0])?.[1];
  const wanted = /^\s*direction\s/m.test(text) ? DIRECTIONS[facts.direction] : undefined;
  if (direction !== wanted) disagree('direction', `${facts.direction} became ${direction}`);

  const { nodes, groups } = picture.outline;
  const origins = new Map(result.origins.filter(({ kind }) => kind === 'node').map((each) => [each.external, each]));
  const idOf = (name) => origins.get(name)?.id;
  const lollipops = new Set(
    facts.relations.flatMap((each) => [
      each.fromEnd === 'lollipop' ? each.from : '',
      each.toEnd === 'lollipop' ? each.to : '',
    ]),
  );
  const known = new Set(facts.classes.map(({ id }) => id));
  const extra = [...origins.keys()].filter((each) => !known.has(each) && !lollipops.has(each));
  for (const each of extra) disagree('classes', `'${each}' is from nowhere`);
  for (const fact of facts.classes) {
    const node = nodes.find(({ id }) => id === idOf(fact.id));
    if (!node) {
      disagree('classes', `'${fact.id}' is missing`);
      continue;
    }
    const where = naming(fact.id);
    const generic = fact.generic && fact.label === undefined ? `<${fact.generic.replace(/~([^~]*)~/g, '<$1>')}>` : '';
    const label = `${fact.label ?? fact.id}${generic}`;
    if (node.label !== label) disagree('labels', `'${label}' became '${node.label}'`, where, ['M205']);
    const at = origins.get(fact.id).producedLine - 1;
    const stereotype = / stereotype=([\w-]+)/.exec(source[at])?.[1];
    const [first, ...others] = [...new Set(fact.annotations ?? [])];
    if (stereotype !== first && !lollipops.has(fact.id))
      disagree('annotations', `'${fact.id}' <<${first}>> became ${stereotype}`, naming(first ?? ''), ['M205']);
    for (const each of others)
      if (!naming(each).some((line) => isReported(line, ['M242'])))
        disagree('annotations', `<<${each}>> of '${fact.id}' is lost unsaid`);
    members({ fact, source, at, disagree, naming });
    const space = (facts.namespaces ?? []).find(({ id }) => id === fact.namespace);
    const group = groups.find(({ id }) => id === node.group);
    const title = space?.label ?? space?.id?.split('.').at(-1);
    if ((title ?? '') !== (group?.label ?? ''))
      disagree('namespaces', `'${fact.id}' in '${title}' became in '${group?.label}'`, where, ['M213']);
  }
  relations({ facts, result, source, idOf, disagree });
  const notes = source.filter((line) => /^note /.test(line)).length;
  const expected = (facts.notes ?? []).filter((each) => each.text.trim() !== '').length;
  if (notes !== expected) disagree('notes', `${expected} became ${notes}`);
  return out;
}

const startsWith = (member, name) => member.replace(/^[+\-#~]?"?(?:(?:static|abstract) )?/, '').startsWith(name);

function members({ fact, source, at, disagree, naming }) {
  const all = [...(fact.attributes ?? []), ...(fact.methods ?? [])];
  const memberLines = [];
  if (source[at].endsWith('{')) for (let line = at + 1; source[line] !== '}'; line++) memberLines.push(source[line]);
  const left = memberLines.map((each) => words(each));
  for (const { text, static: isStatic, abstract } of all) {
    const prefix = isStatic ? 'static' : abstract ? 'abstract' : '';
    const wanted = words(`${prefix} ${text}`);
    const exact = left.indexOf(wanted);
    // Mermaid's sanitiser removes text in angle brackets, so only the name is compared.
    // A colon directly after a name: the name comes first here too.
    const named = /^[+\-#~]?\s*([\w$?!]+)\s*:(?!:)/.exec(text)?.[1];
    const same = memberLines.filter((each) => words(each) === wanted);
    if (named !== undefined && same.length > 0 && !same.some((each) => startsWith(each, named)))
      disagree('members', `'${fact.id}': '${text}' became ${same.join(' | ')}`);
    const index =
      exact >= 0 || !eaten(text)
        ? exact
        : left.indexOf(
            words(memberLines.find((each) => each.includes(nameOf(text)) && left.includes(words(each))) ?? ''),
          );
    if (index >= 0) {
      left.splice(index, 1);
      continue;
    }
    // The same member without its mark: one disagreement, not two.
    const bare = left.indexOf(words(text));
    if (bare >= 0) left.splice(bare, 1);
    disagree(
      'members',
      `'${fact.id}': '${text}' (${prefix}) is missing in ${memberLines.join(' | ').slice(0, 160)}`,
      naming(text.replace(/[<>].*|\(.*| .*$/g, '')),
      ['M203', 'M205'],
    );
  }
  for (const each of left) disagree('members', `'${fact.id}': '${each}' is from nowhere`);
}

function relations({ facts, result, source, idOf, disagree }) {
  const edgeOrigins = result.origins
    .filter(({ kind }) => kind === 'edge')
    .toSorted((a, b) => a.producedLine - b.producedLine);
  if (edgeOrigins.length !== facts.relations.length)
    disagree('relations', `${facts.relations.length} became ${edgeOrigins.length}`);
  for (const [at, fact] of facts.relations.entries()) {
    const place = edgeOrigins[at];
    if (!place) return;
    const line = source[place.producedLine - 1];
    const [word, turned] = wordOf(fact);
    const [from, to] = turned ? [fact.to, fact.from] : [fact.from, fact.to];
    const cards = turned ? [fact.toCard, fact.fromCard] : [fact.fromCard, fact.toCard];
    const wanted = `${idOf(from)} ${word} ${idOf(to)}`;
    if (!line.startsWith(`${wanted} `) && line !== wanted)
      disagree('relations', `'${wanted}' became '${line}'`, [place.line], ['M241']);
    const label = /: "((?:[^"\\]|\\.)*)"/.exec(line)?.[1]?.replace(/\\n/g, ' ').replace(/\\(.)/g, '$1') ?? '';
    if (label !== oneLine(fact.label))
      disagree('relations', `the label '${fact.label}' became '${label}'`, [place.line], ['M205']);
    for (const [index, name] of ['from', 'to'].entries()) {
      const card = new RegExp(` ${name}=(?:"([^"]*)"|(\\S+))`).exec(line);
      if ((card?.[1] ?? card?.[2] ?? '') !== (cards[index] ?? ''))
        disagree('relations', `${name}=${cards[index]} became ${card?.[0]}`, [place.line], ['M203', 'M205']);
    }
  }
}
