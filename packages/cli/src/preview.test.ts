import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test } from 'vitest';
import { command, FAULTY, GOOD } from './testing/command.js';

const { main, folder, read, run, write } = command();
const children: ChildProcess[] = [];
afterEach(() => {
  for (const each of children.splice(0)) each.kill('SIGKILL');
});

/** Starts a preview; resolves to its link once it listens. */
async function started(...words: readonly string[]): Promise<{ readonly link: string; readonly child: ChildProcess }> {
  const child = spawn(process.execPath, [main(), 'preview', ...words], {
    cwd: folder(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const link = /http:\S+/.exec(line)?.[0];
    if (link) return { link, child };
  }
  throw new Error('No link was printed.');
}

const json = async (address: string): Promise<unknown> => (await fetch(address)).json();

describe('a preview', () => {
  test('of a folder lists its diagrams and draws each in light and dark, by the settings above it', async () => {
    write({
      'linework.json': '{"defaults":{"numbered":"on"}}',
      'docs/shop.diagram': GOOD,
      'docs/sub/bad.diagram': FAULTY,
      'docs/notes.txt': 'no diagram',
    });
    const { link } = await started('docs');
    expect(await json(`${link}files`)).toEqual({ folder: true, files: ['shop.diagram', 'sub/bad.diagram'] });
    const picture = await json(`${link}drawing?file=shop.diagram`);
    expect(picture).toMatchObject({ ok: true, title: 'Shop', diagnostics: [] });
    const { light, dark } = picture as Record<'light' | 'dark', string>;
    expect(run(['draw', 'docs/shop.diagram']).code).toBe(0);
    expect([light, dark]).toEqual([read('docs/shop.svg'), read('docs/shop.dark.svg')]);
    expect(light).toContain('>1<');
    expect(await json(`${link}drawing?file=sub%2Fbad.diagram`)).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'E201', line: 3, text: 'shop -> apii : "calls"', hint: expect.stringMatching(/\S/) }],
    });
  });

  test('notifies its pages of a save, and shows the saved source', async () => {
    write({ 'shop.diagram': GOOD });
    const { link } = await started('shop.diagram');
    const address = `${link}drawing?file=shop.diagram`;
    const { body } = await fetch(`${link}events`);
    if (!body) throw new Error('No events.');
    let events = '';
    for await (const chunk of body) {
      events += new TextDecoder().decode(chunk as Uint8Array);
      if (events.includes('data: changed')) break;
      writeFileSync(join(folder(), 'shop.diagram'), GOOD.replace('"Shop"', '"Market"'));
    }
    expect(await json(address)).toMatchObject({ ok: true, title: 'Market' });
    rmSync(join(folder(), 'shop.diagram'));
    expect(await json(address)).toEqual({ problem: expect.stringContaining('no such file') });
  });

  test('reports invalid settings on its page, and continues', async () => {
    write({ 'shop.diagram': GOOD, 'linework.json': '{"defaults":{"numberd":"on"}}' });
    const { link } = await started();
    const address = `${link}drawing?file=shop.diagram`;
    expect(await json(address)).toEqual({ problem: expect.stringContaining('linework.json') });
    write({ 'linework.json': '{}' });
    expect(await json(address)).toMatchObject({ ok: true });
  });

  test('writes no file and exits on Ctrl-C', async () => {
    write({ 'shop.diagram': GOOD });
    const { link, child } = await started('.');
    await json(`${link}drawing?file=shop.diagram`);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(readdirSync(folder()).sort()).toEqual(['.git', 'shop.diagram']);
    await expect(fetch(link)).rejects.toThrow();
  });
});

describe('rejects before it listens', () => {
  test.each([
    [['missing.diagram'], 3, 'no such file'],
    [['-'], 2, 'Standard input'],
    [['.', '--port', '70000'], 2, 'port'],
    [['.', '--port', 'x'], 2, 'port'],
    [['a', 'b'], 2, 'b'],
  ])('%j', (words, code, message) => {
    expect(run(['preview', ...words])).toMatchObject({ code, out: '', err: expect.stringContaining(message) });
  });

  test('a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : 0);
    expect(run(['preview', '.', '--port', port])).toMatchObject({
      code: 3,
      out: '',
      err: expect.stringContaining(port),
    });
    other.close();
  });
});
