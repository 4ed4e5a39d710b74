// Reads an archive: in, an export; out, its files by path.
import { unzipSync } from 'fflate';
import { expect } from 'vitest';

export type Files = Readonly<Record<string, Uint8Array>>;

/** `fetch` fails if the response ends early. */
export async function exported(address: URL, cookie: string): Promise<Files> {
  const answer = await fetch(address, { headers: { cookie } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

export function textOf(files: Files, path: string): string {
  return Buffer.from(files[path] ?? []).toString();
}

export function linesIn(files: Files, path: string): readonly unknown[] {
  return textOf(files, path)
    .split('\n')
    .filter((each) => each !== '')
    .map((each) => JSON.parse(each));
}
