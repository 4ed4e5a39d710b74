// Writes XML: in, names, attributes and children; out, its text, with every value escaped.

export interface WrittenXml {
  readonly xml: string;
}

/** A child that is a string is text. An attribute without a value is not written. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly (WrittenXml | string)[]
): WrittenXml {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escaped(value)}"`,
  );
  const content = children.map((child) => (typeof child === 'string' ? escaped(child) : child.xml)).join('');
  return { xml: `<${name}${written.join('')}>${content}</${name}>` };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}
