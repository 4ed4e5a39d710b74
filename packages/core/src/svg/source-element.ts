// The source inside the picture. Form, version 1, a child of the svg element:
//   <metadata><linework:source xmlns:linework="https://linework.dev/ns" version="1">TEXT</linework:source></metadata>
// TEXT is the source itself. A source that XML or an intermediate tool would change, that is one with carriage returns
// or characters XML forbids, has encoding="base64": its UTF-8 bytes.
import { base64FromBytes } from './base64.js';
import { escapeText, isXmlText } from './escape.js';
import { utf8Bytes } from './utf8.js';

export const SOURCE_NAMESPACE = 'https://linework.dev/ns';
export const SOURCE_VERSION = '1';

export function sourceLine(source: string): string {
  // Browsers write carriage returns unescaped when they serialise a picture again, which the next parser drops.
  const plain = isXmlText(source) && !source.includes('\r');
  const encoding = plain ? '' : ' encoding="base64"';
  const content = plain ? escapeText(source) : base64FromBytes(utf8Bytes(source));
  return `<metadata><linework:source xmlns:linework="${SOURCE_NAMESPACE}" version="${SOURCE_VERSION}"${encoding}>${content}</linework:source></metadata>`;
}
