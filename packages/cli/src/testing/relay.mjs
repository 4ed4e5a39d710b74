// The thread between a test, which waits, and the process that runs its command lines: passes each on, and wakes the test once its answer is there.
import { fork } from 'node:child_process';
import { workerData } from 'node:worker_threads';

const { port, script, bundle } = workerData;
const child = fork(script, [bundle], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
let waiting;

function answer(message) {
  port.postMessage(message);
  Atomics.store(waiting, 0, 1);
  Atomics.notify(waiting, 0);
}

port.on('message', ({ done, ...command }) => {
  waiting = done;
  child.send(command);
});
child.on('message', answer);
child.on('exit', (code, signal) =>
  answer({ code: null, out: '', err: `The process of the tests ended with ${signal ?? code}.` }),
);
