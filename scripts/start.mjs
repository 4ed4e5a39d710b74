// npm start: installs and builds what is missing, then serves, with the settings of the environment.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, root } from './fresh.mjs';

await prepare('start');

const { FolderHeld, KeyFileError, NewerDatabase, SettingsError, serve, stateFolder } = await import(
  '../packages/service/bundle/server.js'
);
const { version } = JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8'));
let running;
try {
  running = await serve({
    env: process.env,
    folder: stateFolder(root),
    version,
    write: (line) => process.stdout.write(`${line}\n`),
  });
} catch (error) {
  const isTold = [FolderHeld, KeyFileError, NewerDatabase, SettingsError].some((each) => error instanceof each);
  const taken = error?.code === 'EADDRINUSE';
  process.stderr.write(
    taken
      ? 'The port is in use; set PORT to another one.\n'
      : `The service did not start: ${isTold ? error.message : (error?.stack ?? error)}\n`,
  );
  if (error instanceof SettingsError) process.exit(2);
  process.exit(1);
}
/** Stops once: on the first signal, or when the parent is gone. */
let ending = false;
function end() {
  if (ending) return;
  ending = true;
  running.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
// npm forwards a signal only to its shell. When the shell exits, nothing else stops this process.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) end();
}, 500).unref();
