// The subjects of the chart comparison: no input; out, by name, one data set as our source, as a Vega-Lite or Vega spec and, where Plot
// has the form, as its options, all with the same texts. Generated without randomness.
const list = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const spread = (i, over) => Math.floor(((i * 7_919) % 10_007) * (over / 10_007));

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const SITES = ['North', 'South', 'West'];

const sales = SITES.flatMap((site, s) =>
  MONTHS.map((month, m) => ({ month, site, sold: 20 + spread(s * 12 + m, 80) })),
);
const thousand = list(1_000, (i) => ({ x: i, y: 20 + spread(i, 60) }));
const shares = ['Search', 'Direct', 'Mail', 'Social', 'Ads', 'Partners'].map((name, i) => ({ name, n: 60 - i * 9 }));
const cells = list(24, (row) =>
  list(12, (column) => ({ row: `Row ${row}`, column: MONTHS[column], n: spread(row * 12 + column, 500) })),
).flat();
const leaves = list(1_000, (i) => ({ id: `l${i}`, parent: `g${i % 20}`, name: `leaf ${i}`, size: 1 + spread(i, 400) }));
const tasks = list(200, (i) => ({
  name: `Task ${i}`,
  part: `Part ${Math.floor(i / 10)}`,
  from: i,
  to: i + 1 + (i % 9),
}));
const dateOf = (day) => new Date(Date.UTC(2026, 0, 5 + day)).toISOString().slice(0, 10);

const bars = {
  source: `xychart "Sold" values=on\nx ${MONTHS.map((each) => `"${each}"`).join(' ')}\ny title="Sold"\n${SITES.map(
    (site) =>
      `bar "${site}" ${sales
        .filter((each) => each.site === site)
        .map(({ sold }) => sold)
        .join(' ')}`,
  ).join('\n')}\n`,
  vega: {
    title: 'Sold',
    data: { values: sales },
    encoding: {
      x: { field: 'month', sort: MONTHS },
      xOffset: { field: 'site' },
      y: { field: 'sold', type: 'quantitative' },
    },
    layer: [
      { mark: 'bar', encoding: { color: { field: 'site' } } },
      { mark: { type: 'text', dy: -6 }, encoding: { text: { field: 'sold' } } },
    ],
  },
  plot: (plot) => ({
    title: 'Sold',
    fx: { domain: MONTHS },
    color: { legend: false },
    marks: [
      plot.barY(sales, { fx: 'month', x: 'site', y: 'sold', fill: 'site' }),
      plot.text(sales, { fx: 'month', x: 'site', y: 'sold', text: 'sold', dy: -6 }),
    ],
  }),
};

const line = {
  source: `xychart "Load"\nx ${thousand.map(({ x }) => x).join(' ')} title="Second"\ny title="Load" unit="%"\nline "Load" ${thousand.map(({ y }) => y).join(' ')}\n`,
  vega: {
    title: 'Load',
    width: 560,
    data: { values: thousand },
    mark: 'line',
    encoding: { x: { field: 'x', type: 'quantitative' }, y: { field: 'y', type: 'quantitative' } },
  },
  plot: (plot) => ({ title: 'Load', marks: [plot.lineY(thousand, { x: 'x', y: 'y' })] }),
};

const pie = {
  source: `pie "Traffic"\n${shares.map(({ name, n }) => `slice "${name}" ${n}`).join('\n')}\n`,
  vega: {
    title: 'Traffic',
    data: { values: shares },
    encoding: { theta: { field: 'n', type: 'quantitative', stack: true }, color: { field: 'name' } },
    layer: [
      { mark: { type: 'arc', outerRadius: 100 } },
      { mark: { type: 'text', radius: 120 }, encoding: { text: { field: 'name' } } },
    ],
  },
};

const heat = {
  source: `matrix "Orders" heat=on\ncolumns ${MONTHS.map((each) => `"${each}"`).join(' ')}\n${list(
    24,
    (row) =>
      `row "Row ${row}" ${cells
        .filter((each) => each.row === `Row ${row}`)
        .map(({ n }) => n)
        .join(' ')}`,
  ).join('\n')}\n`,
  vega: {
    title: 'Orders',
    data: { values: cells },
    encoding: { x: { field: 'column', sort: MONTHS }, y: { field: 'row' } },
    layer: [
      { mark: 'rect', encoding: { color: { field: 'n', type: 'quantitative' } } },
      { mark: 'text', encoding: { text: { field: 'n' } } },
    ],
  },
  plot: (plot) => ({
    title: 'Orders',
    x: { domain: MONTHS },
    marks: [
      plot.cell(cells, { x: 'column', y: 'row', fill: 'n' }),
      plot.text(cells, { x: 'column', y: 'row', text: 'n' }),
    ],
  }),
};

const treemap = {
  source: `treemap "Disk" unit="MB"\n${list(
    20,
    (g) =>
      `"group ${g}"\n${leaves
        .filter(({ parent }) => parent === `g${g}`)
        .map(({ name, size }) => `  "${name}" ${size}`)
        .join('\n')}`,
  ).join('\n')}\n`,
  vega: {
    $schema: 'https://vega.github.io/schema/vega/v6.json',
    width: 1_600,
    height: 1_000,
    data: [
      {
        name: 'tree',
        values: [{ id: 'root' }, ...list(20, (g) => ({ id: `g${g}`, parent: 'root', name: `group ${g}` })), ...leaves],
        transform: [
          { type: 'stratify', key: 'id', parentKey: 'parent' },
          {
            type: 'treemap',
            field: 'size',
            sort: { field: 'value', order: 'descending' },
            method: 'squarify',
            size: [{ signal: 'width' }, { signal: 'height' }],
          },
        ],
      },
    ],
    marks: [
      {
        type: 'rect',
        from: { data: 'tree' },
        encode: {
          enter: {
            x: { field: 'x0' },
            y: { field: 'y0' },
            x2: { field: 'x1' },
            y2: { field: 'y1' },
            stroke: { value: '#888' },
          },
        },
      },
      {
        type: 'text',
        from: { data: 'tree' },
        encode: {
          enter: { x: { field: 'x0' }, y: { field: 'y0' }, text: { field: 'name' }, baseline: { value: 'top' } },
        },
      },
    ],
  },
};

const gantt = {
  source: `gantt "Plan"\n${list(
    20,
    (part) =>
      `section "Part ${part}" {\n${tasks
        .filter((each) => each.part === `Part ${part}`)
        .map(({ name, from, to }, i) => `  task t${part}x${i} "${name}" start=${dateOf(from)} length=${to - from}d`)
        .join('\n')}\n}`,
  ).join('\n')}\n`,
  vega: {
    title: 'Plan',
    width: 980,
    data: { values: tasks },
    encoding: { x: { field: 'from', type: 'quantitative' }, y: { field: 'name', sort: null } },
    layer: [
      { mark: 'bar', encoding: { x2: { field: 'to' }, color: { field: 'part' } } },
      { mark: { type: 'text', align: 'left' }, encoding: { text: { field: 'name' } } },
    ],
  },
  plot: (plot) => ({
    title: 'Plan',
    width: 980,
    y: { domain: tasks.map(({ name }) => name) },
    marks: [
      plot.barX(tasks, { x1: 'from', x2: 'to', y: 'name', fill: 'part' }),
      plot.text(tasks, { x: 'from', y: 'name', text: 'name', textAnchor: 'start' }),
    ],
  }),
};

export const SUBJECTS = {
  'bars of three series': bars,
  'line of 1,000': line,
  pie,
  'heat map of 288': heat,
  'treemap of 1,000': treemap,
  'gantt of 200': gantt,
};
