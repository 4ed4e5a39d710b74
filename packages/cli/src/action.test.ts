// The action, its steps run as a runner runs them (GitHub, Metadata syntax): in a repository with two commits, from the packed package.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly id: string;
  readonly run: string;
  readonly 'working-directory': string;
  readonly env: Readonly<Record<string, string>>;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

const folder = fileURLToPath(new URL('..', import.meta.url));
const action: Action = parse(readFileSync(join(folder, 'action.yml'), 'utf8'));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly page: string;
}

/** Expressions are filled in, the environment is a runner's, and there is no network to ask. */
function runAction(repository: string, inputs: Readonly<Record<string, string>>): Ran {
  const files = mkdtempSync(join(tmpdir(), 'linework-runner-'));
  const [outputFile, page] = [join(files, 'output'), join(files, 'summary')];
  writeFileSync(outputFile, '');
  writeFileSync(page, '');
  const filled = (text: string): string =>
    text.replaceAll(
      /\$\{\{ inputs\.([\w-]+) \}\}/g,
      (_, name: string) => inputs[name] ?? action.inputs[name]?.default ?? '',
    );
  let [code, out]: [number | null, string] = [0, ''];
  for (const step of action.runs.steps) {
    const env = Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, filled(value)]));
    const ran = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
      cwd: join(repository, filled(step['working-directory'])),
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH ?? '',
        GITHUB_ACTIONS: 'true',
        GITHUB_ACTION_PATH: folder,
        GITHUB_OUTPUT: outputFile,
        GITHUB_STEP_SUMMARY: page,
        ...env,
      },
    });
    [code, out] = [ran.status, out + ran.stdout + ran.stderr];
    if (code !== 0) break;
  }
  const outputs = Object.fromEntries(
    readFileSync(outputFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('=')),
  );
  return { code, out, outputs, page: readFileSync(page, 'utf8') };
}

test('a pull request that changes a schema reports what is out of date, and passes when it is generated', () => {
  const repository = mkdtempSync(join(tmpdir(), 'linework-action-'));
  const git = (...words: readonly string[]): void => {
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], { cwd: repository });
  };
  const linework = (...words: readonly string[]): void => {
    execFileSync(process.execPath, [join(folder, 'bin/linework.js'), ...words], { cwd: repository });
  };
  git('init', '-q');
  writeFileSync(join(repository, 'schema.sql'), 'create table a (id int primary key);\n');
  linework('init');
  linework('generate');
  git('add', '-A');
  git('commit', '-qm', 'Before');
  expect(runAction(repository, {})).toMatchObject({ code: 0, outputs: { ok: 'true', errors: '0' } });

  writeFileSync(
    join(repository, 'schema.sql'),
    'create table a (id int primary key);\ncreate table b (id int primary key);\n',
  );
  git('commit', '-qam', 'A table more');
  const { code, out, outputs, page } = runAction(repository, { sarif: 'out.sarif', report: 'report.md' });
  expect({ code, outputs }).toEqual({ code: 1, outputs: expect.objectContaining({ ok: 'false' }) });
  expect(out).toMatch(
    /^::error file=schema\.sql,line=2,col=\d+,title=out-of-step::Added table b\. Run linework generate and commit docs\/diagrams\/database\.diagram/m,
  );
  expect(page).toContain('Added table b');
  expect(readFileSync(join(repository, 'report.md'), 'utf8')).toBe(page);
  expect(JSON.parse(readFileSync(join(repository, 'out.sarif'), 'utf8')).version).toBe('2.1.0');

  const written = runAction(repository, {
    write: 'true',
    changed: 'HEAD~1',
    pictures: 'pictures',
    report: 'report.md',
  });
  expect(written).toMatchObject({ code: 0, outputs: { ok: 'true' } });
  expect(readFileSync(join(repository, 'report.md'), 'utf8')).toContain('Added table b');
  expect(readFileSync(join(repository, 'pictures/docs-diagrams-database.changes.svg'), 'utf8')).toContain('<svg');
  expect(runAction(repository, {})).toMatchObject({ code: 0 });
});

