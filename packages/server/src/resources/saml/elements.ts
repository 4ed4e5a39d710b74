// The elements of an XML document as a tree: how they are chosen. Only what SAML uses: attributes without a namespace, and text.
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  readonly namespace: string;
  /** Those without a namespace. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
}

export const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
export const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
export const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
export const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';

export function childrenOf(parent: XmlElement, namespace: string, name: string): readonly XmlElement[] {
  return parent.children.filter((child) => child.namespace === namespace && child.name === name);
}

/** The child of that name; undefined if there is none, or more than one. */
export function onlyChild(parent: XmlElement, namespace: string, name: string): XmlElement | undefined {
  const [child, second] = childrenOf(parent, namespace, name);
  return second === undefined ? child : undefined;
}

/** The element and everything in it, in the order of the document. */
export function everyElement(element: XmlElement): readonly XmlElement[] {
  return [element, ...element.children.flatMap(everyElement)];
}

/** Elements with one of these names in any namespace: the libraries below choose by the name only. */
export function elementsNamed(element: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  return everyElement(element).filter(({ name }) => names.includes(name));
}

/** Its text with that of everything in it. */
export function wholeText(element: XmlElement): string {
  return [element.text, ...element.children.map(wholeText)].join('').trim();
}
