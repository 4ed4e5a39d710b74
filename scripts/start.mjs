// npm start: installs and builds what is missing, then serves. PORT and HOST change where.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, root } from './fresh.mjs';

const port = Number(process.env.PORT ?? 4180);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  process.stderr.write(`PORT is not a port number: ${process.env.PORT}\n`);
  process.exit(2);
}
prepare();

const { KeyFileError, serve, stateFolder } = await import('@linework/server');
const { version } = JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8'));
let running;
try {
  running = await serve({
    port,
    host: process.env.HOST ?? '127.0.0.1',
    folder: stateFolder(root),
    version,
    write: (line) => process.stdout.write(`${line}\n`),
  });
} catch (error) {
  const taken = error?.code === 'EADDRINUSE';
  process.stderr.write(
    taken
      ? `Port ${port} is in use; set PORT to another one.\n`
      : `The service did not start: ${error instanceof KeyFileError ? error.message : (error?.stack ?? error)}\n`,
  );
  process.exit(1);
}
/** Ends once, whoever asks first. */
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
// npm passes a signal on to its shell alone; when that is gone, nobody is left to end this process.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) end();
}, 500).unref();
