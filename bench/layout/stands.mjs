// The engines, each in its own process. In: an engine's name and the maximum processor time of one layout; out, a
// harness that lays out graphs one by one, reports one that is over budget, and restarts after it.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dotVersion } from './engines/dot.mjs';

const script = fileURLToPath(new URL('stand.mjs', import.meta.url));
const START_MS = 60_000;
const LOOK_MS = 200;
/** Timing counts processor time; on a busy machine, wall time may be this many times longer. */
const PATIENCE = 3;

/** By the engine's name in tables: its file in engines/, its options, and flags of its process. */
const ENGINES = {
  linework: { file: 'linework', flags: [] },
  dot: { file: 'dot', flags: [] },
  viz: { file: 'viz', flags: [] },
  elk: { file: 'elk', flags: ['--stack-size=3900'] },
  'elk tuned': { file: 'elk', options: { tuned: true }, flags: ['--stack-size=3900'] },
  dagre: { file: 'dagre', flags: ['--stack-size=3900'] },
  // A complete tool with its own gaps, compared only with our pictures (bench/architecture).
  d2: { file: 'd2', flags: [], whole: true },
  'd2 elk': { file: 'd2', options: { layout: 'elk' }, flags: [], whole: true },
};

/**
 * Time of a process from now on, in ms: processor time where the system reports it, so that a busy machine stops no
 * engine, but at least a tenth of the wall time, so that one that only waits is stopped too.
 */
function stopwatch(pid) {
  const [wall, begun] = [performance.now(), processorMs(pid)];
  return () => {
    const waited = performance.now() - wall;
    const now = processorMs(pid);
    return begun === undefined || now === undefined ? waited : Math.max(now - begun, waited / 10);
  };
}

/** Linux: fields 14 and 15 of proc(5)'s stat, in hundredths of a second. */
function processorMs(pid) {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return 10 * (user + system);
  } catch {
    return undefined;
  }
}

export const OURS = 'linework';

/** The engines that can run here; dot only if it is installed, complete tools only on request. */
export function engineNames({ tools = false } = {}) {
  const dot = dotVersion() !== undefined;
  return Object.keys(ENGINES).filter((name) => (name !== 'dot' || dot) && (tools || !ENGINES[name].whole));
}

export function openStand(name, budgetMs) {
  const { file, options = {}, flags } = ENGINES[name];
  let child;

  /** Sends a message and reads responses until one settles; stops a process that is silent for `ms`. */
  function hear(message, ms, settle) {
    return new Promise((resolve) => {
      let timer;
      const end = (answer) => {
        clearInterval(timer);
        child?.removeAllListeners('message').removeAllListeners('exit');
        resolve(answer);
      };
      const wait = (more) => {
        clearInterval(timer);
        const late = child;
        const watch = stopwatch(late.pid);
        timer = setInterval(() => {
          if (watch() < more) return;
          end({ over: true });
          child = undefined;
          late.kill('SIGKILL');
        }, LOOK_MS);
      };
      child.on('message', (answer) => {
        const settled = settle(answer, wait);
        if (settled !== undefined) end(settled);
      });
      child.on('exit', (code, signal) => {
        child = undefined;
        end({ error: `the process exited with ${signal ?? code}` });
      });
      wait(ms);
      if (message !== undefined) child.send(message);
    });
  }

  async function start() {
    child = fork(script, [file, JSON.stringify({ budgetMs, ...options })], {
      execArgv: flags,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const answer = await hear(undefined, START_MS, (each) => (each.ready ? each : undefined));
    if (!answer.ready) throw new Error(`${name} does not start: ${answer.error ?? 'no answer'}`);
  }

  return {
    name,
    /** @returns `{ drawing, firstMs, firstProcessorMs, times, processorMs, peakMb }`, or `{ over }` or `{ error }`. */
    async lay(graph, { options: graphOptions = {}, timeMs = 0 } = {}) {
      if (child === undefined) await start();
      const wallMs = PATIENCE * timeMs;
      return hear({ graph, graphOptions, timeMs, wallMs }, budgetMs, (answer, wait) => {
        if (!answer.ended) return answer;
        wait(wallMs + 4 * budgetMs);
        return undefined;
      });
    },
    close() {
      child?.removeAllListeners('exit').kill();
      child = undefined;
    },
  };
}
