// Starts the console: reads who is signed in, and shows the page of the address.
import { askOf } from '@linework/editor/drawing';
import { pageScheme } from '@linework/editor/scheme';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { answered, api } from './api/client.js';
import { asRefusal } from './api/refusal.js';
import { Refused } from './parts/refused.js';
import { Frame } from './shell/frame.js';
import { addressOf } from './state/address.js';
import { type Console, ConsoleContext, type Me } from './state/console.js';
import { noticesOf } from './state/notices.js';
import { editorWorker } from './trusted.js';

const place = document.getElementById('console') ?? document.body;
const readMe = (): Promise<Me> => answered(api.GET('/user/me', {}));

async function start(): Promise<void> {
  const me = signal(await readMe());
  let ask: Console['ask'] | undefined;
  const console: Console = {
    me,
    reloadMe: async () => {
      me.value = await readMe();
    },
    address: addressOf(),
    notices: noticesOf(),
    scheme: pageScheme(),
    ask: (name, value) => {
      ask ??= askOf(editorWorker());
      return ask(name, value);
    },
    isPaletteShown: signal(false),
  };
  render(
    <ConsoleContext.Provider value={console}>
      <Frame />
    </ConsoleContext.Provider>,
    place,
  );
}

start().catch((thrown: unknown) => render(<Refused refusal={asRefusal(thrown)} again={start} />, place));
