// Work off the event loop: the functions of the worker's module, with their inputs and outputs. Only plain data, because it
// crosses to another process.
import type { ArtResult, BrandInput, BrandResult } from '@linework/core';
import type { BrandFontResult } from '@linework/export';
import type { Asked, BatchEntry, McpHttpAnswer, McpHttpRequest } from '@linework/mcp';
import type { Actor } from '@linework/operations';
import type { IconFile } from '../outlines/icon-file.js';
import type { Squares } from '../raster/squares.js';

/** The house style that a call draws and checks with. */
export interface StyleBytes {
  /** Changes whenever the style does. */
  readonly key: string;
  /** A `HouseStyle`; parsed once by each worker. */
  readonly json: Uint8Array;
  /** Icons that a saved diagram was drawn with and that the style no longer has: a list of `OwnIcon`. */
  readonly copies?: Uint8Array;
}

/** A request for an operation, unparsed. */
export interface HttpCall {
  readonly operation: string;
  /** Bytes of a body, in blocks; undefined if none was sent, or none is read. */
  readonly body?: readonly Uint8Array[];
  /** Fields of the input that are not in the body. */
  readonly beside: Readonly<Record<string, unknown>>;
  /** The caller, if the operation needs one. */
  readonly actor?: Actor;
  readonly accept?: string;
  readonly requestId: string;
  readonly style?: StyleBytes;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Uint8Array;
}

/** A message for the agent tools, unparsed. */
export interface McpCall extends McpHttpRequest {
  readonly version: string;
  readonly actor?: Actor;
  readonly style?: StyleBytes;
}

/** The messages of a batch, or the unchanged body if it is not a batch that can be split. */
export type Split = { readonly entries: readonly BatchEntry[] } | { readonly whole: readonly Uint8Array[] };

export interface Work {
  readonly answer: (call: HttpCall) => Promise<HttpAnswer>;
  readonly answerMcp: (call: McpCall) => Promise<McpHttpAnswer>;
  readonly splitBatch: (body: readonly Uint8Array[]) => Promise<Split>;
  /** A brand's theme, or what is wrong with the brand. */
  readonly brand: (brand: BrandInput) => Promise<BrandResult>;
  /** An uploaded picture in the sizes in which it is shown. */
  readonly squares: (file: Uint8Array) => Promise<Squares>;
  /** An uploaded icon as outlines. */
  readonly iconArt: (file: IconFile) => Promise<ArtResult>;
  /** Uploaded files of a brand's font as pictures use them, or why they cannot be used. */
  readonly brandFont: (files: readonly Uint8Array[]) => Promise<BrandFontResult>;
}

/** A task on its way to a worker, one at a time. */
export interface Task<Name extends keyof Work = keyof Work> {
  readonly name: Name;
  readonly input: Parameters<Work[Name]>[0];
}

/** What a worker reports about its task: first that it begins, then how it ended. */
export type Report =
  | { readonly is: 'begun' /** What the task requests, if known. */; readonly asked: Asked | undefined }
  | { readonly is: 'done'; readonly value: unknown }
  | { readonly is: 'failed'; readonly error: unknown };

/** The functions of `Work` in a worker, which call `begin` once their time counts. */
export type Worker = {
  readonly [Name in keyof Work]: (
    input: Parameters<Work[Name]>[0],
    begin: (request?: Asked) => void,
  ) => ReturnType<Work[Name]>;
};
