// A process that runs command lines one after another, each in its folder and environment, and answers each with what it printed. Started by
// relay.mjs, and gone with it.
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../run.js';
import type { Output } from '../terminal/io.js';
import type { Answer, Asked } from './one-process.js';

const [, , bundle = ''] = process.argv;

// What bin/load.js gives the bundled command.
const service = join(bundle, '../../service/bundle/server.js');
Object.assign(globalThis, {
  importPackage: (name: string) =>
    import(pathToFileURL(name === '@linework/server' ? service : join(bundle, `${basename(name)}.js`)).href),
});

interface Kept extends Output {
  readonly text: () => string;
}

function colours({ FORCE_COLOR: force }: Asked['env']): Kept {
  const chunks: Buffer[] = [];
  return {
    write: (content) => void chunks.push(Buffer.from(content)),
    isTerminal: () => false,
    colour: () => force !== undefined && force !== '0' && force !== 'false',
    text: () => Buffer.concat(chunks).toString(),
  };
}

process.on('disconnect', () => process.exit());
process.on('message', async ({ words, folder, env }: Asked) => {
  process.chdir(folder);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  const [out, err] = [colours(env), colours(env)];
  const code = await run(words, { out, err, env, folder: process.cwd() });
  process.send?.({ code, out: out.text(), err: err.text() } satisfies Answer);
});
