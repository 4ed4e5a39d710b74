// linework doctor: one page about the installation and the repository. Each fault is named with what to do, and no secret is shown.
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontsExamined } from './doctor/fonts.js';
import { LEAST_NODE, versionsExamined } from './doctor/versions.js';
import { command, GOOD, type More } from './testing/command.js';

const { folder, run, write } = command();

interface Answer {
  readonly ok: boolean;
  readonly checks: readonly {
    readonly name: string;
    readonly state: string;
    readonly says: string;
    readonly next?: string;
  }[];
}

const NAMES = ['settings', 'versions', 'fonts', 'hooks', 'service', 'diagrams'];
const KEY = `lw_${'s3cret'.repeat(7)}`;

function doctor(more: More = {}): Answer & { readonly code: number | null } {
  const { code, out, err } = run(['doctor', '--json'], more);
  expect(err).toBe('');
  return { code, ...(JSON.parse(out) as Answer) };
}

const part = ({ checks }: Answer, name: string): Answer['checks'][number] | undefined =>
  checks.find((each) => each.name === name);

describe('doctor', () => {
  it('prints one page about a folder where nothing is broken', () => {
    write({ 'linework.json': '{"defaults": {"direction": "right"}, "rules": {}}', 'a.diagram': GOOD });
    const { code, out, err } = run(['doctor']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.split('\n');
    for (const name of NAMES) expect(lines.filter((line) => line.startsWith(`${name} `))).toHaveLength(1);
    expect(out).toMatch(/^settings +ok +linework\.json is valid: style rules, defaults\.$/m);
    expect(out).toMatch(/^versions +ok +linework \d+\.\d+\.\d+, Node v\d+\.\d+\.\d+, git \d\S*, \w+ \w+\.$/m);
    expect(out).toMatch(/^diagrams +ok +1 diagram, 0 sources, 0 documents: all up to date\.$/m);
    expect(out).toMatch(/\nNothing is broken\.\n$/);
    expect(lines.length).toBeLessThan(60);
    expect(out).not.toContain(folder());
  });

  it('prints the same as data', () => {
    const answer = doctor();
    expect(answer).toMatchObject({ code: 0, ok: true });
    expect(answer.checks.map(({ name }) => name)).toEqual(NAMES);
  });

  it('names every entry of the settings that is wrong, and still examines the rest', () => {
    write({ 'linework.json': '{"sources": [{"from": "a", "format": "kubernets", "out": "a.diagram"}], "rule": {}}' });
    const answer = doctor();
    expect(answer).toMatchObject({ code: 1, ok: false });
    expect(part(answer, 'settings')).toMatchObject({ state: 'broken', next: expect.any(String) });
    expect(part(answer, 'settings')?.says).toContain('did you mean "kubernetes"?');
    expect(part(answer, 'settings')?.says).toContain('did you mean rules?');
    expect(part(answer, 'diagrams')).toMatchObject({ state: 'note', says: expect.stringContaining('Not checked') });
    expect(run(['doctor'])).toMatchObject({ code: 1, out: expect.stringContaining('1 part is broken.') });
  });

  it('names the hooks and pipelines that run the command', () => {
    write({
      '.github/workflows/diagrams.yml': 'jobs: {a: {steps: [{run: npx linework ci}]}}\n',
      '.github/workflows/other.yml': 'jobs: {}\n',
      '.circleci/config.yml': `${'# long\n'.repeat(9_000)}run: linework ci\n`,
      '.husky/pre-commit': 'npx linework check\n',
      'package.json': '{"scripts": {"diagrams": "linework generate"}}',
    });
    const { says } = part(doctor(), 'hooks') ?? { says: '' };
    expect(says).toBe(
      'Hooks: .husky/pre-commit; pipelines: .github/workflows/diagrams.yml, .circleci/config.yml, package.json.',
    );
  });

  it('reports a hook that git skips', () => {
    mkdirSync(join(folder(), '.git', 'hooks'), { recursive: true });
    write({ '.git/hooks/pre-commit': '#!/bin/sh\nlinework check\n' });
    const hook = join(folder(), '.git', 'hooks', 'pre-commit');
    chmodSync(hook, 0o644);
    const answer = doctor();
    expect(answer.code).toBe(1);
    expect(part(answer, 'hooks')).toMatchObject({
      state: 'broken',
      next: expect.stringContaining('chmod +x .git/hooks/pre-commit'),
    });
    chmodSync(hook, 0o755);
    expect(part(doctor(), 'hooks')).toMatchObject({ state: 'ok' });
  });

  it('reports a hook of pre-commit that is not installed in this clone', () => {
    write({ '.pre-commit-config.yaml': 'repos:\n  - repo: x\n    hooks: [{id: linework-check}]\n' });
    const answer = doctor();
    expect(answer.code).toBe(0);
    expect(part(answer, 'hooks')).toMatchObject({ state: 'note', next: expect.stringContaining('pre-commit install') });
  });

  it('lists what is out of date with the command that updates it, and does not call it broken', () => {
    const source = { from: 'a.sql', format: 'sql', out: 'docs/a.diagram' };
    write({
      'a.sql': 'create table a (id uuid primary key);\n',
      'linework.json': JSON.stringify({ sources: [source] }),
      'README.md': '# A\n\n```diagram id=one\nflow "One"\nnode a\n```\n',
    });
    const answer = doctor();
    expect(answer.code).toBe(0);
    expect(part(answer, 'diagrams')).toMatchObject({
      state: 'note',
      says: expect.stringMatching(/README\.md: [\s\S]*docs\/a\.diagram: /),
      next: 'Run: linework generate, then linework sync',
    });
  });

  it('checks no more diagrams than it can at once, and names the command that does', () => {
    write(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`d${at}.diagram`, 'flow\n'])));
    expect(part(doctor(), 'diagrams')).toMatchObject({ state: 'note', next: expect.stringContaining('linework ci') });
  });
});

