// Reads a text file or standard input: in, a path or `-`; out, the text without its byte order mark. Rejects text that is not
// UTF-8.
import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { fileFailure, systemFailure } from '../command/failure.js';
import { printable } from '../terminal/printable.js';

/** Bytes: far more than can be drawn, far less than would fill the memory. */
const LARGEST = 64 * 1024 * 1024;

/** How messages name a path. */
export function shownPath(path: string): string {
  return path === '-' ? 'standard input' : printable(path);
}

/** Relative to a folder that contains it; complete otherwise. */
export function shownFrom(folder: string, path: string): string {
  const below = relative(folder, path);
  return shownPath(below.startsWith('..') ? path : below);
}

export function readTextFile(path: string): string {
  return decode(path, readBytes(path));
}

function readBytes(path: string): Buffer {
  try {
    const { size } = statSync(path);
    if (size > LARGEST) throw tooLarge(path);
    return readFileSync(path);
  } catch (cause) {
    throw systemFailure('read', shownPath(path), cause);
  }
}

/** Reads `-` to its end, and any other path as a file. */
export async function readText(path: string): Promise<string> {
  return (await readOriginal(path)).text;
}

export interface Original {
  readonly text: string;
  /** As read, to check later whether the file is still the same. */
  readonly bytes: Uint8Array;
}

export async function readOriginal(path: string): Promise<Original> {
  const bytes = path === '-' ? await readInput(path) : readBytes(path);
  return { text: decode(path, bytes), bytes };
}

async function readInput(path: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > LARGEST) throw tooLarge(path);
      chunks.push(chunk);
    }
  } catch (cause) {
    throw systemFailure('read', shownPath(path), cause);
  }
  return Buffer.concat(chunks);
}

function tooLarge(path: string): Error {
  return fileFailure(`${shownPath(path)} is larger than ${LARGEST / 1024 / 1024} MiB, too large for a diagram.`);
}

function decode(path: string, bytes: Buffer): string {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) {
    throw fileFailure(`${shownPath(path)} is UTF-16. Save it as UTF-8.`);
  }
  if (!isUtf8(bytes)) {
    throw fileFailure(`${shownPath(path)} is not UTF-8 (see line ${badLine(bytes)}). Save it as UTF-8.`);
  }
  const text = bytes.toString('utf8');
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

function badLine(bytes: Buffer): number {
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(10, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line;
    line++;
    start = end + 1;
  }
}
