import { describe, expect, it } from 'vitest';
import { frontMatterText, readPreamble } from './preamble.js';

describe('what comes before a diagram', () => {
  it('is blanked, so positions stay', () => {
    const text = '---\ntitle: T\n---\n%%{init: {"theme": "dark"}}%%\n%% note\nflowchart LR\nA %% no comment\n';
    const { body, header, directives } = readPreamble(text);
    expect(body.length).toBe(text.length);
    expect(body.indexOf('flowchart')).toBe(text.indexOf('flowchart'));
    expect(body.trim()).toBe('flowchart LR\nA %% no comment');
    expect(header?.word).toBe('flowchart');
    expect(directives).toHaveLength(1);
  });

  it('can be indented, and can span lines', () => {
    const preamble = readPreamble(
      '  ---\n  title: "a: b"\n  config:\n    theme: base\n  ---\n%%{init: {\n  "x": 1 }\n}%%\n  graph TD',
    );
    expect(frontMatterText(preamble, 'title')).toBe('a: b');
    expect([...(preamble.frontMatter?.values.keys() ?? [])]).toEqual(['title', 'config']);
    expect(preamble.header?.word).toBe('graph');
  });

  it('reads CRLF and a lone CR as line endings, and drops a byte order mark', () => {
    const { body, source } = readPreamble('\ufeffflowchart LR\r\nA\rB');
    expect(body).toBe('flowchart LR\nA\nB');
    expect(source.lineStarts).toHaveLength(3);
  });

  it.each(['---\ntitle: x\nflowchart LR\nA', '---\n', '%%{init\nflowchart LR', '', '   \n'])('survives %j', (text) => {
    expect(readPreamble(text).body.length).toBe(text.length);
  });

  it('marks a bare comment sign', () => {
    expect(readPreamble('graph TD\n%%\nA\n%% x\n').bareComments).toEqual([{ start: 9, end: 11 }]);
  });

  it('turns double quotes of attributes into single quotes', () => {
    expect(readPreamble('graph TD\nA["<a href="x">y</a>"]').body).toContain(`A["<a href='x'>y</a>"]`);
  });
});
