// The style of an SVG element. In: its attributes, the rules of the file's <style> and its own style attribute. Out:
// the properties that apply to it. Properties that don't change an icon are listed, so that an unknown one throws.

const INHERITED = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-dashoffset',
  'fill-rule',
  'clip-rule',
  'fill-opacity',
  'stroke-opacity',
  'color',
  'visibility',
  'paint-order',
]);
const OWN = new Set([
  'opacity',
  'transform',
  'clip-path',
  'mask',
  'filter',
  'display',
  'stop-color',
  'stop-opacity',
  'mask-type',
]);
const SILENT = new Set([
  'id',
  'class',
  'style',
  'version',
  'role',
  'title',
  'overflow',
  'preserveAspectRatio',
  'viewBox',
  'pointer-events',
  'color-interpolation-filters',
  'color-interpolation',
  'stroke-miterlimit',
  'enable-background',
  'isolation',
  'mix-blend-mode',
  'shape-rendering',
  'text-rendering',
  'image-rendering',
  'vector-effect',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
  'flood-color',
  'flood-opacity',
  'baseProfile',
  'focusable',
  'fill-color',
  'solid-color',
  'solid-opacity',
  'letter-spacing',
  'word-spacing',
  'writing-mode',
  'direction',
  'text-anchor',
  'white-space',
  'marker',
  'line-height',
  'transform-origin',
]);
const SILENT_FAMILY =
  /^(?:xmlns|xml:|data-|aria-|inkscape:|sodipodi:|serif:|sketch:|font|text-|-|block-|dominant-|alignment-|baseline-|color-|image-|marker-|flood|lighting)/;

/** @returns {(element: import('./markup.mjs').Element) => Record<string, string>} */
export function styleReader(elements) {
  const rules = [];
  const collect = (element) => {
    if (element.name === 'style') rules.push(...readRules(element.text));
    for (const child of element.children) collect(child);
  };
  for (const element of elements) collect(element);
  return (element) => {
    const style = { ...element.attributes };
    const classes = (element.attributes.class ?? '').split(/\s+/);
    for (const { selector, declarations } of rules) {
      const applies =
        selector === element.name ||
        (selector.startsWith('.') && classes.includes(selector.slice(1))) ||
        (selector.startsWith('#') && element.attributes.id === selector.slice(1));
      if (applies) Object.assign(style, declarations);
    }
    return Object.assign(style, readDeclarations(element.attributes.style ?? ''));
  };
}

function readRules(text) {
  const rules = [];
  for (const [, selectors, declarations] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const values = readDeclarations(declarations);
    for (const selector of selectors.split(',')) rules.push({ selector: selector.trim(), declarations: values });
  }
  return rules;
}

function readDeclarations(text) {
  const declarations = {};
  for (const each of text.split(';')) {
    const at = each.indexOf(':');
    if (at > 0)
      declarations[each.slice(0, at).trim()] = each
        .slice(at + 1)
        .replace('!important', '')
        .trim();
  }
  return declarations;
}

/**
 * @param {Record<string, string>} inherited
 * @param {Record<string, string>} style of the element, as `styleReader` returns it
 * @param {readonly string[]} geometry names of the attributes that shape it
 */
export function resolved(inherited, style, geometry, name) {
  const passed = { ...inherited };
  const own = {};
  const shape = {};
  for (const [property, value] of Object.entries(style)) {
    if (geometry.includes(property)) shape[property] = value;
    else if (INHERITED.has(property)) {
      if (value !== 'inherit') passed[property] = value;
    } else if (OWN.has(property)) own[property] = value;
    else if (!SILENT.has(property) && !SILENT_FAMILY.test(property))
      throw new Error(`${property}="${value}" on <${name}> is not supported`);
  }
  return { passed, own, shape };
}
