import { describe, expect, it } from 'vitest';
import { escapeAttribute, escapeLine, escapeText } from './escape.js';

describe('text in a picture', () => {
  it.each([
    ['plain words', 'plain words'],
    ['<b> & "q" \'s\' ]]>', '&lt;b> &amp; "q" \'s\' ]]&gt;'],
    ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
    ['a\r\nb', 'a&#13;\nb'],
    ['\u0000\u0008\u000b\u001f\ufffe\uffff', '\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd'],
    ['\ud800', '\ufffd'],
    ['\udc00x', '\ufffdx'],
    ['\ud83d\ude80 \ude80\ud83d', '\ud83d\ude80 \ufffd\ufffd'],
    ['\u0085\u2028é日', '\u0085\u2028é日'],
  ])('%j is written as %j', (text, expected) => {
    expect(escapeText(text)).toBe(expected);
  });

  it('stays on one line where it is drawn', () => {
    expect(escapeLine('a\tb\nc\rd\u0007e<')).toBe('a b c d e&lt;');
  });

  it('cannot leave an attribute', () => {
    expect(escapeAttribute('" onload="x\r\n\t<&')).toBe('&quot; onload=&quot;x   &lt;&amp;');
  });
});
