// Which requests ask for a pie.
import type { Evidence } from '../evidence.js';
import { headed, lines, quote } from '../starting.js';

export const pieEvidence: Evidence = {
  shows: 'the shares of one whole',
  words: [
    {
      weight: 10,
      words: `pie, pie chart|diagram|graph|of, donut*, doughnut*, ring chart, kreisdiagramm*, tortendiagramm*, kuchendiagramm*,
        camembert, diagramme circulaire, graphique circulaire|sectoriel, en secteurs, grafico circular,
        grafico de pastel|torta|tarta|sectores, diagrama circular|de sectores, 饼图, 饼状图, 环形图, 圆饼图, 円グラフ, slice*,
        round picture|chart|diagram, as a round, wedge*, slice of the timeline, ring with, a ring, round chart, circle chart,
        circle diagram, circle graph, sector chart, sectors of, kreis, torte, tarta, torta, gateau, anneau, anillo,
        grafico de anillo, rosquilla, 圆形图, 扇形图, 圆环, how much of the .. compared with everything,
        compared with everything else, compared with the rest, versus the rest, pie graph, as a disc, a disc, disc with,
        as a circle, a circle with, show the proportions, proportions of`,
    },
    {
      weight: 7,
      words: `percent*, add up to 100, add up to, what share, shares instead, divide up, split up, three quarters of, a third of,
        anteil*, prozent*, porcentaje*, reparto, repartition, part de, pourcentage*, 占比, 比例, 份额, 百分比, energy mix,
        distribution of .. over, browser share, market share*, breakdown in, fraction*, what part of, portion*, share of,
        shares of, votes per, how much of, out of all, of all our, verteilung der, aufteilung, zusammensetzung, reparticion,
        distribucion de, proporcion, parts du, parts de, quelle part, que parte, 构成, 组成, 百分之, 分布, age groups, by share,
        one third, two thirds, a quarter of, most of our, divided into shares, day divided, how is my, is divided,
        who owns the company, owns the company, percentage of, ownership, shareholders, languages of our repository,
        in percent, sum to 100, wem gehort, a quien pertenece, a qui appartient, which share, is mobile, shares,
        comes from which, operating systems of our, rest is, goes to rent, as part of the whole, as a part of, total is,
        of the total, in total, all together, makes up, make up, biggest share, smallest share, sources d energie,
        der anteil, anteil der, el reparto, la part, part of the electricity, abstained, what part of the, 男性,
        in relation to the whole, anteile, parts of the whole, answers yes, yes no and, 24 hours of, are split, is split,
        hours of the|a|my day, s day are, day split, day is spent, how .. divide|divides, were yes,
        of 100|200|300|400|500|1000, undecided, favourite, favorite, the proportions, in proportion, portion of our,
        each contribute, contributes, contribution of`,
    },
    {
      weight: 4,
      words: `share*, distribution*, proportion of, largest part, composition of, made up of, out of the total, verteilung,
        distribucion, as slices, is produced, who voted, votes, ticket types, by type, by reason, made of, consists of`,
    },
    {
      weight: 2,
      words: `where does the memory, where does our budget, budget, reasons, by product line, everything else, memory go,
        composition, quota*`,
    },
    { weight: -6, words: 'pie but, not a pie, no pie, too many slices, like a pie' },
  ],
  shapes: { percents: 6 },
  needs: [{ what: 'The parts of the whole, and a number for each.', shownBy: ['amounts', 'percents'] }],
  start: (named) =>
    headed('pie', named) + lines(named.items, ({ label, amount }) => `slice ${quote(label)} ${amount || 10}`),
  skeleton: `pie "Shares of the whole"
slice "Largest" 55
slice "Second" 30
slice "Rest" 15
`,
};
