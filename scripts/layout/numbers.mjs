// The numbers of layout, so that one person can tune them: in, the sources of the core by path; out, the numbers of a good
// page that are written again, weights outside their place, and names with two meanings.
import ts from 'typescript';

const LAYOUT = 'packages/core/src/layout/';
export const PAGE = `${LAYOUT}page.ts`;
/** Where the weights of a phase, and the distances that a look defines, are written. */
const HOMES = /\/(?:page|weights|spacing|measures)\.ts$/;
/** px: lengths of a page that mean nothing else, and in layout its proportions that mean nothing else. */
const LENGTHS = ['SCREEN', 'LONGEST_READABLE', 'LEGIBLE'];
const PROPORTIONS = ['ASPECT', 'AIMED_RATIO'];

/** `{ file, line, fault }` of each; `sources` is a map from path to text and holds the page's. */
export function numberFaults(sources) {
  const parsed = [...sources].map(([file, text]) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  const page = pageOf(parsed.find(({ fileName }) => fileName === PAGE));
  const others = parsed.filter(({ fileName }) => fileName !== PAGE);
  const inLayout = parsed.filter(({ fileName }) => fileName.startsWith(LAYOUT));
  return [
    ...others.flatMap((source) => pageAgain(source, page)),
    ...inLayout.flatMap(outOfPlace),
    ...definedTwice(inLayout),
  ];
}

/** The numbers of a page by name, and the names of its functions. */
function pageOf(source) {
  const numbers = new Map();
  const numberOf = (node) =>
    ts.isNumericLiteral(node)
      ? Number(node.text)
      : ts.isBinaryExpression(node)
        ? numberOf(node.left) * numberOf(node.right)
        : numbers.get(node.getText());
  for (const { name, initializer } of constants(source)) numbers.set(name.text, numberOf(initializer));
  return { numbers, functions: functionsOf(source) };
}

function functionsOf(source) {
  return source.statements.flatMap((each) => (ts.isFunctionDeclaration(each) && each.name ? each.name.text : []));
}

/** A name of the page for something else, or one of its numbers under another name. */
function pageAgain(source, { numbers, functions }) {
  const isInLayout = source.fileName.startsWith(LAYOUT);
  const named = constants(source)
    .filter(
      ({ name, initializer }) =>
        numbers.has(name.text) && (isInLayout || hasNumber(initializer, numbers.get(name.text))),
    )
    .map(({ name }) => faultAt(source, name, `'${name.text}' is a number of the page. Import it from layout/page.ts.`));
  const again = functionsOf(source)
    .filter((name) => functions.includes(name))
    .map((name) =>
      faultAt(source, source, `'${name}' is a function of layout/page.ts. Import it, or use another name.`),
    );
  const known = new Map([...LENGTHS, ...(isInLayout ? PROPORTIONS : [])].map((name) => [numbers.get(name), name]));
  const written = [];
  const visit = (node) => {
    const name = ts.isNumericLiteral(node) ? known.get(Number(node.text)) : undefined;
    if (name !== undefined)
      written.push(faultAt(source, node, `${node.getText()} is ${name} of layout/page.ts. Import it.`));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...named, ...again, ...written];
}

function hasNumber(initializer, number) {
  return ts.isNumericLiteral(initializer) && Number(initializer.text) === number;
}

function outOfPlace(source) {
  if (HOMES.test(source.fileName)) return [];
  const markers = markersOf(source);
  return constants(source)
    .filter((each) => isWeight(each.initializer) && !markers.has(each))
    .map(({ name }) => faultAt(source, name, `'${name.text}' is a weight. Move it to the folder's weights.ts.`));
}

/** Names for places in a list are no weights: whole numbers from 0 on, declared one after another. */
function markersOf(source) {
  const markers = new Set();
  let run = [];
  for (const each of constants(source)) {
    if (!hasNumber(each.initializer, run.length)) run = [];
    if (!hasNumber(each.initializer, run.length)) continue;
    run.push(each);
    if (run.length > 1) for (const one of run) markers.add(one);
  }
  return markers;
}

/** Numbers only, one of them neither 0 nor 1, nor a list that counts from 0; a number below 0 is a sign or a mark. */
function isWeight(initializer) {
  const numbers = numbersIn(initializer);
  if (numbers === undefined || numbers.every((each, i) => each === i)) return false;
  return numbers.some((each) => each > 0 && each !== 1);
}

/** Undefined if there is anything else in it. */
function numbersIn(node) {
  if (ts.isNumericLiteral(node)) return [Number(node.text)];
  if (ts.isIdentifier(node)) return [];
  const parts =
    ts.isParenthesizedExpression(node) || ts.isAsExpression(node)
      ? [node.expression]
      : ts.isPrefixUnaryExpression(node)
        ? []
        : ts.isBinaryExpression(node)
          ? [node.left, node.right]
          : ts.isArrayLiteralExpression(node)
            ? [...node.elements]
            : ts.isObjectLiteralExpression(node) && node.properties.every(ts.isPropertyAssignment)
              ? node.properties.map((each) => each.initializer)
              : undefined;
  const inside = parts?.map(numbersIn);
  return inside?.every((each) => each !== undefined) ? inside.flat() : undefined;
}

function definedTwice(sources) {
  const places = new Map();
  for (const source of sources) {
    for (const { name, initializer } of constants(source)) {
      if (isWeight(initializer)) places.set(name.text, [...(places.get(name.text) ?? []), { source, name }]);
    }
  }
  return [...places].flatMap(([text, [first, ...more]]) =>
    more.map(({ source, name }) =>
      faultAt(source, name, `'${text}' is defined in ${first.source.fileName} too. Give each meaning its own name.`),
    ),
  );
}

/** The top-level constants in capitals. */
function constants(source) {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(
      ({ name, initializer }) =>
        initializer !== undefined && ts.isIdentifier(name) && /^[A-Z][A-Z\d_]*$/.test(name.text),
    );
}

function faultAt(source, node, fault) {
  return { file: source.fileName, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, fault };
}
