// A drawing process as the service sees it: in, its module and its limits; out, a way to give it tasks, and what it reports. Its death is an
// event like any other.
import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { fileSetting, settingsTable } from '../settings/table.js';
import { messageReader, partsOf } from './frames.js';
import type { Report, Task } from './work.js';

export interface ProcessOptions {
  /** A module that calls `runTasks`. */
  readonly worker: URL;
  /** Megabytes of its heap. */
  readonly heap: number;
  /** Megabytes of the whole process. */
  readonly memory: number;
  readonly onReport: (report: Report) => void;
  /** Called once, when the process has ended and everything it wrote has been read. */
  readonly onEnd: (end: ProcessEnd) => void;
}

export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Why it could not be started. */
  readonly error?: Error;
}

export interface DrawingProcess {
  readonly give: (task: Task) => void;
  /** Only a process with a task keeps the service alive. */
  readonly rest: () => void;
  readonly kill: () => void;
}

export function drawingProcess({ worker, heap, memory, onReport, onEnd }: ProcessOptions): DrawingProcess {
  const child = spawn(process.execPath, [`--max-old-space-size=${heap}`, fileURLToPath(worker), String(memory)], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    env: withoutSecrets(process.env),
  });
  child.once('error', (error) => {
    if (child.pid === undefined) onEnd({ code: null, signal: null, error });
  });
  // Without a process there may be no pipe either.
  const pipe = (child.stdio?.[3] ?? new Socket()) as Socket;
  if (child.pid !== undefined) child.once('close', (code, signal) => onEnd({ code, signal }));
  pipe.on('error', () => undefined).on('close', () => child.kill('SIGKILL'));
  pipe.on(
    'data',
    messageReader((report) => onReport(report as Report)),
  );
  return {
    give: (task) => {
      child.ref();
      pipe.ref();
      pipe.cork();
      for (const part of partsOf(task)) pipe.write(part);
      pipe.uncork();
    },
    rest: () => {
      child.unref();
      pipe.unref();
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

const SECRET: ReadonlySet<string> = new Set(
  Object.values(settingsTable).flatMap(({ env, secret }) => (secret ? [env, fileSetting(env)] : [])),
);

/** A process that parses what strangers wrote has no use for secrets, nor for the paths of their files. */
function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !SECRET.has(name)));
}
