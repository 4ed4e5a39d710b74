// Thirty real flowcharts for review: in, those of the corpus as graphs; out, the choice, which depends only on the corpus and
// the converter.
import { readFileSync } from 'node:fs';
import { SHARED } from '../../scripts/layout/measured.mjs';

const WANTED = 30;
const FEWEST = 6;
const MOST = 70;

/** Size bands, each with one flowchart with groups and one without, from documents of real projects, each project once. */
export function thirtyFlowcharts(flowcharts) {
  const wild = wildNames('flowchart');
  const sized = flowcharts
    .filter(({ name, graph }) => wild.has(name) && graph.nodes.length >= FEWEST && graph.nodes.length <= MOST)
    .sort((a, b) => a.graph.nodes.length - b.graph.nodes.length || (a.name < b.name ? -1 : 1));
  const bands = WANTED / 2;
  const projects = new Set();
  const picked = [];
  for (let band = 0; band < bands; band++) {
    const members = sized.slice(
      Math.floor((band * sized.length) / bands),
      Math.floor(((band + 1) * sized.length) / bands),
    );
    for (const grouped of [true, false]) {
      const fitting = members.filter(({ graph }) => graph.groups.length > 0 === grouped);
      const fresh = fitting.filter(({ name }) => !projects.has(wild.get(name)));
      const list = fresh.length > 0 ? fresh : fitting.length > 0 ? fitting : members;
      const pick = list.filter((each) => !picked.includes(each))[list.length >> 1] ?? list[0];
      projects.add(wild.get(pick.name));
      picked.push(pick);
    }
  }
  return picked;
}

/** The projects of the documents of one Mermaid type that are documents of real projects, by name. */
export function wildNames(type) {
  const index = JSON.parse(readFileSync(new URL('corpus/mermaid/index.json', SHARED), 'utf8'));
  const wild = new Set(index.repos.flatMap(({ repo, kind }) => (kind === 'wild' ? repo : [])));
  const column = Object.fromEntries(index.columns.map((name, i) => [name, i]));
  return new Map(
    index.sources.flatMap((row) => {
      const repo = typeof row[column.repo] === 'number' ? index.repos[row[column.repo]].repo : row[column.repo];
      const [folder, file] = row[column.file].split('/');
      const name = folder === type ? file.replace(/\.mmd$/, '') : undefined;
      return name !== undefined && wild.has(repo) ? [[name, repo]] : [];
    }),
  );
}
