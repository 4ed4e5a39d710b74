// Which requests ask for an xychart.
import type { Evidence } from '../evidence.js';
import { headed, type Named, quote } from '../starting.js';

const MARKED = `target line, goal line, limit line, reference line|value, threshold*, shaded band, line at|for the target|limit|goal,
  ziellinie, referenzlinie, schwellenwert*, schwelle, linea de referencia, linea objetivo, ligne de reference, seuil, umbral, 参考线, 目标线`;

function started(named: Named): string {
  return (
    `${headed('xychart', named)}x ${named.items.map(({ label }) => quote(label)).join(' ')}\n` +
    `y title="Value"\nbar "Value" ${named.items.map(({ amount }) => amount ?? 10).join(' ')}\n`
  );
}

export const xychartEvidence: Evidence = {
  shows: 'numbers along an axis',
  words: [
    { weight: 9, words: MARKED },
    {
      weight: 11,
      words: `bar chart|graph|diagram|plot, bars for, column chart|graph|diagram, line chart|graph|plot|diagram, scatter*,
        histogram*, area chart, stacked bar*|column*|area, balkendiagramm*, saulendiagramm*, liniendiagramm*, streudiagramm*,
        punktdiagramm*, diagrama de barras|lineas|dispersion, grafico de barras|lineas|columnas|dispersion|linea,
        grafica de barras|lineas, diagramme en barres|batons, graphique en barres|lineaire|courbes, courbe*, nuage de points,
        柱状图, 条形图, 折线图, 散点图, 直方图, 曲线, xy chart, time series, burndown*, burn down, timeline of temperatures, highest column,
        as columns .. line, columns .. as a line, minutes as columns, as bars, as a bar, as a curve, as points, as dots,
        dot plot, box plot, bubble chart, plotted, plot the, saulen, balken, kurve, linien diagramm, verlauf der,
        verlauf des, entwicklung der, entwicklung des, entwicklung von, evolucion de las|los|del, evolution du|des|de la,
        evolution mensuelle, 变化曲线, 变化趋势, 统计图, 图表 每, 走势图, 折线, 柱形图, 对比 每月, barres, barras, grafico de evolucion, sparkline*,
        regression, relation of .. and, relation between .. and, columns with, columns for, against .. consumption,
        over the last 24, per weekday, units sold, top ten, link between, line graph, chart rainfall, correlation between,
        births per, battery drain*, temperature by hour, how quickly does, how fast does, how does .. depend on,
        depends on how much, speed against, cpu load over, bar graph of, scatter of, xychart*, as columns, sales of the,
        in columns`,
    },
    {
      weight: 7,
      words: `per day|month|week|year|quarter|hour|minute|second|night, each hour|day|month|week|year, every hour|day|month|week,
        over time, over the year|months|weeks|day, by month|year|week|quarter|day, next to the target, dates below,
        at the side, both developed, how .. developed, how did .. develop|change|grow, development of the number, goes up,
        went up, went down, trend*, correlat*, y axis, x axis, two axes, does .. grow with, pro monat|quartal|jahr|tag|woche,
        par mois|an|jour|semaine|trimestre, por mes|ano|dia|semana|trimestre, 每月, 每天, 每年, 每周, 趋势, 增长, 走势, state by state,
        p50, p95, p99, since january|march|last, headcount since, how has .. changed, has changed, have changed,
        changed since, since 2021|2020|2019|2018|2015|2010|2022|2023|2024, from year to year, year over year, year on year,
        month over month, each year, each week, every year, every quarter, every night, during the week, in the course of,
        over the last|past, went from .. percent, per capita, per trimestre, by age, versus time, against time, rising,
        falling, risen, fallen, climbs, climbed, halved, peak*, spike*, steigt, sinkt, gestiegen, gesunken, wachst, wuchs,
        sube, baja, crecio, crecimiento, augmente, baisse, monatlich*, jahrlich*, taglich*, wochentlich*, mensual*, anual*,
        mensuel*, annuel*, quotidien*, trimestral*, trimestriel*, 逐月, 月度, 年度, 季度, 日均, 上升, 下降, 涨, 多少 每, per release,
        per build, per sprint, hour of the day, by weekday, load over, arbeitslosenquote, quote seit,
        since 1990|1980|1970|1960|1950|2000|2005, seit 1990|2000|2010|2020, depuis 2000|2010|2020|1990,
        desde 2000|2010|2020|1990, over the last, last 24 hours, top 10, by units, units, is there a link,
        is there a connection, how quickly, how fast, how often, minute by minute, drains, drain, by day, in each department,
        employees in each, in each country, in each region, in each year, in each month, number of .. in each, per country,
        per region, per employee, per household, how many .. each, how many .. per, pro kopf, par habitant, por habitante,
        hoechste, niedrigste, got worse, got better, getting worse, getting better, worse in, better since, slower,
        faster since, slower since, ten largest, five largest, ten biggest, the ten, largest lakes, members since,
        changed over, each quarter, rainfall by month, numbers by month, by month and, sales by month, revenue by month,
        per month, over the last ten, last ten releases, daily visitors, error rate changed, over .. releases,
        after each release, before and after the change, going up, going down, page views, views per, views per week,
        bar chart comparing, comparing .. in five|four|three|ten, rainfall in, per week since`,
    },
    {
      weight: 4,
      words: `latenc*, weekly, daily, hourly, quarterly, temperature*, rainfall, grows, grow, rose, fell, increase*, decrease*,
        measured, revenue, leak, values, value each, score*, number of, by product line, by floor area, plot, umsatz, ventas,
        chiffre d affaires, 销售额, distribution of, response time*, memory goes, downloads, turnover, body height, height,
        copper, wind speed, throughput, cpu, requests per, response time, signups, subscribers, sold, fuel, consumption,
        ranking, ranked, highest, lowest, average, median, measurements, benchmark*, results of the, monthly .. since,
        monthly number*, monthly sales, graph of, plot of, error rate, by month, each month`,
    },
    {
      weight: 2,
      words: `chart, graph, sales, number*, count*, milliseconds, minutes, target, columns, users, last year, users over, weeks,
        against, load, doubled, dropped, lineas, chart of, relationship between`,
    },
    {
      weight: -5,
      words: `gantt chart, sequence chart, flow chart, org chart, pie chart, organisation chart, organization chart,
        column of the|a database, drop a column, decision chart, features as rows, link between the tables,
        link between systems`,
    },
  ],
  shapes: { series: 4 },
  needs: [
    { what: 'What the axis measures, and the numbers along it.', shownBy: ['series', 'amounts'] },
    { what: 'The unit of the numbers.', shownBy: ['percents'] },
  ],
  start: started,
  skeleton: `xychart "How it developed"
x "Jan" "Feb" "Mar" "Apr"
y title="Orders"
bar "Orders" 12 15 11 19
`,
  patterns: [
    {
      words: `${MARKED}, target, goal, against .. target, limit, benchmark, zielwert, grenzwert, objetivo, objectif, 目标`,
      start: (named) => `${started(named)}mark "Target" y=10\n`,
      skeleton: `xychart "How it developed"
x "Jan" "Feb" "Mar" "Apr"
y title="Orders"
bar "Orders" 12 15 11 19
mark "Target" y=16 tone=red
mark "Usual" y=10..14
`,
    },
  ],
};
