// What an import of AsyncAPI promises: what every importer does, and which lines run between which applications and channels.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FileSet, ImportResult } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { asyncapi } from './index.js';

const head = (title: string, version = '3.0.0'): string =>
  `asyncapi: ${version}\ninfo: {title: ${title}, version: 1.0.0}\n`;
const SERVERS = 'servers:\n  broker: {host: "kafka.example:9092", protocol: kafka}\n';
const A = "  a: {address: shop.a, messages: {A: {$ref: 'messages.yaml#/A'}}}\n";
const B = "  b: {address: shop.b, messages: {B: {$ref: '#/components/messages/B'}, C: {}}}\n";
const OPERATIONS = `operations:
  sendA: {action: send, channel: {$ref: '#/channels/a'}}
  getB:
    action: receive
    channel: {$ref: '#/channels/b'}
    messages: [{$ref: '#/channels/b/messages/B'}]
`;
const COMPONENTS = 'components:\n  messages:\n    B: {payload: {type: string}}\n';
const MESSAGES = { path: 'messages.yaml', content: 'A: {payload: {type: string}}\n' };
const file = (content: string, path = 'shop.yaml') => ({ path, content });
const SHIPPING = file(
  `${head('Shipping', '2.6.0')}channels:\n  shop.a: {publish: {message: {$ref: 'messages.yaml#/A'}}}\n`,
  'shipping.yaml',
);

describeImporter(asyncapi, {
  good: [file(`${head('Shop')}${SERVERS}channels:\n${A}${B}${OPERATIONS}${COMPONENTS}`), SHIPPING, MESSAGES],
  reformatted: [
    file(
      `# the shop\n${COMPONENTS}\n${OPERATIONS}\nchannels:\n\n${B}\n${A}${SERVERS}info:\n  title: "Shop"\nasyncapi: '3.0.0'\n`,
    ),
    SHIPPING,
    MESSAGES,
  ],
  grown: [
    file(
      `${head('Shop')}${SERVERS}channels:\n  0: {messages: {M: {}}}\n${A}  ab: {address: shop.ab}\n${B}${OPERATIONS}  x: {action: send, channel: {$ref: '#/channels/ab'}}\n${COMPONENTS}`,
    ),
    SHIPPING,
    MESSAGES,
  ],
  leftOut: {
    files: [
      file(
        `${head('Shop')}channels:\n  lost: {$ref: 'other.yaml#/lost'}\n${A}operations:\n  op: {action: send, channel: {$ref: '#/channels/none'}}\n  odd: {action: drop, channel: {$ref: '#/channels/a'}}\n${COMPONENTS}`,
      ),
      MESSAGES,
    ],
    names: ['lost', 'op', 'odd', 'B'],
  },
  unreadable: [
    { files: [file(`${head('Shop')}channels: {a: [}\n`)], file: 'shop.yaml', line: 3 },
    { files: [file('{\n  "asyncapi": "3.0.0",\n  "channels": {]\n}', 'shop.json')], file: 'shop.json', line: 3 },
    { files: [file('info: {title: Old}\nasyncapi: 1.2.0\n')], file: 'shop.yaml', line: 2 },
    { files: [SHIPPING, file('A: {b: c\n', 'messages.yaml')], file: 'messages.yaml', line: 2 },
  ],
  empty: [file('A: {payload: {type: string}}\n', 'messages.yaml')],
  large: (count) => [
    file(
      `${head('Shop')}channels:\n${Array.from({ length: count }, (_, at) => `  c${at}: {messages: {M: {}}}\n`).join('')}`,
    ),
  ],
  closed: true,
  inner: ['info: {', 'broker: {', 'a: {', 'sendA: {', 'getB:\n    '],
  reader: 'yaml',
  pieces: [
    "$ref: '#/channels'",
    '$ref: "#/channels/a"',
    'publish:',
    '  x: {subscribe: {message: {}}}\n',
    'oneOf: [',
    'action: send',
  ],
});

async function imported(files: FileSet | string): Promise<ImportResult> {
  const input = typeof files === 'string' ? [file(files)] : files;
  return importFiles({ files: input, format: 'asyncapi' }, { icons: { find: () => undefined, nearest: () => [] } }, [
    asyncapi,
  ]);
}

function linesOf({ source, diagnostics }: ImportResult): readonly string[] {
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return source.split('\n').map((line) => line.trim());
}

describe('version 2', () => {
  test.each([
    ['what others may publish is received', 'publish: {message: {name: M}}', 'c ..> Shop : "M" role=async'],
    ['what others may subscribe to is sent', 'subscribe: {message: {name: M}}', 'Shop ..> c : "M" role=async'],
    [
      'one of several messages',
      'subscribe: {message: {oneOf: [{name: N}, {name: M}]}}',
      'Shop ..> c : "M, N" role=async',
    ],
    ['a message by its id', 'subscribe: {message: {messageId: m1}}', 'Shop ..> c : "m1" role=async'],
    [
      'a message by its component',
      "subscribe: {message: {$ref: '#/components/messages/X'}}",
      'Shop ..> c : "X" role=async',
    ],
    ['without a name the operation', 'subscribe: {operationId: tell, message: {}}', 'Shop ..> c : "tell" role=async'],
    ['nothing but the channel', 'subscribe: {}', 'Shop ..> c role=async'],
    [
      'more messages than a line names',
      'subscribe: {message: {oneOf: [{name: a}, {name: b}, {name: c}, {name: d}, {name: e}]}}',
      'Shop ..> c : "a, b, c and 2 more" desc="a, b, c, d, e" role=async',
    ],
  ])('%s', async (_, channel, line) => {
    const text = `${head('Shop', '2.6.0')}channels: {c: {${channel}}}\ncomponents: {messages: {X: {}}}\n`;
    expect(linesOf(await imported(text))).toContain(line);
  });

  test('channels are in the frame of their server', async () => {
    const servers =
      'servers:\n  one: {url: one.example, protocol: amqp}\n  two: {url: "mqtt://two.example", protocol: mqtt}\n';
    const text = `${head('Shop', '2.6.0')}${servers}channels:\n  a: {servers: [one]}\n  b: {}\n`;
    expect(linesOf(await imported(text))).toEqual([
      'flow "Shop"',
      'node Shop service',
      'group one sub="amqp://one.example" type=messaging {',
      'node a queue',
      '}',
      'group one-and-two "one and two" sub="amqp://one.example\\nmqtt://two.example" type=messaging {',
      'node b queue',
      '}',
      '',
    ]);
  });
});