test('pictures of documents have the house style of the repository, its rules are findings, and another brand puts pictures out of date', () => {
  const repository = mkdtempSync(join(tmpdir(), 'linework-action-'));
  const at = (name: string): string => join(repository, name);
  cpSync(join(folder, '../../docs/house-style'), repository, { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: repository });
  const fence = (node: string) =>
    `# Till\n\n\`\`\`diagram id=till\nflow "Till"\n${node}\nnode till "Flun Till" tone=orange\na -> till\n\`\`\`\n`;
  writeFileSync(at('README.md'), fence('node a person "Client"'));
  expect(runAction(repository, {}).out).toMatch(
    /^::error file=README\.md,line=5,col=16,.*title=R113::The team writes 'Customer', not 'Client'/m,
  );

  writeFileSync(at('README.md'), fence('node a person "Customer"'));
  expect(runAction(repository, { write: 'true' })).toMatchObject({ code: 0, outputs: { ok: 'true' } });
  const picture = readFileSync(at('README.till.svg'), 'utf8');
  expect(picture).toContain('Source Sans 3');
  const [, source = ''] = /```diagram id=till\n([^`]*)```/.exec(readFileSync(at('README.md'), 'utf8')) ?? [];
  writeFileSync(at('till.diagram'), source);
  execFileSync(process.execPath, [join(folder, 'bin/linework.js'), 'draw', 'till.diagram'], { cwd: repository });
  const pathsOf = (svg: string) => svg.match(/ d="[^"]*"| fill="[^"]*"/g);
  expect(pathsOf(picture)).toEqual(pathsOf(readFileSync(at('till.svg'), 'utf8')));

  const brand = JSON.parse(readFileSync(at('brand.json'), 'utf8'));
  writeFileSync(at('brand.json'), JSON.stringify({ ...brand, corners: 'round' }));
  expect(runAction(repository, {})).toMatchObject({
    code: 1,
    out: expect.stringContaining('The picture of this diagram is out of date.'),
  });
});

test.each(['with spaces and (parts)', 'plain'])(
  'reports go to the folder of the runner (runner.temp), outside of the repository: %s',
  (name) => {
    const repository = mkdtempSync(join(tmpdir(), 'linework-action-'));
    const temp = join(mkdtempSync(join(tmpdir(), 'linework-temp-')), name);
    mkdirSync(temp);
    mkdirSync(join(repository, 'docs'));
    writeFileSync(join(repository, 'docs/shop.diagram'), 'flow "Shop"\nnode a\na -> b\n');
    const { code, page } = runAction(repository, {
      'working-directory': 'docs',
      sarif: `${temp}/linework.sarif`,
      report: `${temp}/reports/linework.md`,
    });
    expect(code).toBe(1);
    expect(JSON.parse(readFileSync(join(temp, 'linework.sarif'), 'utf8')).runs[0].results[0].ruleId).toBe('E201');
    expect(readFileSync(join(temp, 'reports/linework.md'), 'utf8')).toBe(page);
    expect(readdirSync(repository, { recursive: true })).toEqual(['docs', 'docs/shop.diagram']);
  },
);

test('every input is used and documented, and every output comes from a step', () => {
  const steps = JSON.stringify(action.runs.steps);
  expect(Object.keys(action.inputs).filter((name) => !steps.includes(`\${{ inputs.${name} }}`))).toEqual([]);
  const page = readFileSync(join(folder, '../../docs/pipelines.md'), 'utf8');
  const declared = [...Object.keys(action.inputs), ...Object.keys(action.outputs)].filter(
    (name) => !page.includes(`\`${name}\``),
  );
  expect(declared).toEqual([]);
  for (const { value } of Object.values(action.outputs)) expect(value).toMatch(/^\$\{\{ steps\.ci\.outputs\.\w+ \}\}$/);
});
