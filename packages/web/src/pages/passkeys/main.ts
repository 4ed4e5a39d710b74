// The sign-in page and the page of a signed-in user: shows the buttons for passkeys if the browser has them, and does what they say.
import { NO_PASSKEY, newPasskey, passkeyWords, signed } from './authenticator.js';
import type { Failure, PasskeyOptions, SignInOptions } from './contract.js';

/** The message is for the reader. */
class Refusal extends Error {}

async function send<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const value: unknown = await answer.json();
  if (!answer.ok) throw new Refusal((value as Failure).message);
  return value as Answer;
}

async function signIn(): Promise<void> {
  const credential = await signed(await send<SignInOptions>('/auth/passkeys/options', {}));
  if (credential === undefined) throw new Refusal(NO_PASSKEY);
  await send('/auth/passkeys/verify', { credential });
}

async function add(): Promise<void> {
  const credential = await newPasskey(await send<PasskeyOptions>('/user/passkeys/options', {}));
  if (credential === undefined) throw new Refusal(NO_PASSKEY);
  await send('/user/passkeys', { credential });
}

function wordsFor(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  return passkeyWords(error) ?? 'The passkey could not be used. Check the connection and try again.';
}

/** `work` is done at a click; the address in the page is opened after it. */
function start(id: string, work: () => Promise<void>): void {
  const place = document.getElementById(id);
  const button = place?.querySelector('button');
  const words = place?.querySelector('[role=alert]');
  if (!place || !button || !words) return;
  place.hidden = false;
  button.addEventListener('click', async () => {
    button.disabled = true;
    words.textContent = '';
    try {
      await work();
      location.assign(place.dataset.next ?? '/sign-in');
    } catch (error) {
      words.textContent = wordsFor(error);
      button.disabled = false;
    }
  });
}

if ('PublicKeyCredential' in globalThis) {
  start('with-passkey', signIn);
  start('new-passkey', add);
}