describe('version 3', () => {
  const channels =
    'channels:\n  a: {address: shop.a, messages: {M: {}, N: {}}}\n  b: {address: null, messages: {R: {}}}\n';
  const operation = (text: string): string =>
    `${head('Shop')}${channels}operations:\n  op: {channel: {$ref: '#/channels/a'}, ${text}}\n`;

  test.each([
    ['sends all messages of the channel', 'action: send', 'Shop ..> a : "M, N" role=async'],
    ['receives', 'action: receive', 'a ..> Shop : "M, N" role=async'],
    ['sends some', "action: send, messages: [{$ref: '#/channels/a/messages/N'}]", 'Shop ..> a : "N" role=async'],
    ['answers', "action: receive, reply: {channel: {$ref: '#/channels/b'}}", 'Shop --> b : "R" role=async'],
    ['gets a reply', "action: send, reply: {channel: {$ref: '#/channels/b'}}", 'b --> Shop : "R" role=async'],
    [
      'replies on the same channel',
      "action: receive, messages: [{$ref: '#/channels/a/messages/M'}], reply: {channel: {$ref: '#/channels/a'}, messages: [{$ref: '#/channels/a/messages/N'}]}",
      'Shop --> a : "N" role=async',
    ],
    ['has an address', 'action: send', 'node a queue sub="shop.a"'],
    ['lists messages that no line shows', 'action: send', 'node b queue sub="R"'],
  ])('an operation %s', async (_, text, line) => {
    expect(linesOf(await imported(operation(text)))).toContain(line);
  });

  test('the components are found', async () => {
    const components =
      "components:\n  channels: {c: {messages: {M: {$ref: '#/components/messages/X'}}}}\n  messages: {X: {}}\n  operations: {o: {action: send, channel: {$ref: '#/channels/c'}}}\n";
    const text = `${head('Shop')}channels: {c: {$ref: '#/components/channels/c'}}\noperations: {o: {$ref: '#/components/operations/o'}}\n${components}`;
    const result = await imported(text);
    expect(linesOf(result)).toContain('Shop ..> c : "M" role=async');
    expect(result.origins.map(({ external }) => external)).toEqual(expect.arrayContaining(['X', 'c X', 'Shop c']));
  });
});

describe('several documents', () => {
  const one = (title: string, version: string, rest: string) => file(`${head(title, version)}${rest}`, `${title}.yaml`);

  test('share channels with the same address, in the frame of one server', async () => {
    const shop = one(
      'Shop',
      '3.0.0',
      `${SERVERS}channels: {a: {address: shop.a, messages: {A: {}}}}\noperations: {s: {action: send, channel: {$ref: '#/channels/a'}}}\n`,
    );
    const mail = one(
      'Mail',
      '2.6.0',
      'servers: {kafka: {url: "kafka.example:9092", protocol: kafka}}\nchannels: {shop.a: {publish: {message: {name: A}}}}\n',
    );
    const result = await imported([shop, mail]);
    expect(linesOf(result)).toEqual(
      expect.arrayContaining(['Shop ..> a : "A" role=async', 'a ..> Mail : "A" role=async']),
    );
    expect(result.stats).toMatchObject({ nodes: 3, groups: 1 });
    expect(result.origins.map(({ external }) => external)).toEqual(
      expect.arrayContaining(['shop.a', 'broker', 'kafka']),
    );
  });

  test('channels with one name and two addresses are distinguished by their files', async () => {
    const of = (title: string) => one(title, '3.0.0', `channels: {events: {address: ${title}.events}}\n`);
    const { origins } = await imported([of('Shop'), of('Mail')]);
    expect(origins.map(({ external }) => external)).toEqual(['Mail', 'Mail.yaml:events', 'Shop', 'Shop.yaml:events']);
  });

  test('missing files are reported, once each', async () => {
    const text = `${head('Shop', '2.6.0')}channels: {c: {publish: {message: {$ref: 'm.yaml#/M'}}, subscribe: {message: {$ref: 'm.yaml#/M'}}}}\n`;
    const result = await imported(text);
    expect(linesOf(result)).toContain('c ..> Shop : "M" role=async');
    expect(result.diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['I180', 'The reference m.yaml#/M resolves to nothing in the given files.'],
    ]);
  });

  test('the example is drawn without warnings', async () => {
    const folder = new URL('example/', import.meta.url);
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.yaml'));
    const result = await imported(paths.map((path) => file(readFileSync(new URL(path, folder), 'utf8'), path)));
    expect(result.diagnostics).toEqual([]);
    expect(linesOf(result)).toContain('orderPlaced ..> Shipping : "OrderPlaced" role=async');
  });
});
