// Whether every way to draw gives the same bytes: in, a project in which the packages are installed, and a service that runs; out, the faults. Each source of
// the repository that is not large is drawn by the library, by the command, and by the service.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everySource } from '../every-source.mjs';

const LEAST_SOURCES = 400;

/** Characters: larger ones take as long as a hundred others. */
const LARGEST = 2_000;

/** Run in the project, as someone would write it who follows docs/library.md. */
const PROGRAM = `
import { readFileSync, writeFileSync } from 'node:fs';
import { draw } from 'linework';
const sources = JSON.parse(readFileSync('sources.json', 'utf8'));
writeFileSync('drawn.json', JSON.stringify(sources.map((each) => draw(each, { theme: 'light' }).svg)));
`;

export async function differences({ project, command, env, base, key }) {
  const sources = everySource().filter(({ length }) => length < LARGEST);
  const faults = sources.length < LEAST_SOURCES ? [`There are ${sources.length} sources.`] : [];
  writeFileSync(join(project, 'sources.json'), JSON.stringify(sources));
  writeFileSync(join(project, 'draw.mjs'), PROGRAM);
  const folder = join(project, 'every');
  mkdirSync(folder);
  for (const [i, source] of sources.entries()) writeFileSync(join(folder, `${i}.diagram`), source);
  const ran = (file, args) => {
    const { status, stderr } = spawnSync(file, args, { cwd: project, env, encoding: 'utf8' });
    if (status !== 0) faults.push(`${args.join(' ')} ended with ${status}: ${stderr.slice(-500)}`);
  };
  ran(process.execPath, ['draw.mjs']);
  ran(command, ['draw', 'every', '--theme', 'light']);
  if (faults.length > 0) return faults;
  const byLibrary = JSON.parse(readFileSync(join(project, 'drawn.json'), 'utf8'));
  for (const [i, source] of sources.entries()) {
    const answer = await fetch(`${base}/v1/diagrams/draw`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ source, theme: 'light' }),
    });
    const { svg } = await answer.json();
    const byCommand = readFileSync(join(folder, `${i}.svg`), 'utf8');
    if (byLibrary[i] !== byCommand) faults.push(`The library draws otherwise than the command: ${source}`);
    if (byLibrary[i] !== svg) faults.push(`The library draws otherwise than the service: ${source}`);
  }
  process.stderr.write(`${sources.length} sources are drawn alike by the library, the command and the service\n`);
  return faults;
}
