// A command without the package of the service: it says what to run, wherever it is installed.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command } from './testing/command.js';

const { folder, main } = command();
const VERSION = '0.1.0';
const ADDED = `@linework/service@${VERSION}`;

/** The command without anything beside it, in a folder below the test's. Returns a way to run it. */
function installed(
  below: string,
): (...words: readonly string[]) => { readonly status: number | null; readonly err: string } {
  const place = join(folder(), below, 'node_modules', 'linework');
  const home = dirname(dirname(main()));
  mkdirSync(join(place, 'bundle'), { recursive: true });
  for (const each of ['package.json', 'bin', 'bundle/linework.js', 'bundle/verbs.js'])
    cpSync(join(home, each), join(place, each), { recursive: true });
  return (...words) => {
    const { status, stderr } = spawnSync(process.execPath, [join(place, 'bin', 'linework.js'), ...words], {
      cwd: folder(),
      env: { PATH: process.env.PATH, HOME: folder() },
      encoding: 'utf8',
    });
    return { status, err: stderr };
  };
}

const owns = (below: string): void => {
  mkdirSync(join(folder(), below), { recursive: true });
  writeFileSync(join(folder(), below, 'package.json'), '{"private":true}');
};

describe('without the package of the service', () => {
  it.each([
    ['the project', '.', true, () => `npm install --save-dev ${ADDED}`],
    ['another folder', 'opt', true, () => `npm install --prefix ${join(folder(), 'opt')} ${ADDED}`],
    ['the machine', 'lib', false, () => `npm install --global ${ADDED}`],
    ['the cache of npx', '_npx/1a', true, () => `npx --package linework@${VERSION} --package ${ADDED} linework serve`],
  ])('a command of %s says how to install it', (_where, below, isProject, install) => {
    if (isProject) owns(below);
    expect(installed(below)('serve')).toEqual({
      status: 3,
      err: `linework: linework serve needs the package @linework/service, which is not installed. Run: ${install()}\n`,
    });
  });

  it.each([
    ['backup', ['backup', 'to.tar.gz']],
    ['restore', ['restore', 'from.tar.gz']],
    ['admin', ['admin', 'list']],
  ])('%s needs it too', (verb, words) => {
    owns('.');
    const { status, err } = installed('.')(...words);
    expect(status).toBe(3);
    expect(err).toContain(`linework ${verb} needs the package @linework/service`);
  });

  it('another version of it is not started', () => {
    owns('.');
    owns('node_modules/@linework/service');
    writeFileSync(join(folder(), 'node_modules/@linework/service/package.json'), '{"version":"9.9.9"}');
    expect(installed('.')('serve')).toEqual({
      status: 3,
      err: `linework: @linework/service has version 9.9.9, and linework ${VERSION}. Install the same: npm install --save-dev ${ADDED}\n`,
    });
  });
});
