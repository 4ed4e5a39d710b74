// Declarations of style attributes and of style sheets. In: their text. Out: the properties that an outline has. A sheet
// with more than rules for classes is not read: what it does depends on a browser.

export type Properties = ReadonlyMap<string, string>;
/** Its rules in order, each with its class without the dot. */
export type Sheet = readonly (readonly [name: string, properties: Properties])[];

/** Properties that change the picture in ways an outline does not show, with the values that do not. */
export const UNDRAWABLE: ReadonlyMap<string, readonly string[]> = new Map([
  ['filter', ['none']],
  ['mask', ['none']],
  ['mask-image', ['none']],
  ['marker', ['none']],
  ['marker-start', ['none']],
  ['marker-mid', ['none']],
  ['marker-end', ['none']],
  ['mix-blend-mode', ['normal']],
  ['vector-effect', ['none']],
  ['paint-order', ['normal', 'fill', 'fill stroke', 'fill stroke markers', 'fill markers stroke']],
  ['transform-origin', ['0', '0 0', '0px 0px', 'top left']],
]);

const PROPERTIES: ReadonlySet<string> = new Set([
  ...UNDRAWABLE.keys(),
  ...'fill stroke stroke-width stroke-linecap stroke-linejoin fill-rule fill-opacity stroke-opacity opacity color'.split(
    ' ',
  ),
  ...'display visibility transform clip-path clip-rule stop-color stop-opacity stroke-dasharray stroke-dashoffset'.split(
    ' ',
  ),
]);

const CLASS = /^\.[A-Za-z_-][\w-]{0,63}$/;
/** Rules for pages and other files, escapes, and precedence that attributes do not have. */
const OTHER_RULES = /[@\\<!"']/;
const MOST_RULES = 500;

export function declarationsOf(text: string): Properties {
  const properties = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (PROPERTIES.has(name)) properties.set(name, declaration.slice(colon + 1).trim());
  }
  return properties;
}

/** Undefined if the sheet has other rules than those for classes, or more than 500 of these. */
export function readSheet(text: string): Sheet | undefined {
  const rules = withoutComments(text);
  if (rules === undefined || OTHER_RULES.test(rules)) return undefined;
  const sheet: [string, Properties][] = [];
  let at = 0;
  for (let open = rules.indexOf('{'); open !== -1; open = rules.indexOf('{', at)) {
    const close = rules.indexOf('}', open);
    const body = rules.slice(open + 1, close);
    if (close === -1 || body.includes('{')) return undefined;
    const selectors = rules
      .slice(at, open)
      .split(',')
      .map((each) => each.trim());
    const properties = declarationsOf(body);
    for (const selector of selectors) {
      if (!CLASS.test(selector) || sheet.length === MOST_RULES) return undefined;
      sheet.push([selector.slice(1), properties]);
    }
    at = close + 1;
  }
  return rules.slice(at).trim() === '' ? sheet : undefined;
}

function withoutComments(text: string): string | undefined {
  let plain = '';
  let at = 0;
  for (let open = text.indexOf('/*'); open !== -1; open = text.indexOf('/*', at)) {
    const close = text.indexOf('*/', open + 2);
    if (close === -1) return undefined;
    plain += `${text.slice(at, open)} `;
    at = close + 2;
  }
  return plain + text.slice(at);
}

/** An element's properties: its attributes, over them its classes, over them its style attribute, as CSS has it. */
export function propertiesOf(attributes: ReadonlyMap<string, string>, sheet: Sheet): Properties {
  const all = new Map<string, string>();
  for (const [name, value] of attributes) if (PROPERTIES.has(name)) all.set(name, value.trim());
  const classes = new Set((attributes.get('class') ?? '').split(/\s+/));
  // Rules apply in the sheet's order, whatever the order of the classes.
  for (const [name, properties] of sheet)
    if (classes.has(name)) for (const [key, value] of properties) all.set(key, value);
  for (const [key, value] of declarationsOf(attributes.get('style') ?? '')) all.set(key, value);
  return all;
}
