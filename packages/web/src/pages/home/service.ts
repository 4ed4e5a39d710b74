// Requests of the page to the service.

export const SILENT = 'The service is not responding.';

export type Request = (path: string, accept: string, body: unknown, signal?: AbortSignal) => Promise<Response>;

export function requestWith(key: () => string): Request {
  return (path, accept, body, signal) =>
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept, authorization: `Bearer ${key()}` },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
}
