// Draws sources on every core. In: the jobs in the order in which they are asked for, and the look; out, a drawer. Few sources are
// drawn in this thread: starting another takes as long as drawing some twenty. What a thread cannot do, this one does, so that
// failures are the same.
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Look, PictureQuality } from '@linework/core';
import type { KeyedStyle } from '@linework/operations/house-style/house-style';
import { readTextFile } from '../files/read-text.js';
import { drawSource } from './drawable.js';
import type { Drawn, Picture } from './pictures.js';
import type { DrawingJob } from './plan.js';
import type { Answer, Request } from './thread.js';

/** Sources for each thread; fewer are drawn before a thread has started. */
const EACH = 24;
const MOST_THREADS = 8;
/** Sources that are read and drawn ahead, for each thread. */
const AHEAD = 4;

export interface Drawer {
  readonly draw: (job: DrawingJob, text: string) => Promise<Drawn>;
  readonly end: () => Promise<void>;
}

/** `measured`: whether the quality of each picture will be asked for. */
export function drawerOf(jobs: readonly DrawingJob[], look: Look, measured: boolean): Drawer {
  const here = (job: DrawingJob, text: string): Promise<Drawn> =>
    drawSource(job.path, text, job.pictures, look, job.settings);
  const count = Math.min(availableParallelism(), MOST_THREADS, Math.floor(jobs.length / EACH));
  if (count < 2) return { draw: here, end: async () => {} };
  const script = join(dirname(fileURLToPath(import.meta.url)), '..', 'bin', 'linework.js');
  const threads = Array.from({ length: count }, () => threadOf(new Worker(script)));
  const places = new Map(jobs.map((job, place) => [job, place]));
  const sent = new Map<DrawingJob, { readonly text: string; readonly answer: Promise<Answer | undefined> }>();
  let next = 0;
  const sendUpTo = (place: number): void => {
    for (; next <= place && next < jobs.length; next++) {
      const job = jobs[next];
      const text = job === undefined ? undefined : textOf(job.path);
      const thread = threads[next % count];
      if (job === undefined || text === undefined || thread === undefined) continue;
      const request = requestOf(next, job, text, look, measured);
      const { house } = job.settings;
      sent.set(job, {
        text,
        answer: thread.ask(house === undefined ? request : { ...request, house: thread.onceOf(house) }),
      });
    }
  };
  return {
    draw: async (job, text) => {
      sendUpTo((places.get(job) ?? 0) + AHEAD * count);
      const ahead = sent.get(job);
      sent.delete(job);
      const answer = ahead?.text === text ? await ahead.answer : undefined;
      return answer === undefined ? here(job, text) : drawnOf(answer, job.pictures);
    },
    end: async () => {
      await Promise.all(threads.map((each) => each.end()));
    },
  };
}

/** Undefined if the file cannot be read, which the caller reports when it reads it. */
function textOf(path: string): string | undefined {
  try {
    return readTextFile(path);
  } catch {
    return undefined;
  }
}

interface DrawingThread {
  /** A house style as the thread needs it: it keeps those that it got. */
  readonly onceOf: (house: KeyedStyle) => Request['house'] & {};
  /** Undefined if the thread failed. */
  readonly ask: (request: Request) => Promise<Answer | undefined>;
  readonly end: () => Promise<unknown>;
}

function threadOf(worker: Worker): DrawingThread {
  const waiting = new Map<number, (answer: Answer | undefined) => void>();
  const styles = new Set<string>();
  let ended = false;
  const stop = (): void => {
    ended = true;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  };
  worker.on('message', ([id, answer]: readonly [number, Answer | undefined]) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  worker.on('error', stop);
  worker.on('exit', stop);
  return {
    onceOf: ({ key, style }) => {
      if (styles.has(key)) return { key };
      styles.add(key);
      return { key, style };
    },
    ask: (request) =>
      new Promise((resolve) => {
        if (ended) return resolve(undefined);
        waiting.set(request.id, resolve);
        worker.postMessage(request);
      }),
    end: () => worker.terminate(),
  };
}

function requestOf(id: number, job: DrawingJob, text: string, look: Look, measured: boolean): Request {
  const { path } = job;
  // Functions, which the thread makes again, and what it makes from the house style.
  const { style: _style, brand: _brand, brandFonts: _fonts, icons: _icons, house: _house, ...settings } = job.settings;
  const pictures = job.pictures.map(({ format, ...picture }) => ({ ...picture, format: format.name }));
  return { id, path, text, pictures, settings, look, measured };
}

function drawnOf({ report, quality, warnings, contents }: Answer, pictures: readonly Picture[]): Drawn {
  return {
    report,
    ...(quality === undefined ? {} : { quality: (): PictureQuality => quality }),
    warnings,
    drawn: contents.flatMap(([place, content]) => {
      const picture = pictures[place];
      return picture === undefined ? [] : [{ picture, content }];
    }),
  };
}
