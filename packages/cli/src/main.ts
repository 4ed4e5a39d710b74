// The command `linework`: takes the process's arguments, sets its exit code. In another thread of the command: draws for it.
import { isMainThread } from 'node:worker_threads';
import { EXIT, graver } from './command/failure.js';
import { run } from './run.js';
import { processIo } from './terminal/io.js';

async function main(): Promise<void> {
  let unwritten = false;
  const io = processIo((error) => {
    unwritten = true;
    process.exitCode = EXIT.files;
    io.err.write(`linework: standard output cannot be written: ${error.message}\n`);
  });
  const exit = await run(process.argv.slice(2), io);
  // Never process.exit(): output still on its way to a pipe would be lost.
  process.exitCode = unwritten ? graver(exit, EXIT.files) : exit;
}

async function thread(): Promise<void> {
  const { drawOnRequest } = await import('./drawing/thread.js');
  drawOnRequest();
}

void (isMainThread ? main() : thread());
