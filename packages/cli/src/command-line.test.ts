// The command line: help, usage errors, exit codes, and a verb for every operation.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { operations } from '@linework/operations';
import { describe, expect, it } from 'vitest';
import { allVerbs } from './command/derived-verb.js';
import { EXIT_MEANINGS } from './command/failure.js';
import { command, GOOD } from './testing/command.js';
import { verbs } from './verbs.js';

const { folder, run, write, main } = command();

describe('help', () => {
  it('lists every verb, and every operation with its own summary', () => {
    const { code, out, err } = run(['--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const { name } of verbs) expect(out).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'));
    for (const { verb, summary } of operations)
      if (verb) expect(out).toMatch(new RegExp(`^ {2}${verb} +${summary}$`, 'm'));
    expect(run(['-h']).out).toBe(out);
    expect(run(['help']).out).toBe(out);
  });

  it('documents every exit code', () => {
    const { out } = run(['--help']);
    for (const [code, meaning] of EXIT_MEANINGS) expect(out).toMatch(new RegExp(`^ {2}${code} +${meaning}$`, 'm'));
  });

  it.each(verbs.map((each) => each.name))('lists the options of %s, from its table', async (name) => {
    const entry = verbs.find((each) => each.name === name);
    const table = (await entry?.load())?.verb.options ?? {};
    const { code, out, err } = run([name, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^linework ${name}: \\S`));
    for (const option of [...Object.keys(table), 'help'])
      expect(out).toMatch(new RegExp(`^ +(-\\w, )?--${option}\\b`, 'm'));
    expect(run(['help', name]).out).toBe(out);
  });

  it('is printed to standard error, as an error, without arguments', () => {
    expect(run([])).toEqual({ code: 2, out: '', err: run(['--help']).out });
  });

  it('prints its version', () => {
    expect(run(['--version'])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });
});

describe('verbs and operations', () => {
  it.each(operations.flatMap(({ name, verb }) => (verb ? [{ name, verb }] : [])))(
    '$name has the verb $verb',
    ({ verb }) => {
      expect(allVerbs(operations).map((each) => each.name)).toContain(verb.split(' ')[0]);
    },
  );

  it('has no verb twice, and names each as its module does', async () => {
    expect(new Set(verbs.map((each) => each.name)).size).toBe(verbs.length);
    for (const { name, load } of verbs) expect((await load()).verb.name).toBe(name);
  });

  it('has its own summary for exactly the verbs without an operation', async () => {
    for (const { name, load } of verbs) {
      const { summary } = (await load()).verb;
      expect(`${name} ${summary !== undefined}`).toBe(`${name} ${!operations.some((each) => each.verb === name)}`);
    }
  });
});

describe('errors in the command line', () => {
  it.each([
    { words: ['drwa'], says: "'drwa' is not a verb. Did you mean 'draw'? See: linework --help" },
    { words: ['frobnicate'], says: "'frobnicate' is not a verb. See: linework --help" },
    { words: ['shop.diagram'], says: "'shop.diagram' is not a verb. Write: linework draw shop.diagram" },
    { words: ['fmt', 'a.diagram'], says: "'fmt' is not a verb. Write: linework format" },
    { words: ['validate'], says: "'validate' is not a verb. Write: linework check" },
    { words: ['lint'], says: "'lint' is not a verb. Write: linework check" },
    { words: ['watch', 'docs'], says: "'watch' is not a verb. Write: linework draw --watch" },
    { words: ['help', 'fmt'], says: "'fmt' is not a verb. Write: linework format. See: linework --help" },
    { words: ['shop.mmd'], says: "'shop.mmd' is not a verb. Write: linework draw shop.mmd" },
    {
      words: ['README.md'],
      says: "'README.md' is not a verb. README.md is a Markdown file. To convert its Mermaid fences: linework convert README.md",
    },
    { words: ['a.d2'], says: "'a.d2' is not a verb. a.d2 is a D2 file, which linework does not read yet." },
    { words: ['--theme'], says: "Write options after the verb, not '--theme' first. See: linework --help" },
    {
      words: ['draw', '--scheme', 'dark', 'a'],
      says: "linework draw has no option '--scheme'. Write: --theme light, --theme dark or --theme auto. See: linework draw --help",
    },
    {
      words: ['render', '--scheme=dark', 'a'],
      says: "linework render has no option '--scheme'. Write: --theme light, --theme dark or --theme auto. See: linework render --help",
    },
    { words: ['draw', '--dark', 'a'], says: "linework draw has no option '--dark'. Write: --theme dark. See: " },
    { words: ['render', '--light', 'a'], says: "linework render has no option '--light'. Write: --theme light. See: " },
    { words: ['draw', '--png', 'a'], says: "linework draw has no option '--png'. Write: -f png. See: " },
    {
      words: ['check', '--dark', 'a'],
      says: "linework check has no option '--dark'. Nearest options: --json, --help, --strict. See: linework check --help",
    },
    { words: ['draw', '--constructor'], says: "linework draw has no option '--constructor'." },
    {
      words: ['draw', '--quiet', 'a'],
      says: "linework draw has no option '--quiet'. Nearest options: --out, --output, --format. See: linework draw --help",
    },
    {
      words: ['draw', '--embed', 'a'],
      says: "linework draw has no option '--embed'. Nearest options: --embed-source, --embed-font, --theme. See: ",
    },
    {
      words: ['backup', '--file', 'a'],
      says: "linework backup has no option '--file'. Write: linework backup FILE. See: linework backup --help",
    },
    { words: ['constructor'], says: "'constructor' is not a verb." },
    { words: ['help', 'chek'], says: "'chek' is not a verb. Did you mean 'check'? See: linework --help" },
    {
      words: ['draw', '--teme=light', 'a'],
      says: "linework draw has no option '--teme'. Did you mean '--theme'? See: linework draw --help",
    },
    {
      words: ['draw', '-z', 'a'],
      says: "linework draw has no option '-z'. Nearest options: --out, --json, --help. See: linework draw --help",
    },
    {
      words: ['draw', '--__proto__', 'a'],
      says: "linework draw has no option '--__proto__'. Nearest options: --output, --format, --out. See: linework draw --help",
    },
    {
      words: ['render'],
      says: 'linework render needs a file or - for standard input. See: linework render --help',
    },
    { words: ['draw', 'a', '--theme', 'sepia'], says: "--theme cannot be 'sepia'. Write one of: light, dark, auto." },
    {
      words: ['draw', 'a', '--theme', 'drak'],
      says: "--theme cannot be 'drak'. Did you mean 'dark'? Write one of: light, dark, auto.",
    },
    {
      words: ['draw', 'a', '-f', 'pgn'],
      says: "-f cannot be 'pgn'. Did you mean 'png'? Write one or more of: svg,png,pdf,text.",
    },
    { words: ['draw', 'a', '--theme'], says: '--theme needs a value: --theme light|dark|auto' },
    { words: ['draw', 'a', '-o'], says: '-o needs a value: -o PICTURE' },
    { words: ['draw', 'a', '-o', '--json'], says: "-o needs a value. If '--json' is the value, write -o ./--json." },
    { words: ['draw', 'a', '--json=yes'], says: '--json takes no value.' },
    {
      words: ['outline', 'a', 'b'],
      says: "linework outline takes a file or - for standard input, not also 'b'. See: linework outline --help",
    },
    {
      words: ['serve', 'here'],
      says: "linework serve takes only options, not 'here'. See: linework serve --help",
    },
    { words: ['serve', '--port', '70000'], says: "A port must be a number from 1 to 65535, not '70000'." },
    { words: ['explain', 'E99'], says: "There is no code 'E99'." },
    { words: ['vocabulary', 'flwo'], says: "There is no kind 'flwo'. Did you mean 'flow'?" },
    { words: ['vocabulary', 'sank'], says: "There is no kind 'sank'." },
    {
      words: ['convert', '-', '--render'],
      says: 'Pictures of standard input need a name. Write: -o FILE.diagram',
    },
  ])('rejects $words with what to write', ({ words, says }) => {
    const { code, out, err } = run(words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.startsWith(`linework: ${says}`)).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('never echoes control codes', () => {
    const { err } = run(['draw', '\u001b]0;owned\u0007', '\u202eevil']);
    expect(err).not.toMatch(/[\u001b\u0007\u202e]/);
  });
});

describe('streams', () => {
  it('stays quiet when the reader goes away', async () => {
    const child = spawn(process.execPath, [main(), 'vocabulary', 'flow', '--json', '--codes'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('prints long results completely into a pipe', () => {
    const { out } = run(['vocabulary', 'flow', '--json', '--codes']);
    expect(out.length).toBeGreaterThan(20_000);
    expect(JSON.parse(out).codes.length).toBeGreaterThan(10);
  });
});

describe.skipIf(process.platform === 'win32')('streams of a shell', () => {
  const shell = (line: string, ...words: readonly string[]) => {
    const options = { cwd: folder(), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line, process.execPath, main(), ...words], options);
    return { code: status, out: stdout, err: stderr };
  };

  it('prints long results completely into a non-blocking pipe, however slow its reader', () => {
    write({ 'long.diagram': `flow "Long"\n${'no such line\n'.repeat(3_000)}` });
    const words = ['check', 'long.diagram', '--json'];
    // A process that opens a pipe as a Node stream makes it non-blocking for all its writers.
    const other = 'process.stdout.write(""); setTimeout(() => {}, 2_500)';
    const { out, err } = shell(
      '{ "$0" -e "$2" & sleep 1; "$0" "$1" $3 $4 $5; wait; } | (sleep 3; cat)',
      other,
      ...words,
    );
    expect(err).toBe('');
    expect(out.length).toBeGreaterThan(500_000);
    expect(out).toBe(run(words).out);
  });

  it.skipIf(!existsSync('/dev/full'))('says that a result has no room', () => {
    const { code, err } = shell('"$0" "$1" $2 $3 > /dev/full', 'explain', '--json');
    expect(code).toBe(3);
    expect(err).toContain('linework: standard output cannot be written: ');
  });
});

describe('serve', () => {
  it('prints its address, responds, draws with its key, and exits cleanly when interrupted', async () => {
    const port = 20_000 + (process.pid % 20_000);
    const child = spawn(process.execPath, [main(), 'serve', '--port', String(port)], {
      cwd: folder(),
      env: { PATH: process.env.PATH, XDG_STATE_HOME: folder() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const closed = new Promise((resolve) => child.on('close', resolve));
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    const base = `http://127.0.0.1:${port}`;
    try {
      await expect
        .poll(
          () =>
            fetch(`${base}/health`).then(
              (each) => each.status,
              () => 0,
            ),
          { timeout: 600_000 },
        )
        .toBe(200);
      expect(output).toContain(base);
      const key = /lw_local_\S+/.exec(output)?.[0];
      const answer = await fetch(`${base}/v1/diagrams/draw`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ source: GOOD }),
      });
      expect(await answer.json()).toMatchObject({ ok: true, svg: expect.stringMatching(/^<svg /) });
      const second = run(['serve', '--port', String(port)]);
      expect(second.code).toBe(3);
      expect(second.err).toBe(
        `linework: 127.0.0.1 port ${port} cannot be opened: another program uses it; choose another port with --port.\n`,
      );
    } finally {
      child.kill('SIGINT');
    }
    expect(await closed).toBe(0);
  });
});

