// linework open: opens the page of a hosted diagram in the system's browser.
import { spawn } from 'node:child_process';
import { EXIT, usageFailure } from '../command/failure.js';
import { defineVerb } from '../command/verb.js';
import { hostOption, serviceClient } from '../service/client.js';
import { printable } from '../terminal/printable.js';

export const verb = defineVerb({
  name: 'open',
  summary: 'Open a hosted diagram in the browser',
  forms: ['ID | ALIAS | URL [options]'],
  details: [
    'Opens the page of a diagram by its id, by the alias of a stable link, or by its address. Without a terminal, or with --print, only prints the address.',
  ],
  operands: { least: 1, most: 1, wanted: 'an id, an alias or an address' },
  options: { print: { type: 'boolean', help: 'only print the address' }, host: hostOption },
  run: ({ operands: [what = ''], options: { print, host }, io }) => {
    const { address } = serviceClient(io.env, host);
    const url = pageOf(what, address);
    io.out.write(`${url}\n`);
    if (!print && io.out.isTerminal()) openInBrowser(url);
    return EXIT.fine;
  },
});

/** An id has 26 characters; an alias is words. */
function pageOf(what: string, address: string): string {
  if (/^https?:\/\//.test(what)) {
    if (!URL.canParse(what) || new URL(what).origin !== address)
      throw usageFailure(`'${printable(what)}' is not an address of ${address}. Name its service with --host.`);
    return new URL(what).href;
  }
  if (/^[0-9a-z]{26}$/.test(what)) return `${address}/d/${what}`;
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(what)) return `${address}/s/${what}`;
  throw usageFailure(`'${printable(what)}' is not an id, alias or address of a hosted diagram.`);
}

/** `pageOf` checked the address, and no shell sees it. */
function openInBrowser(url: string): void {
  const [command, ...words] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler', url]
        : ['xdg-open', url];
  spawn(command ?? '', words, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
