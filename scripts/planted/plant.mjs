// Plants faults, one at a time, and runs the tests that should notice each: in, rows like those of faults.mjs; out, a line for each, and exit code 1 if
// one was not caught. Files are put back whatever happens; changed ones are refused.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../fresh.mjs';

export function plantAll(faults) {
  const changed = spawnSync('git', ['status', '--porcelain', '--', ...faults.map(({ file }) => file)], {
    cwd: root,
    encoding: 'utf8',
  }).stdout;
  if (changed !== '') {
    process.stderr.write(`Commit or undo these changes first:\n${changed}`);
    process.exit(2);
  }

  const sound = new Set();
  const missed = faults.filter((fault) => {
    demandSound(fault, sound);
    return !isCaught(fault);
  });
  process.stdout.write(`${faults.length - missed.length} of ${faults.length} planted faults were caught.\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

/** A test that fails anyway catches nothing. `sound`: what was seen to pass, to add to. */
function demandSound({ tests, deep = false }, sound) {
  const key = JSON.stringify([tests, deep]);
  if (sound.has(key)) return;
  const [first] = failures(tests, deep);
  if (first !== undefined) {
    process.stderr.write(`Without a fault, a test fails already:\n    ${first}\n`);
    process.exit(2);
  }
  sound.add(key);
}

function isCaught({ name, file, from, to, tests, deep = false }) {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} no longer contains the text that '${name}' replaces.`);
  const restore = () => writeFileSync(path, before);
  const stop = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  let failed;
  try {
    writeFileSync(
      path,
      before.replace(from, () => to),
    );
    failed = failures(tests, deep);
    if (failed.some((message) => message.includes('Transform failed'))) throw new Error(`'${name}' is not valid code.`);
  } finally {
    restore();
    process.off('SIGINT', stop);
  }
  const caught = failed.length > 0;
  const where = deep ? 'the gate' : 'npm test';
  process.stdout.write(
    `${caught ? `caught by ${where}` : 'NOT CAUGHT'}: ${name}${caught ? `\n    ${failed[0]}` : ''}\n`,
  );
  return caught;
}

/** Names of the tests that fail. */
function failures(tests, deep) {
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--update=none', '--reporter=json', '--bail=1', ...tests],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, ...(deep ? { TEST_DEPTH: 'deep' } : {}) },
    },
  );
  const report = JSON.parse(stdout.slice(stdout.indexOf('{"numTotalTestSuites')));
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const own = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    return own.length > 0 ? own : message ? [`${name}: ${message.split('\n')[0]}`] : [];
  });
}