describe('mcp', () => {
  it('answers all requests before standard input ends, then exits', () => {
    const requests = [
      {
        id: 1,
        method: 'initialize',
        params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
      },
      { method: 'notifications/initialized' },
      { id: 2, method: 'tools/call', params: { name: 'validate_diagram', arguments: { source: GOOD } } },
      { id: 3, method: 'tools/call', params: { name: 'draw_diagram', arguments: { source: GOOD } } },
    ];
    const input = requests.map((each) => `${JSON.stringify({ jsonrpc: '2.0', ...each })}\n`).join('');
    const { code, out, err } = run(['mcp'], { input });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const answers: readonly { readonly id: number }[] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.toSorted((a, b) => a.id - b.id)).toMatchObject([
      { id: 1, result: { capabilities: { tools: {} } } },
      { id: 2, result: { content: [{ type: 'text', text: expect.stringContaining('{"ok":true,"kind":"flow"') }] } },
      { id: 3, result: { content: [{ type: 'text', text: expect.stringContaining('{"ok":true,"kind":"flow"') }] } },
    ]);
  });
});

describe('an internal error', () => {
  it('is reported as such, with the lines that a report needs', () => {
    write({
      'shop.diagram': GOOD,
      'break.mjs': "JSON.stringify = () => { throw new TypeError('broken on purpose'); };",
    });
    const { code, out, err } = run(['draw', 'shop.diagram', '--json'], { node: ['--import', `${folder()}/break.mjs`] });
    expect({ code, out }).toEqual({ code: 70, out: '' });
    expect(err).toContain('Internal error');
    expect(err).toMatch(/linework \d+\.\d+\.\d+, Node v\d+/);
    expect(err).toContain('linework draw shop.diagram --json');
    expect(err).toContain('TypeError: broken on purpose');
  });
});
