// Which requests ask for a sankey.
import type { Evidence } from '../evidence.js';
import { headed, labelled, lines, type Named, type NamedLink } from '../starting.js';

/** Without the links that lead back. */
function acyclic({ links }: Named): readonly NamedLink[] {
  const remaining: NamedLink[] = [];
  for (const link of links) {
    const reached = new Set([link.to.id]);
    for (const id of reached) for (const { from, to } of remaining) if (from.id === id) reached.add(to.id);
    if (!reached.has(link.from.id)) remaining.push(link);
  }
  return remaining;
}

export const sankeyEvidence: Evidence = {
  shows: 'amounts that split and join along the way',
  words: [
    {
      weight: 12,
      words: `sankey*, 桑基图, 桑基, alluvial*, width by|according|proportional|in|is|should, as wide as, so breit wie, thickness*,
        thick as, as streams, as ribbons, ribbon*, bands from, energy flow*,
        flow of money|energy|material*|water|goods|funds, money flow*, budget flows, material flow*, energiefluss*,
        stofffluss*, geldfluss*, stoffstrome, strome, flujo de energia|dinero|fondos, flux financiers, flux d energie,
        flux de, 能量流, 资金流, 流向, state changes with their, money in .. money out, whose height|width is the, breite nach,
        breite entspricht, breite zeigt, dicke nach, largeur selon, largeur proportionnelle, ancho segun, anchura, grosor,
        wide according, flow with amounts, flows between, flow volumes, student flows, migration flows, trade flows,
        traffic flows, cash flows, flux entre, strome zwischen, geldstrome, energiestrome, materialstrome, wasserstrome, 能源流,
        流量走向, 能量流向, 流向图, user flow by volume, thick arrows, thicker, thick for, arrows for large, thick .. thin,
        larger arrows, wide arrows, broad arrows, money wages, in .. out in numbers, from source to .. in numbers,
        breite pfeile, dicke pfeile, fleches epaisses, flechas gruesas, heat of a house, household money,
        energieflussdiagramm*, flussdiagramm der energie, flow of graduates, leads .. qualified, what became of,
        became of the rest, seeps away, spread over, water of the city, from gross to net, gross to net, ou va l argent,
        va l argent, adonde va el dinero, wohin geht das geld, wo geht das geld, where does the money, where the money,
        losses in between, in between losses, in streams, streams of money|water|energy|people|material|goods`,
    },
    {
      weight: 7,
      words: `come|comes from .. go|goes|leave, come from and where, where .. go to, what becomes of, becomes of the, is lost on,
        lost on its way, lose the, losses, drop off*, funnel, fall away, that go on, moved from one, moved from .. to,
        switched from, switched to, visits to purchase, website visits, wohin gehen, woher kommen, wohin fliesst,
        income .. spending, income .. expenses, ingresos .. gastos, recettes .. depenses, 来自, 去哪, 收入 .. 支出, from its sources,
        sources .. consumers, inputs .. outputs, input and output, from which .. to which, with the numbers that,
        by source and, from which .. and which|where|to, where do the|we|our .. go, where does the|our|my .. go, ends up in,
        end up on, come and which, how much goes, how much flows, who pays whom, who gives .. to, where do .. leave,
        drop out, dropped out, fall out, attrition, churned to, changed from .. to, changed to, went from .. to, went to,
        switched between, between programmes, imports and exports, generated .. consumed, produced .. consumed, lost between,
        wasted, losses between, wo bleibt, wo geht .. hin, wo verlieren, ou va, d ou vient, ou part, de donde viene,
        a donde va, adonde va, donde se pierde, ou passe, 去向, 流失, 从哪里来, 到哪里去, 花到哪, recettes et depenses, ingresos y gastos,
        sources and uses, escapes, escape, did the others, the others drop, others go, benefit in, savings out, wages,
        in .. out, comes in .. goes out, coming in .. going out, from source to, to exit, interviewed and, were invited,
        hired, qualified, seeps, leaks away, evaporat*, graduates, head counts, with head counts, heads moving,
        over the industries, from faculty to, where do .. end, where did .. end, where did .. go, distributed to,
        is distributed, handed on, dissipat*, split .. among, split .. between, source of the money, sources of funding,
        funding .. spending, grants .. spending, donation .. projects, crude oil, electricity from, gaz importe, taken off,
        what is taken off, losses in, with volumes, by volume, deductions, collecte .. depenses, de la collecte aux,
        from page to page, coal gas and, how it is spent, spent on, einnahmen und ausgaben, income and spending|expenses,
        where .. escapes, tonnes .. are split over, split over, tonnes of waste, split over recycling, waste are, flows away,
        my salary flows, salary flows, what happens to them, thickness by, come from and what happens, where the .. goes,
        how my .. flows, money flows`,
    },
    {
      weight: 4,
      words: `tonnes, megalitres, visitors .. basket, amount*, by amount, traffic come, leave*, where .. come from, ends up where,
        inflow*, outflow*, loss, conversion*, voters, bands, where does our budget, megawatt*, kilowatt*, gigawatt*,
        einnahmen, megawatt hours, mwh, kwh, twh, gj, government revenue, taxes, refugees, migrants, commuters,
        degree programmes, channels do, socket, power plant, input, output, by source, quantities, menge, cantidad, quantite`,
    },
    {
      weight: 2,
      words: `budget, spend*, water, energy, waste, euros, flows, money, donations, costs, funds, fluss, flujo, flux, goes to,
        visitors, income, spent, heat, leads, and how much`,
    },
    { weight: -6, words: 'feel, how they feel' },
  ],
  shapes: { amounts: 1 },
  needs: [
    { what: 'Where each amount comes from and where it goes.', shownBy: ['messages', 'names'] },
    { what: 'How much flows along each line.', shownBy: ['amounts'] },
  ],
  start: (named) =>
    headed('sankey', named) +
    lines(named.items, (each) => `node ${labelled(each)}`) +
    (named.links.length > 0
      ? lines(acyclic(named), ({ from, to }) => `${from.id} -> ${to.id} value=10`)
      : `node total-of-all "Total"\n${lines(named.items, ({ id, amount }) => `total-of-all -> ${id} value=${amount || 10}`)}`),
  skeleton: `sankey "Where it comes from and where it goes" values=both
node sales "Sales"
node grants "Grants"
node income "Income"
node pay "Salaries"
node rest "Everything else"
sales -> income value=70
grants -> income value=30
income -> pay value=60
income -> rest value=40
`,
};
