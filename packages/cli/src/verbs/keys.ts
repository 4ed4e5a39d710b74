// linework keys: manages the API keys of an account.
import { EXIT, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { hostOption, type ServiceClient, serviceClient } from '../service/client.js';
import type { Output } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';

interface Key {
  readonly id: string;
  readonly name: string;
  readonly start: string;
  readonly scopes: readonly string[];
  readonly lastUsedOn: string | null;
  readonly expiresAt: string | null;
}

interface Asked {
  readonly what: string | undefined;
  readonly scopes: readonly string[] | undefined;
  readonly days: number | undefined;
}

export const verb = defineVerb({
  name: 'keys',
  summary: 'List, create, reveal and revoke API keys of a service',
  forms: ['[options]', 'create NAME [options]', 'reveal ID [options]', 'revoke ID [options]'],
  details: [
    'Manages the API keys of the signed-in account. Revealing a key requires a session less than ten minutes old: run linework login first.',
  ],
  operands: { least: 0, most: 2, wanted: 'create, reveal or revoke, and a name or id' },
  options: {
    scopes: {
      type: 'string',
      value: 'LIST',
      help: 'for a new key: draw, read, write, separated by commas (default: all)',
    },
    days: {
      type: 'string',
      value: 'DAYS',
      help: 'for a new key: days until it expires (default: never)',
    },
    host: hostOption,
    json: jsonOption,
  },
  run: async ({ operands: [act = 'list', what], options: { scopes, days, host, json }, io }) => {
    const client = serviceClient(io.env, host);
    const run = Object.hasOwn(ACTS, act) ? ACTS[act] : undefined;
    if (run === undefined)
      throw usageFailure(`'${printable(act)}' is not an action of linework keys. Write create, reveal or revoke.`);
    if (act !== 'list' && what === undefined)
      throw usageFailure(
        `linework keys ${act} needs ${act === 'create' ? 'a name' : 'an id'}. Write: linework keys ${act} ${act === 'create' ? 'NAME' : 'ID'}`,
      );
    if (days !== undefined && !/^\d{1,4}$/.test(days)) throw usageFailure('--days needs a whole number, such as 30.');
    const request = { what, scopes: scopes?.split(','), days: days === undefined ? undefined : Number(days) };
    const value = await run.call(client, request);
    if (json) io.out.write(`${JSON.stringify(value)}\n`);
    else run.tell(value as never, io.out);
    return EXIT.fine;
  },
});

interface Act<Value> {
  readonly call: (client: ServiceClient, request: Asked) => Promise<Value>;
  readonly tell: (value: Value, out: Output) => void;
}

const answerOf = async (client: ServiceClient, path: string, method: string, body?: unknown): Promise<unknown> =>
  (await client.call(path, { method, asPerson: true, ...(body === undefined ? {} : { body }) })).value;

const list: Act<{ readonly keys: readonly Key[] }> = {
  call: async (client) => (await answerOf(client, '/user/api-keys', 'GET')) as { keys: Key[] },
  tell: ({ keys }, out) => {
    for (const { id, name, start, scopes, lastUsedOn } of keys)
      out.write(`${id}  ${start}…  ${scopes.join(',')}  last used ${lastUsedOn ?? 'never'}  ${printable(name)}\n`);
    if (keys.length === 0) out.write('There are no keys.\n');
  },
};

const create: Act<Key & { readonly key: string }> = {
  call: async (client, { what, scopes, days }) =>
    (await answerOf(client, '/user/api-keys', 'POST', {
      name: what,
      ...(scopes ? { scopes } : {}),
      ...(days === undefined ? {} : { expiresInDays: days }),
    })) as Key & { key: string },
  tell: ({ key }, out) => out.write(`${key}\n`),
};

const reveal: Act<{ readonly key: string }> = {
  call: async (client, { what = '' }) =>
    (await answerOf(client, `/user/api-keys/${encodeURIComponent(what)}/reveal`, 'POST', {})) as { key: string },
  tell: ({ key }, out) => out.write(`${key}\n`),
};

const revoke: Act<{ readonly revoked: string }> = {
  call: async (client, { what = '' }) => {
    await answerOf(client, `/user/api-keys/${encodeURIComponent(what)}`, 'DELETE');
    return { revoked: what };
  },
  tell: ({ revoked }, out) => out.write(`Revoked ${printable(revoked)}.\n`),
};

// biome-ignore lint/suspicious/noExplicitAny: each act prints its own result
const ACTS: Readonly<Record<string, Act<any>>> = { list, create, reveal, revoke };
