// Removes what no call of the package reads: of a diagnostic's code its example, repair and meaning, which are for `explain`; of a kind its
// text picture, its codes as a list, its evidence and the measures of its picture. In, a module of the core; out, the module without these
// properties.

/** The check of a team's own rules, which no option of the package passes to the core. */
const RULES = /packages\/core\/src\/check-style\.ts$/;
const NO_RULES = "export function styledDiagram() { throw new Error('There are no rules of a team.'); }";

/** The modules, the objects in them, and the properties that these lose. */
const REMOVED = [
  {
    modules: /packages\/core\/src\/.*codes\.ts$/,
    objects: (node) =>
      node.type === 'ObjectExpression' && node.properties.some((each) => each.key?.name === 'severity') ? [node] : [],
    properties: ['meaning', 'example', 'repair'],
  },
  {
    modules: /packages\/core\/src\/kinds\/[a-z0-9]+\/(?:plain|index)\.ts$/,
    objects: (node) => (node.type === 'CallExpression' && node.callee.name === 'kind' ? node.arguments : []),
    properties: ['codes', 'numbers', 'text', 'evidence'],
  },
  {
    modules: /packages\/core\/src\/kinds\/kind\.ts$/,
    objects: (node) => (node.type === 'ObjectExpression' ? [node] : []),
    properties: ['quality'],
  },
];

export function withoutTexts() {
  const unused = new Set(REMOVED);
  return {
    name: 'without-texts',
    load: { filter: { id: RULES }, handler: () => ({ code: NO_RULES, moduleType: 'js' }) },
    transform: {
      filter: { id: REMOVED.map(({ modules }) => modules) },
      handler(code, id) {
        const spans = [];
        const tree = this.parse(code, { lang: 'ts' });
        for (const rule of REMOVED.filter(({ modules }) => modules.test(id))) {
          const before = spans.length;
          visit(tree, (node) => {
            for (const { properties } of rule.objects(node))
              spans.push(...properties.filter((each) => rule.properties.includes(each.key?.name)));
          });
          if (spans.length > before) unused.delete(rule);
        }
        return { code: withoutSpans(code, spans) };
      },
    },
    buildEnd() {
      for (const { modules } of unused)
        throw new Error(`Nothing to remove matches ${modules}: update without-texts.mjs.`);
    },
  };
}

function visit(node, see) {
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string') see(node);
  for (const each of Array.isArray(node) ? node : Object.values(node)) visit(each, see);
}

function withoutSpans(code, spans) {
  let out = code;
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start)) {
    const after = /^\s*,?/.exec(out.slice(end))?.[0].length ?? 0;
    out = out.slice(0, start) + out.slice(end + after);
  }
  return out;
}