describe('the service, in doctor,', () => {
  it('is not asked if none is used', () => {
    expect(part(doctor(), 'service')).toMatchObject({ state: 'ok', says: expect.stringContaining('Not signed in') });
  });

  it.each([
    { name: 'that does not respond', host: 'http://127.0.0.1:9', says: 'No service responds at http://127.0.0.1:9' },
    { name: 'without https', host: 'http://linework.example.com', says: 'Use its https address' },
    { name: 'with an address that is none', host: 'linework', says: 'is not the address of a service' },
  ])('$name is broken, and its key is not shown', ({ host, says }) => {
    const env = { LINEWORK_HOST: host, LINEWORK_API_KEY: KEY };
    const answer = doctor({ env });
    expect(answer.code).toBe(1);
    expect(part(answer, 'service')).toMatchObject({ state: 'broken', says: expect.stringContaining(says) });
    expect(run(['doctor'], { env }).out).not.toContain('s3cret');
    expect(JSON.stringify(answer)).not.toContain('s3cret');
  });

  it('whose stored key others can read is broken', () => {
    const text = JSON.stringify({
      service: 'https://a.example',
      services: { 'https://a.example': { email: 'a', key: KEY } },
    });
    write({ '.config/linework/credentials.json': text });
    const file = join(folder(), '.config', 'linework', 'credentials.json');
    chmodSync(file, 0o644);
    const answer = doctor();
    expect(part(answer, 'service')).toMatchObject({ state: 'broken', says: expect.stringContaining('chmod 600') });
    expect(JSON.stringify(answer)).not.toContain('s3cret');
  });
});

describe('the versions', () => {
  const own = { linework: '1.0.0', git: '2.40.1', system: 'linux x64' };

  it.each([
    { node: 'v18.20.4', state: 'broken' },
    { node: 'v20.18.3', state: 'broken' },
    { node: 'v20.19.0', state: 'ok' },
    { node: 'v24.1.0', state: 'ok' },
  ])('with Node $node are $state', ({ node, state }) => {
    expect(versionsExamined({ ...own, node })).toMatchObject({ state });
  });

  it('need the Node that the package needs', () => {
    const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(engines.node).toBe(`>=${LEAST_NODE}`);
  });

  it('do not need git', () => {
    expect(versionsExamined({ ...own, node: 'v24.0.0', git: undefined })).toMatchObject({ state: 'note' });
  });
});

describe('the fonts', () => {
  it.each([
    { name: 'cannot be read', draw: () => Promise.reject(new Error('ENOENT: Inter-400.ttf')), says: 'Inter-400.ttf' },
    { name: 'are incomplete', draw: async () => ['No font has the letter L.'], says: 'letter L' },
  ])('that $name are broken, with what to do', async ({ draw, says }) => {
    expect(await fontsExamined(draw)).toMatchObject({
      state: 'broken',
      says: expect.stringContaining(says),
      next: expect.stringContaining('npm install linework'),
    });
  });
});
