// linework check and how diagnostics are shown, run as a user runs them; and the settings file.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command, FAULTY, GOOD } from './testing/command.js';

const { folder, run, write, read } = command();

/** Raises W204, a style suggestion: every arrow is dashed. */
const STYLE = 'flow "Shop"\nnode a "A"\nnode b "B"\na --> b\n';
/** Raises W200, which is not a style suggestion: too many numbered steps. */
const CROWDED = `flow "Steps" numbered=on\nnode a "A"\nnode b "B"\n${'a -> b : "goes"\n'.repeat(26)}`;

describe('check', () => {
  it.each([
    {
      name: 'a good file',
      files: { 'a.diagram': GOOD },
      words: ['a.diagram'],
      code: 0,
      out: '1 file: 0 errors, 0 warnings\n',
    },
    {
      name: 'this folder by default',
      files: { 'a.diagram': GOOD, 'b/c.diagram': FAULTY },
      words: [],
      code: 1,
      out: '2 files: 1 error, 0 warnings\n',
    },
    {
      name: 'a style suggestion',
      files: { 'a.diagram': STYLE },
      words: ['a.diagram'],
      code: 0,
      out: '1 file: 0 errors, 1 warning\n',
    },
    {
      name: 'a style suggestion, strictly',
      files: { 'a.diagram': STYLE },
      words: ['a.diagram', '--strict'],
      code: 0,
      out: '1 file: 0 errors, 1 warning\n',
    },
    {
      name: 'a warning',
      files: { 'a.diagram': CROWDED },
      words: ['a.diagram'],
      code: 0,
      out: '1 file: 0 errors, 1 warning\n',
    },
    {
      name: 'a warning, strictly',
      files: { 'a.diagram': CROWDED },
      words: ['a.diagram', '--strict'],
      code: 1,
      out: '1 file: 0 errors, 1 warning\n',
    },
  ])('passes or fails $name', ({ files, words, code, out }) => {
    write(files);
    expect(run(['check', ...words])).toMatchObject({ code, out });
  });

  it('prints the records as JSON and nothing else', () => {
    write({ 'a.diagram': FAULTY, 'b.diagram': GOOD });
    const { code, out, err } = run(['check', 'b.diagram', 'a.diagram', 'c.diagram', '--json']);
    expect(code).toBe(3);
    expect(err).toBe('linework: c.diagram cannot be read: no such file or folder.\n');
    expect(JSON.parse(out)).toEqual([
      {
        file: 'c.diagram',
        ok: false,
        diagnostics: [],
        error: 'c.diagram cannot be read: no such file or folder.',
      },
      { file: 'b.diagram', ok: true, kind: 'flow', title: 'Shop', diagnostics: [] },
      {
        file: 'a.diagram',
        ok: false,
        kind: 'flow',
        title: 'Shop',
        diagnostics: [
          expect.objectContaining({ code: 'E201', severity: 'error', line: 3, column: 9, endLine: 3, endColumn: 13 }),
        ],
      },
    ]);
  });
});

