// What a picture must not contain: from an SVG to what runs or loads in it and numbers that are not numbers. Throws if it is
// not well-formed XML.
import { SaxesParser } from 'saxes';

const BANNED = new Set(['script', 'foreignObject', 'image', 'iframe', 'animate', 'set']);
/** In attributes of geometry only: a label may say NaN. */
const BROKEN_NUMBER =
  / (?:[xy][12]?|[cr][xy]|r|d|width|height|points|transform|viewBox|textLength|stroke-[a-z]+)="[^"]*(?:NaN|Infinity|undefined)/;

export function foreignIn(svg: string): readonly string[] {
  const flaws: string[] = BROKEN_NUMBER.exec(svg)?.slice(0, 1) ?? [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (BANNED.has(tag.name)) flaws.push(tag.name);
    for (const [name, { value }] of Object.entries(tag.attributes)) {
      if (/^on/i.test(name)) flaws.push(name);
      if (/href$/.test(name) && tag.name !== 'a' && !value.startsWith('#')) flaws.push(value);
      if (/href$/.test(name) && /^\s*(?:javascript|data|vbscript):/i.test(value)) flaws.push(value);
    }
  });
  parser.write(svg).close();
  return flaws;
}
