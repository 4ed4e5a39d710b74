// Reads a React component that draws one icon as data, without running it. In: the source of its module. Out: the <svg>
// element. Supports only a bundler's output for an icon: calls of jsx(name, { …, children }).

import { parse } from '@babel/parser';

/** React's names of SVG attributes that are not plain camel case. */
const NAMES = { className: 'class', xlinkHref: 'xlink:href', xmlSpace: 'xml:space', xmlnsXlink: 'xmlns:xlink' };
/** SVG attributes that are camel case in SVG itself. */
const CAMEL =
  /^(?:viewBox|gradientTransform|gradientUnits|spreadMethod|clipPathUnits|maskUnits|maskContentUnits|filterUnits|stdDeviation|patternUnits|patternTransform|preserveAspectRatio|data-.*|aria-.*|xml.*)$/;

/** @returns {import('./markup.mjs').Element} */
export function readReactIcon(source) {
  const svg = callOfSvg(parse(source, { sourceType: 'module' }).program);
  if (svg === undefined) throw new Error('no <svg> in the component');
  return elementOf(svg);
}

/** The first call that makes an <svg>, anywhere below a node. */
function callOfSvg(node) {
  if (node.type === 'CallExpression' && elementName(node) === 'svg') return node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      const call = typeof child?.type === 'string' ? callOfSvg(child) : undefined;
      if (call !== undefined) return call;
    }
  }
  return undefined;
}

function elementName(call) {
  return textOf(call.arguments[0]);
}

/** The text of a string or of a template without expressions; undefined for anything else. */
function textOf(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked;
  return undefined;
}

function elementOf(call) {
  const name = call.type === 'CallExpression' ? elementName(call) : undefined;
  const [, properties] = call.arguments ?? [];
  if (name === undefined || properties?.type !== 'ObjectExpression') throw new Error('unknown element');
  const element = { name, attributes: {}, children: [], text: '' };
  for (const property of properties.properties) {
    if (property.type === 'SpreadElement') continue;
    if (property.type !== 'ObjectProperty') throw new Error('unknown property');
    const key = keyOf(property);
    if (key === 'children') addChildren(element, property.value);
    else if (key === 'style') element.attributes.style = styleText(property.value);
    else element.attributes[attributeName(key)] = String(literalOf(property.value));
  }
  return element;
}

function keyOf({ key }) {
  return key.type === 'Identifier' ? key.name : key.value;
}

function addChildren(element, value) {
  const all = value.type === 'ArrayExpression' ? value.elements : [value];
  for (const each of all) {
    if (each.type === 'CallExpression') element.children.push(elementOf(each));
    else element.text += literalOf(each);
  }
}

function styleText(value) {
  if (value.type !== 'ObjectExpression') throw new Error('unknown style');
  return value.properties.map((each) => `${attributeName(keyOf(each))}:${literalOf(each.value)}`).join(';');
}

function attributeName(key) {
  if (Object.hasOwn(NAMES, key)) return NAMES[key];
  return CAMEL.test(key) ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function literalOf(node) {
  const text = textOf(node);
  if (text !== undefined) return text;
  if (node.type === 'NumericLiteral') return node.value;
  if (node.type === 'UnaryExpression' && node.operator === '-') return -literalOf(node.argument);
  if (node.type === 'UnaryExpression' && node.operator === '!') return literalOf(node.argument) === 0;
  throw new Error('unknown value');
}
