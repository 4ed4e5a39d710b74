// XML of somebody else as a tree: in, the text; out, its root, or what is wrong. Bounded in size, depth and number of elements; a document type
// is refused, so no entity is ever declared, and nothing is fetched.
import { SaxesParser } from 'saxes';
import type { XmlElement } from './elements.js';
import type { SamlFault } from './faults.js';

export const LARGEST_XML: number = 256 * 1024;
/** A response has 12 levels with everything that the standard allows in it. */
const DEEPEST = 40;
/** Elements and attributes together. */
const MOST_PARTS = 5_000;

export interface XmlDocument {
  readonly root: XmlElement;
  readonly hasComments: boolean;
  readonly hasInstructions: boolean;
}

export type XmlResult =
  | { readonly ok: true; readonly document: XmlDocument }
  | { readonly ok: false; readonly fault: SamlFault };

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  text: string;
}

/** Ends the parser from inside one of its events. */
class Refusal extends Error {
  readonly fault: SamlFault;

  constructor(fault: SamlFault) {
    super(fault.message);
    this.fault = fault;
  }
}

export function parseXml(text: string): XmlResult {
  if (Buffer.byteLength(text) > LARGEST_XML) return { ok: false, fault: TOO_LARGE };
  try {
    return { ok: true, document: documentOf(text) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, fault: error.fault };
    throw error;
  }
}

export const TOO_LARGE: SamlFault = {
  key: 'too-large',
  message: `The XML is larger than ${LARGEST_XML / 1024} kB. Send fewer attributes, for example only the groups that matter here.`,
};

const TOO_COMPLEX: SamlFault = {
  key: 'too-complex',
  message: `The XML has more than ${MOST_PARTS} elements and attributes, or more than ${DEEPEST} levels. Send fewer attributes.`,
};

const HAS_DTD: SamlFault = {
  key: 'dtd',
  message: 'The XML has a document type (<!DOCTYPE>), which SAML does not use. Remove it.',
};

function documentOf(text: string): XmlDocument {
  const parser = new SaxesParser({ xmlns: true });
  const top: OpenElement[] = [];
  const open: OpenElement[] = [];
  const seen = { parts: 0, hasComments: false, hasInstructions: false };
  const addText = (characters: string): void => {
    const element = open.at(-1);
    if (element) element.text += characters;
  };
  parser.on('error', ({ message }) => {
    throw new Refusal({ key: 'malformed', message: `The XML is not well formed: ${message.slice(0, 200)}` });
  });
  parser.on('doctype', () => {
    throw new Refusal(HAS_DTD);
  });
  parser.on('comment', () => {
    seen.hasComments = true;
  });
  parser.on('processinginstruction', () => {
    seen.hasInstructions = true;
  });
  parser.on('opentag', (tag) => {
    const attributes = Object.values(tag.attributes);
    seen.parts += 1 + attributes.length;
    if (seen.parts > MOST_PARTS || open.length >= DEEPEST) throw new Refusal(TOO_COMPLEX);
    const element: OpenElement = {
      name: tag.local,
      namespace: tag.uri,
      attributes: new Map(attributes.filter(({ uri }) => uri === '').map(({ local, value }) => [local, value])),
      children: [],
      text: '',
    };
    (open.at(-1)?.children ?? top).push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  const [root] = top;
  if (!root) throw new Refusal({ key: 'malformed', message: 'The XML has no element.' });
  return { root, hasComments: seen.hasComments, hasInstructions: seen.hasInstructions };
}
