// Runs steps that build or check the checkout, several at a time: in, steps and what each needs; out, their effect. The output
// of a step is printed only if it fails. A step starts only if the steps it needs succeeded.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { endedChildren } from './processor-time.mjs';

/** More output than this means that something went wrong; the rest is dropped. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * Each step is `{ name, label, command, args, needs?, after?, places?, inherit? }`. Args are a list, or a function that gives it when the step starts;
 * `needs` names steps that have to succeed before and `after` steps that have to end, those that are not among the steps aside; `places` is how many of the places of `atOnce` it takes, if not one; `inherit` gives it the terminal. Resolves
 * to whether all succeeded, to the labels of those that failed, and to the seconds each took and, on Linux, used of processors: `{ ok, failed: [label],
 * times: [[label, seconds, used]] }`.
 */
export async function runSteps(
  steps,
  { cwd, atOnce = availableParallelism(), write = (text) => process.stderr.write(text), done = () => {} },
) {
  const waiting = new Set(steps);
  const unfinished = new Set(steps.map(({ name }) => name));
  const running = new Set();
  const times = [];
  const failed = [];
  let started = 0;
  let taken = 0;
  let used = endedChildren();
  /** Since the last call. Of the step that has just ended, because its processes have. */
  const usedSince = () => {
    const before = used;
    used = endedChildren();
    return used === undefined ? undefined : used - before;
  };
  const unended = new Set(unfinished);
  const isReady = ({ needs = [], after = [] }) =>
    needs.every((each) => !unfinished.has(each)) && after.every((each) => !unended.has(each));
  const fits = ({ places = 1 }) => taken === 0 || taken + places <= atOnce;
  const start = (step) => {
    const { places = 1 } = step;
    waiting.delete(step);
    taken += places;
    write(`${step.label} (${++started}/${steps.length})\n`);
    const began = performance.now();
    const ended = run(step, cwd).then((failure) => {
      running.delete(ended);
      unended.delete(step.name);
      taken -= places;
      const seconds = (performance.now() - began) / 1000;
      times.push([step.label, seconds, usedSince()]);
      if (failure === undefined) {
        unfinished.delete(step.name);
        done(step);
      } else {
        failed.push(step.label);
        write(
          `${failure.output}\n${step.label} failed (${failure.reason}): ${[step.command, ...argsOf(step)].join(' ')}\n`,
        );
      }
    });
    running.add(ended);
  };
  while (true) {
    for (const step of waiting) if (fits(step) && isReady(step)) start(step);
    if (running.size === 0) return { ok: failed.length === 0, failed, times };
    await Promise.race(running);
  }
}

function argsOf({ args }) {
  return typeof args === 'function' ? args() : args;
}

/** Undefined on success; otherwise why it failed and what it printed. */
function run(step, cwd) {
  const { command, inherit = false, env } = step;
  return new Promise((resolve) => {
    const child = spawn(command, argsOf(step), {
      cwd,
      stdio: inherit ? ['ignore', 2, 2] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      // npm is a script on Windows.
      shell: process.platform === 'win32' && command === 'npm',
    });
    const chunks = [];
    let size = 0;
    const keep = (chunk) => {
      size += chunk.length;
      if (size <= MOST_OUTPUT) chunks.push(chunk);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', ({ message }) => resolve({ reason: message, output: '' }));
    child.once('close', (code, signal) => {
      if (code === 0) resolve(undefined);
      else
        resolve({
          reason: signal ? `ended by ${signal}` : `exit code ${code}`,
          output: Buffer.concat(chunks).toString(),
        });
    });
  });
}

function inSeconds(seconds) {
  return `${seconds.toFixed(1).padStart(7)} s`;
}

/** A table of steps and their times, the longest first, and after it what failed: a log is often read from its end. */
export function timesTable(times, failed = []) {
  const width = Math.max(...times.map(([label]) => label.length));
  return [...times]
    .sort((a, b) => b[1] - a[1])
    .map(
      ([label, seconds, used]) =>
        `${label.padEnd(width)} ${inSeconds(seconds)}${used === undefined ? '' : `, ${inSeconds(used)} of processors`}\n`,
    )
    .concat(failed.map((label) => `Failed: ${label}\n`))
    .join('');
}
