// A new passkey: in, its name; out, as the service lists it. Throws a `Refusal`, also for what the browser refuses.
import { NO_PASSKEY, newPasskey, passkeyWords } from '@linework/web/passkeys';
import { answered, api } from '../../api/client.js';
import type { Of } from '../../api/of.js';
import { Refusal } from '../../api/refusal.js';

const refused = (words: string): Refusal => new Refusal('passkey.none', 0, words);

/** Without a name it gets that of the browser. */
export async function addPasskey(name: string): Promise<Of<'/user/passkeys', 'post'>> {
  const options = await answered(api.POST('/user/passkeys/options', {}));
  const credential = await newPasskey(options).catch((error: unknown) => {
    const words = passkeyWords(error);
    throw words === undefined ? error : refused(words);
  });
  if (credential === undefined) throw refused(NO_PASSKEY);
  return answered(api.POST('/user/passkeys', { body: { credential, ...(name !== '' && { name }) } }));
}
