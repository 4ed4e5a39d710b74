// Does a converted git graph say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the converter's
// result and the picture drawn from it; out: every disagreement, excused or not. Commits are compared in their order, each
// with its branch, text, mark, tags and parents.

/** What a disagreement may be about. */
export const columns = ['commits', 'texts', 'branches', 'parents', 'marks', 'tags', 'direction', 'title'];

const LIMITS = { characters: 50_000, commits: 300 };
const DIRECTIONS = { LR: undefined, TB: 'down', BT: 'up' };

/** Whether the facts confirm that a refused text has to be refused. */
export function confirmsRefusal(code, text, facts) {
  if (code === 'M103') return facts.commits.length === 0;
  if (code === 'M102') return text.length > LIMITS.characters || facts.commits.length > LIMITS.commits;
  if (code !== 'M120') return false;
  // Mermaid takes what docs/conversion.md, Git graphs, refuses: an id twice, and a branch before the first commit.
  const ids = [...text.matchAll(/^\s*(?:commit|merge)\b.*?\bid\s*:\s*["']([^"']*)["']/gm)].map(([, id]) => id);
  const begins = text.search(/^\s*(commit|merge)\b/m);
  const branches = text.search(/^\s*branch\b/m);
  return new Set(ids).size < ids.length || (branches >= 0 && (begins < 0 || branches < begins));
}

export function disagreements(_text, facts, result, picture) {
  const out = [];
  const isReported = (line, codes) =>
    result.diagnostics.some((each) => each.line === line && codes.includes(each.code));
  const disagree = (what, detail, line, codes) => out.push({ what, detail, excused: isReported(line, codes) });
  const { nodes, edges, groups, items } = picture.outline;
  const labelOf = new Map(groups.map(({ id, label }) => [id, label]));

  const direction = /\bdirection=(\w+)/.exec(result.source.split('\n')[0])?.[1];
  if (direction !== DIRECTIONS[facts.direction ?? 'LR'])
    disagree('direction', `${facts.direction} became ${direction}`);
  const title = facts.title ?? facts.accTitle;
  if ((picture.title ?? '') !== (title ?? '').replaceAll('\n', ' ')) {
    disagree('title', `'${title}' became '${picture.title}'`);
  }

  const known = [...facts.branches].sort().join('\n');
  const branches = groups.map(({ label }) => label).sort();
  if (branches.join('\n') !== known) disagree('branches', `${known} became ${branches}`, 0, []);

  // Of commits with the same id, Mermaid draws the last; we draw all, and say so.
  const again = result.diagnostics.filter(
    ({ code, message }) => code === 'M204' && message.startsWith('Another commit'),
  );
  if (again.length > 0 && nodes.length === facts.commits.length + again.length) return out;
  if (nodes.length !== facts.commits.length) {
    disagree('commits', `${facts.commits.length} became ${nodes.length}`);
    return out;
  }
  const places = result.origins.filter(({ kind }) => kind === 'node');
  const index = new Map(nodes.map(({ id }, at) => [id, at]));
  for (const [at, fact] of facts.commits.entries()) {
    const node = nodes[at];
    const item = items[at];
    const line = places[at]?.line ?? 0;
    const name = fact.id ?? `commit ${at}`;
    if (labelOf.get(node.group) !== fact.branch)
      disagree('branches', `${name} on ${fact.branch} became on ${node.group}`, line, []);
    const wanted = fact.cherryPick ? undefined : (fact.id ?? fact.message ?? '');
    if (wanted !== undefined && item.label !== wanted) {
      disagree('texts', `'${wanted}' became '${item.label}'`, line, ['M205', 'M222']);
    }
    if (
      fact.id !== undefined &&
      fact.message !== undefined &&
      fact.id !== fact.message &&
      !isReported(line, ['M222'])
    ) {
      disagree('texts', `the message '${fact.message}' is lost unsaid`, line, []);
    }
    const parents = edges
      .filter(({ to, arrow }) => to === node.id && arrow === '->')
      .map(({ from }) => index.get(from));
    // A cherry-pick's second parent is the commit it copies, which is drawn as a link of its own.
    const picks = edges.filter(({ to, arrow }) => to === node.id && arrow !== '->').map(({ from }) => index.get(from));
    const all = [...parents, ...picks].sort((a, b) => a - b).join();
    const fits = [...(fact.parents ?? [])].sort((a, b) => a - b).join();
    if (all !== fits && parents.join() !== fits) disagree('parents', `${name}: ${fits} became ${all}`, line, []);
    const mark = item.marks?.[0];
    const type = fact.merge || fact.cherryPick ? undefined : fact.type;
    if (!fact.merge && mark !== type) disagree('marks', `${name}: ${type} became ${mark}`, line, []);
    const tags = fact.cherryPick ? (item.values ?? []).join() : (fact.tags ?? []).join();
    if ((item.values ?? []).join() !== tags) disagree('tags', `${name}: ${tags} became ${item.values}`, line, ['M205']);
  }
  return out;
}