describe('a diagnostic', () => {
  it('names location, code and message, shows the line with carets, and suggests a fix', () => {
    write({ 'a.diagram': FAULTY });
    const [head, line, carets, hint, ...rest] = run(['check', 'a.diagram']).err.split('\n');
    expect(head).toMatch(/^a\.diagram:3:9: error E201: \S/);
    expect(line).toBe('  3 | shop -> apii : "calls"');
    expect(carets).toBe('    |         ^^^^');
    expect(hint).toMatch(/^ {2}(hint|write): \S/);
    expect(rest).toEqual(['']);
  });

  it('is named after standard input', () => {
    expect(run(['check', '-'], { input: FAULTY }).err).toMatch(/^standard input:3:9: error E201/);
  });

  it.each([
    { name: 'a pipe', env: {}, colour: false },
    { name: 'a pipe with FORCE_COLOR', env: { FORCE_COLOR: '1' }, colour: true },
    { name: 'FORCE_COLOR=0', env: { FORCE_COLOR: '0' }, colour: false },
    { name: 'NO_COLOR', env: { NO_COLOR: '1' }, colour: false },
  ])('has colour codes: $colour on $name', ({ env, colour }) => {
    const { err } = run(['check', '-'], { input: FAULTY, env });
    expect(err.includes('\u001b[')).toBe(colour);
    expect(err.replace(/\u001b\[\d+m/g, '')).toBe(run(['check', '-'], { input: FAULTY }).err);
  });

  it('never prints control codes of a source', () => {
    const { err } = run(['check', '-'], {
      input: 'flow "x"\n\u001b]0;owned\u0007 \u202e a -> b\nnode \u009b31m "\u001b[31m"\n',
    });
    expect(err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });
});

describe('format', () => {
  const LOOSE = 'flow   "Shop"\nnode a   service "A"   # why\n     node b "B"\na->b: "calls"\n';
  const CANONICAL = 'flow "Shop"\nnode a service "A"   # why\nnode b "B"\na -> b : "calls"\n';

  it('writes the canonical form, once', () => {
    write({ 'a.diagram': LOOSE, 'b/c.diagram': GOOD });
    expect(run(['format'])).toEqual({ code: 0, out: 'written a.diagram\nunchanged b/c.diagram\n', err: '' });
    expect(read('a.diagram').replace(/ +#/, '   #')).toBe(CANONICAL);
    expect(run(['format', 'a.diagram']).out).toBe('unchanged a.diagram\n');
  });

  it('only lists what is not canonical with --check', () => {
    write({ 'a.diagram': LOOSE, 'b.diagram': GOOD });
    expect(run(['format', '--check', '.'])).toEqual({ code: 1, out: 'not formatted a.diagram\n', err: '' });
    expect(read('a.diagram')).toBe(LOOSE);
    expect(run(['format', '--check', 'b.diagram'])).toEqual({
      code: 0,
      out: '',
      err: 'Nothing to do: 1 diagram is in canonical form.\n',
    });
    expect(JSON.parse(run(['format', '--check', '--json', '.']).out)).toEqual([
      { file: 'a.diagram', changed: true },
      { file: 'b.diagram', changed: false },
    ]);
  });

  it('filters standard input', () => {
    expect(run(['format', '-'], { input: LOOSE }).out.replace(/ +#/, '   #')).toBe(CANONICAL);
  });
});

describe('the settings file', () => {
  it('is found above the source, up to the root of the repository, and presets the header', () => {
    write({ 'linework.json': '{"defaults":{"schemes":"auto"}}', 'a/b/shop.diagram': GOOD });
    expect(run(['draw', '.']).out).toBe('written a/b/shop.svg\n');
    mkdirSync(join(folder(), 'a', '.git'));
    expect(run(['draw', '.']).out).toBe('written a/b/shop.svg\nwritten a/b/shop.dark.svg\n');
  });

  it('gives way to a nearer one, to --settings and to options', () => {
    write({
      'linework.json': '{"defaults":{"schemes":"auto"}}',
      'near/linework.json': '\ufeff{"$schema":"x","defaults":{}}',
      'near/shop.diagram': GOOD,
      'shop.diagram': GOOD,
      'other.json': '{"defaults":{"schemes":"light-and-dark"}}',
    });
    expect(run(['draw', '.']).out).toBe('written near/shop.svg\nwritten near/shop.dark.svg\nwritten shop.svg\n');
    const both = read('shop.svg');
    expect(run(['draw', 'shop.diagram', '--settings', 'other.json']).out).toBe(
      'written shop.svg\nwritten shop.dark.svg\n',
    );
    run(['draw', 'shop.diagram', '--theme', 'auto', '-o', 'auto.svg', '--settings', 'other.json']);
    expect(read('auto.svg')).toBe(both);
    expect(run(['draw', 'shop.diagram', '--theme', 'dark']).out).toBe('written shop.svg\n');
  });

  it('presets theme and embedSource of one picture, also for standard input', () => {
    write({ 'linework.json': '{"defaults":{"theme":"dark","embedSource":true}}', 'shop.diagram': GOOD });
    const { out } = run(['draw', '-'], { input: GOOD });
    run(['draw', 'shop.diagram']);
    expect(out).toBe(read('shop.dark.svg'));
    expect(run(['read', 'shop.svg']).out).toBe(GOOD);
  });

  it('warns with S200 about a value that the kind rejects, and passes', () => {
    write({ 'linework.json': '{"defaults":{"kinds":{"flow":{"direction":"sideways"}}}}', 'shop.diagram': GOOD });
    const { code, err } = run(['check']);
    expect(code).toBe(0);
    expect(err).toMatch(/^shop\.diagram:1:1: warning S200: /);
  });

  it('may contain style rules, which every verb applies', () => {
    write({
      'linework.json':
        '{"rules":{"requireTitle":true,"maxNodes":1,"level":"warning"},"brand":{"organization":"x"},"sources":[]}',
      'shop.diagram': GOOD,
    });
    for (const verb of ['draw', 'check', 'fix']) {
      const { code, err } = run([verb, '.']);
      expect(code).toBe(0);
      expect(err).toMatch(/^shop\.diagram:1:\d+: warning R102: /m);
    }
    write({ 'linework.json': '{"rules":{"maxNodes":1}}' });
    expect(run(['check', '.'])).toMatchObject({ code: 1 });
  });

  it('rejects a rule that no diagram could satisfy', () => {
    write({ 'linework.json': '{"rules":{"maxNodes":0}}', 'shop.diagram': GOOD });
    expect(run(['check', '.'])).toMatchObject({ code: 2, out: '' });
  });

  it.each([
    {
      text: '{"defaults":{"theme":"sepia"}}',
      says: 'defaults.theme is "sepia"; write one of: "light", "dark", "auto".',
    },
    { text: '{"default":{}}', says: 'default is not a property; did you mean defaults?' },
    { text: '{"defaults":{"embedSource":"yes"}}', says: 'defaults.embedSource is "yes"; write true or false.' },
    { text: '{"defaults":{"colour":"red"}}', says: 'defaults.colour is not a property; write one of: icons, legend, ' },
    { text: '{"defaults":{"__proto__":1}}', says: 'defaults.__proto__ is not a property; ' },
    { text: '{"defaults":[]}', says: 'defaults is a list; write an object: { }.' },
    { text: '{"defaults":{"kinds":{"flwo":{}}}}', says: 'defaults.kinds.flwo is not a property; did you mean flow?' },
    {
      text: '{"defaults":{"kinds":{"flow":{"Direction":"up"}}}}',
      says: 'defaults.kinds.flow.Direction is not an option name; write lowercase letters, digits and hyphens.',
    },
    {
      text: '{"defaults":{"kinds":{"flow":{"direction":""}}}}',
      says: 'defaults.kinds.flow.direction is ""; write a string of 1 to 200 characters, a number, true or false.',
    },
    { text: '{"$schema":5}', says: '$schema is 5; write a string of at most 500 characters.' },
    { text: '[1]', says: 'The file must contain one JSON object: { "defaults": { } }.' },
    {
      text: '{"defaults":{\n  "theme":"dark",\n}}',
      says: "linework.json:3:1: invalid JSON: '}' is unexpected.",
    },
    { text: '{"defaults":', says: 'linework.json:1:13: invalid JSON: it ends too early.' },
    { text: '', says: 'linework.json:1:1: invalid JSON: it ends too early.' },
  ])('that contains $text is rejected with what to write', ({ text, says }) => {
    write({ 'linework.json': text, 'shop.diagram': GOOD });
    const { code, out, err } = run(['check', 'shop.diagram']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
  });

  it('reports every error at once', () => {
    write({ 'linework.json': '{"defaults":{"theme":"sepia","icons":"none"},"extra":1}', 'shop.diagram': GOOD });
    const { err } = run(['draw', 'shop.diagram']);
    expect(err.trimEnd().split('\n')).toHaveLength(4);
  });

  it('that --settings names must exist', () => {
    write({ 'shop.diagram': GOOD });
    expect(run(['check', 'shop.diagram', '--settings', 'x.json'])).toMatchObject({
      code: 3,
      err: 'linework: x.json cannot be read: no such file or folder.\n',
    });
  });
});
