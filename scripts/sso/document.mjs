// The commands of docs/single-sign-on.md, as somebody who follows it runs them: in, a part of a command and what this reader has in place of the document's
// examples; out, the answer of the service. Each example that is replaced has to be in the command.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../fresh.mjs';

const run = promisify(execFile);

export function documentOf(folder, url) {
  const text = readFileSync(join(root, 'docs/single-sign-on.md'), 'utf8');
  const commands = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
    .map(([, block]) => block.replaceAll('\\\n', ' '))
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('curl '));
  const used = new Set();
  return {
    follow: async (part, own = {}) => {
      const fitting = commands.filter((each) => each.includes(part));
      if (fitting.length !== 1) throw new Error(`docs/single-sign-on.md has ${fitting.length} commands with ${part}`);
      used.add(fitting[0]);
      const command = Object.entries(own).reduce((before, [example, value]) => {
        if (!before.includes(example)) throw new Error(`The command with ${part} has no ${example}: ${before}`);
        return before.replace(example, value);
      }, fitting[0]);
      const { stdout } = await run('bash', ['-c', command], { cwd: folder, env: { ...process.env, URL: url } });
      const answer = stdout === '' ? {} : JSON.parse(stdout);
      if (answer.error !== undefined) throw new Error(`${command}\n${stdout}`);
      return answer;
    },
    unused: () => commands.filter((each) => !used.has(each)),
  };
}
