// The file of an invoice: in, the address that the payment provider gave; out, its bytes, or `NoProvider`. Ten seconds, 5 MB, only from the provider.
import { NoProvider } from './payments.js';

const HOST = /(?:^|\.)stripe\.com$/;

const PATIENCE = 10_000;

/** Bytes. */
const MOST = 5_000_000;

export async function invoiceFile(address: string): Promise<Uint8Array> {
  const url = new URL(address);
  if (url.protocol !== 'https:' || !HOST.test(url.hostname))
    throw new NoProvider(`The payment provider names a file on ${url.hostname}, which is not its own.`);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), headers: { accept: 'application/pdf' } });
    if (!answer.ok || answer.body === null) throw new NoProvider(`The payment provider answers with ${answer.status}.`);
    return await bounded(answer.body);
  } catch (error) {
    throw error instanceof NoProvider ? error : new NoProvider('The payment provider cannot be reached.');
  }
}

async function bounded(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > MOST) throw new NoProvider('The file of the payment provider is too large.');
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}
