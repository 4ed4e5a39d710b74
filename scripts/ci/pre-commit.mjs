// The hooks with the real pre-commit (a lab, not part of npm test; needs npm run build): the file to copy installs the packed package, and
// .pre-commit-hooks.yaml uses the one in the project. A good diagram can be committed, a faulty one cannot.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../fresh.mjs';

const GOOD = 'flow "Shop"\nnode shop client "Shop"\nnode api service "API"\nshop -> api : "calls"\n';
const FAULTY = 'flow "Shop"\nnode shop client "Shop"\nshop -> apii : "calls"\n';
const SETTINGS = { sources: [{ name: 'db', from: 'schema.sql', format: 'sql', out: 'db.diagram', pictures: false }] };

const folder = mkdtempSync(join(tmpdir(), 'linework-pre-commit-'));
/** npm needs the settings of this machine, such as its registry. */
const env = { ...process.env, PRE_COMMIT_HOME: join(folder, 'environments') };

function ran(program, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  return { status: error === undefined ? status : error.code, out: `${stdout}${stderr}` };
}

function done(program, args, cwd) {
  const { status, out } = ran(program, args, cwd);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${out}`);
  return out.trim();
}

function repository(name, files) {
  const path = join(folder, name);
  mkdirSync(path);
  done('git', ['init', '-q'], path);
  done('git', ['config', 'user.name', 'A'], path);
  done('git', ['config', 'user.email', 'a@example.com'], path);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  done('git', ['add', '.'], path);
  return path;
}

function project(name, config) {
  const files = {
    '.gitignore': 'node_modules\n',
    '.pre-commit-config.yaml': config,
    'schema.sql': 'create table a (\n  id uuid primary key\n);\n',
    'linework.json': JSON.stringify(SETTINGS),
    'shop.diagram': GOOD,
    'notes.md': '# Notes\n',
  };
  const path = repository(name, files);
  mkdirSync(join(path, 'node_modules', '.bin'), { recursive: true });
  symlinkSync(join(root, 'packages/cli/bin/linework.js'), join(path, 'node_modules', '.bin', 'linework'));
  done(join(path, 'node_modules', '.bin', 'linework'), ['generate'], path);
  done('git', ['add', '.'], path);
  return path;
}

/** Commits by the installed hooks; `fault` is a part of what they print when they refuse. */
function commits(path, message, fault) {
  const { status, out } = ran('git', ['commit', '-qam', message], path);
  const holds = fault === undefined ? status === 0 : status === 1 && out.includes(fault);
  if (!holds) throw new Error(`${message}: the commit ended with ${status}:\n${out}`);
  console.log(`${message}: ${fault === undefined ? 'committed' : `refused (${fault})`}`);
}

function tries(name, config) {
  const path = project(name, config);
  done('pre-commit', ['install'], path);
  commits(path, `${name}, a good diagram`);
  writeFileSync(join(path, 'shop.diagram'), FAULTY);
  commits(path, `${name}, a faulty diagram`, "'apii'");
  writeFileSync(join(path, 'shop.diagram'), GOOD);
  writeFileSync(join(path, 'schema.sql'), 'create table b (\n  id uuid primary key\n);\n');
  commits(path, `${name}, an outdated source`, 'outdated db.diagram');
  done('git', ['checkout', '-q', 'HEAD', '--', '.'], path);
  writeFileSync(join(path, 'notes.md'), '# Notes\n\n```diagram id=one\nflow "One"\nnode a\n```\n');
  commits(path, `${name}, a document without its picture`, 'notes.md');
}

const version = ran('pre-commit', ['--version'], folder);
if (version.status !== 0) {
  console.log(`Skipped: pre-commit is not installed (${version.status}). Debian: apt-get install pre-commit`);
} else {
  console.log(version.out.trim());
  try {
    const hooks = repository('hooks', {});
    copyFileSync(join(root, '.pre-commit-hooks.yaml'), join(hooks, '.pre-commit-hooks.yaml'));
    done('git', ['add', '.'], hooks);
    done('git', ['commit', '-qm', 'hooks'], hooks);
    const rev = done('git', ['rev-parse', 'HEAD'], hooks);
    const ids = [...readFileSync(join(hooks, '.pre-commit-hooks.yaml'), 'utf8').matchAll(/^- id: (\S+)/gm)];
    const listed = ids.map(([, id]) => `      - id: ${id}\n`).join('');
    tries('the hooks of the repository', `repos:\n  - repo: ${hooks}\n    rev: ${rev}\n    hooks:\n${listed}`);
    const packed = done('npm', ['pack', '--silent', '--pack-destination', folder], join(root, 'packages/cli'));
    const own = readFileSync(join(root, 'docs/pipelines/pre-commit-config.yaml'), 'utf8');
    tries('the file to copy', own.replaceAll('[linework]', `['file:${join(folder, packed.split('\n').at(-1))}']`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
