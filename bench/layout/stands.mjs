// The engines, each in a process of its own. In: an engine's name and the processor time one layout may take; out, a
// stand that lays graphs out one after the other, says when one is over budget, and starts anew after it.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dotVersion } from './engines/dot.mjs';

const script = fileURLToPath(new URL('stand.mjs', import.meta.url));
const START_MS = 60_000;
const LOOK_MS = 200;
/** Timing is counted in processor time; on a busy machine it may take so many times as long. */
const PATIENCE = 3;

/** What the tables call an engine: the file in engines/, its options, and flags of its process. */
const ENGINES = {
  linework: { file: 'linework', flags: [] },
  dot: { file: 'dot', flags: [] },
  viz: { file: 'viz', flags: [] },
  elk: { file: 'elk', flags: ['--stack-size=3900'] },
  'elk tuned': { file: 'elk', options: { tuned: true }, flags: ['--stack-size=3900'] },
  dagre: { file: 'dagre', flags: ['--stack-size=3900'] },
  // A whole tool with gaps of its own, measured beside our pictures only (bench/architecture).
  d2: { file: 'd2', flags: [], whole: true },
  'd2 elk': { file: 'd2', options: { layout: 'elk' }, flags: [], whole: true },
};

/**
 * Time a process has had since now, ms: processor time where the system tells it, so that a busy machine stops no
 * engine, but at least a tenth of the time on the wall, so that one that only waits is stopped too.
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

/** Those that can be run here; dot only where it is installed, whole tools where they are asked for. */
export function engineNames({ tools = false } = {}) {
  const dot = dotVersion() !== undefined;
  return Object.keys(ENGINES).filter((name) => (name !== 'dot' || dot) && (tools || !ENGINES[name].whole));
}

export function openStand(name, budgetMs) {
  const { file, options = {}, flags } = ENGINES[name];
  let child;

  /** Sends a message and hears answers until one settles; a stand that is silent for `ms` is ended. */
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
        end({ error: `the process ended with ${signal ?? code}` });
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
