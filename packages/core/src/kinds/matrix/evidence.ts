// Words in a request that point to a matrix.
import type { Evidence } from '../evidence.js';
import { headed, lines, type Named, quote } from '../starting.js';

const RISK_MATRIX = `risk matri*, matrix of risks, risk heat map, risk heatmap, heat map of risks, risikomatri*, matriz de riesgo|riesgos,
  matrice de|des risque|risques, 风险矩阵`;

/** One field of each row; several risks can share it. */
function riskCells({ items }: Named, row: number): string {
  const cells = [0, 1, 2].map((column) => items.filter((_, i) => i % 9 === 3 * row + column).map(({ label }) => label));
  return cells.map((each) => (each.length === 0 ? '-' : quote(each.join(', ')))).join(' ');
}

export const matrixEvidence: Evidence = {
  shows: 'rows against columns, with a word or a number in each field',
  words: [
    {
      weight: 14,
      words: RISK_MATRIX,
    },
    {
      weight: 10,
      words: `matrix of|for|with|view|table, raci, comparison table|matrix|chart|grid|of, compare, comparing, comparison,
        feature table|grid|comparison|matrix, side by side, heat map*, heatmap*, check mark*, checkmark*, as rows,
        responsibility|permission|decision|skills|traceability|compatibility|test matrix, cross table, crosstab,
        kreuztabelle, class timetable, timetable, class schedule, stundenplan, tableau comparatif, tabla comparativa,
        cuadro comparativo, matriz de, matrice de|des, vergleichstabelle*, vergleichsmatrix, vergleich*, gegenuberstellung*,
        funktionsvergleich*, 矩阵, 对比, 比较, 对照, lookup table, roles against, weekdays across, rows against, grid with,
        journey through our permissions, comparer, comparar, raci matrix, vs, comparison of, vergleichen, vergleiche,
        im vergleich, tabellarisch, funktionsmatrix, verantwortungsmatrix, entscheidungsmatrix, kompetenzmatrix, skillmatrix,
        tableau de comparaison, comparatif, comparaison, comparacion, comparativa, matriz raci, matrice raci,
        matrice de competences, matriz de competencias, 比较表, 职责矩阵, 权限矩阵, 功能对比, 对比一下, 比一比, 技能矩阵, score card, scorecard,
        decision table, truth table, rota, duty roster, shift roster, bingo, versus, down the side .. across,
        who approves who, who executes, who is told, which .. cover which, which .. has which, which .. have which,
        which .. supports which, which .. uses which, which .. needs which, which .. runs which, table languages, 权限表,
        in a table, as a table, tabular, entscheidungstabelle, 表格, which .. for which, who .. for what, trained on which,
        tableau des responsabilites, tabla de responsabilidades, decision grid, grid of, options against, same settings,
        across settings, settings down, across .. down, opening hours, days down, branches across, meets which, raci chart,
        feature by feature, cross tab*, responsibilities of .. roles, responsibilities of, roles in .. tasks,
        roles and tasks, tasks and roles`,
    },
    {
      weight: 7,
      words: `criteria, pros and cons, medium one, plan contains, plan doesn t contain, small plan, who may, which role*,
        roles and permissions, permissions, allowed or denied, responsible, accountable, consulted, informed, owns coverage,
        compatib*, supports which, supported by, score on, vendors score, kriterien, criterios, criteres, hakchen, haken,
        in each field, people down, has no .. has, yes no and partly, alternatives, by weight, read write, may read, 一目了然,
        which plan|edition|version has|includes|contains, whom to approach, is included, are included, included in each,
        what is included, included in which, pricing tier*, pricing plans, editions, can do what, who can do, which browser*,
        support which, which feature*, which of the, which role, whether each, each of them .. has, skills from, expert,
        beginner, per person, licence, license, differences between, difference between, unterschiede, diferencias,
        differences entre, better or worse, strengths and weaknesses, vor und nachteile, ventajas y desventajas,
        avantages et inconvenients, which one .. choose, choosing between, wer kann was, wer darf was, quien puede, qui peut,
        access rights, zugriffsrechte, droits d acces, permisos, berechtigung*, rechte, 权限, 谁可以, 优缺点, 支持情况, covered by,
        covers which, tested on, runs on which, availability by, ticks, ticked, yes or no for, which tests, cover which,
        what each role, each role may, jeweils, in each case, which requirement, which of them, requirement, per tool,
        per product, per vendor, across the top, environments have, per environment, weighted criteria, against .. criteria,
        compared by, compared on, all our .. have the same, differ in, differ by, what differs, is missing where,
        where .. is missing, has been trained, trained on, certif*, responsabilites, responsabilidades, zustandigkeitsmatrix,
        zuordnung, assignment of, assigned to which, allocate, who is on call when, on call rota, per day and, day by person,
        availability of, available in which, which of our .. meets which, down .. across, which regulation, compare cities,
        von drei tarifen, mit leistungen, who is where, which .. in which, allowed to do what, who is allowed, is allowed to,
        may do what, allowed to, in a table with, rate .. on .. and, on price location, which user, which group, as rows and,
        plans as columns, products as columns, features as rows, as columns and, which licence, allows what, licence allows,
        which .. allows, what is allowed`,
    },
    {
      weight: 3,
      words: `matrix, grid, table, rows, columns, vendors, features, roles, plans, skills, good in green, options, requirements,
        weight, cells, tier*, plan*, matriz, matrice, tabelle, tabla, tableau, can, scores, ratings, tools, replication,
        support, battery, warranty, knows, supports, compares, candidates, 区别, which .. on which, qualifi*, crosses,
        which .. which, which tool*`,
    },
    {
      weight: -6,
      words: `growth share matrix, raci is too static, matrix is too, vier felder matrix, eisenhower matrix, priority matrix`,
    },
  ],
  shapes: {},
  needs: [
    { what: 'What the rows are, and what the columns are.', shownBy: ['names'] },
    { what: 'The value where they meet.', shownBy: [] },
  ],
  start: (named) =>
    `${headed('matrix', named)}columns "First" "Second"\n` +
    lines(named.items, ({ label }) => `row ${quote(label)} yes no`),
  skeleton: `matrix "What has what"
columns "First" "Second" "Third"
row "Price" "low" "middle" "high"
row "Support" yes no yes
row "Export" yes partly no
`,
  patterns: [
    {
      words: RISK_MATRIX,
      start: (named) =>
        `${headed('matrix', named, ' heat=risk')}columns "Minor" "Moderate" "Severe"\n` +
        lines(['Likely', 'Possible', 'Unlikely'], (each, row) => `row ${quote(each)} ${riskCells(named, row)}`),
      skeleton: `matrix "Likelihood and impact" heat=risk
columns "Minor" "Moderate" "Severe"
row "Likely" "First risk" - "Second risk"
row "Possible" - "Third risk" -
row "Unlikely" - - "Fourth risk"
`,
    },
  ],
};
