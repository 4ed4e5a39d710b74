// Reads a React component that draws one icon as data, without running it. In: the source of its module. Out: the <svg>
// element. Supports only a bundler's output for an icon: calls of jsx(name, { …, children }).

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Large, and needed for one set only, so it is loaded with the first icon. */
let ts;

/** React's names of SVG attributes that are not plain camel case. */
const NAMES = { className: 'class', xlinkHref: 'xlink:href', xmlSpace: 'xml:space', xmlnsXlink: 'xmlns:xlink' };
/** SVG attributes that are camel case in SVG itself. */
const CAMEL =
  /^(?:viewBox|gradientTransform|gradientUnits|spreadMethod|clipPathUnits|maskUnits|maskContentUnits|filterUnits|stdDeviation|patternUnits|patternTransform|preserveAspectRatio|data-.*|aria-.*|xml.*)$/;

/** @returns {import('./markup.mjs').Element} */
export function readReactIcon(source) {
  ts ??= require('typescript');
  const file = ts.createSourceFile('icon.js', source, ts.ScriptTarget.ES2022, false, ts.ScriptKind.JS);
  let svg;
  const visit = (node) => {
    if (svg !== undefined) return;
    if (ts.isCallExpression(node) && elementName(node) === 'svg') svg = elementOf(node);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  if (svg === undefined) throw new Error('no <svg> in the component');
  return svg;
}

function elementName(call) {
  const [name] = call.arguments;
  return name !== undefined && ts.isStringLiteralLike(name) ? name.text : undefined;
}

function elementOf(call) {
  const name = ts.isCallExpression(call) ? elementName(call) : undefined;
  const [, properties] = call.arguments ?? [];
  if (name === undefined || properties === undefined || !ts.isObjectLiteralExpression(properties)) {
    throw new Error('unsupported element');
  }
  const element = { name, attributes: {}, children: [], text: '' };
  for (const property of properties.properties) {
    if (ts.isSpreadAssignment(property)) continue;
    if (!ts.isPropertyAssignment(property)) throw new Error('unsupported property');
    const key = property.name.text;
    if (key === 'children') addChildren(element, property.initializer);
    else if (key === 'style') element.attributes.style = styleText(property.initializer);
    else element.attributes[attributeName(key)] = String(literalOf(property.initializer));
  }
  return element;
}

function addChildren(element, value) {
  const all = ts.isArrayLiteralExpression(value) ? value.elements : [value];
  for (const each of all) {
    if (ts.isCallExpression(each)) element.children.push(elementOf(each));
    else element.text += literalOf(each);
  }
}

function styleText(value) {
  if (!ts.isObjectLiteralExpression(value)) throw new Error('unsupported style');
  return value.properties.map((each) => `${attributeName(each.name.text)}:${literalOf(each.initializer)}`).join(';');
}

function attributeName(key) {
  if (Object.hasOwn(NAMES, key)) return NAMES[key];
  return CAMEL.test(key) ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function literalOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) return -literalOf(node.operand);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return literalOf(node.operand) === 0;
  throw new Error('unsupported value');
}
