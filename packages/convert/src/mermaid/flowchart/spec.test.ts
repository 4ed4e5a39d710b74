// docs/conversion.md, Shapes, Edges, Subgraphs and the other rules for flowcharts, sentence by sentence.
import { formatSource, validate } from '@linework/core';
import { describe, expect, it } from 'vitest';
import { convertMermaid } from '../index.js';
import { bodyOf, codesOf, context, convert } from '../testing/convert.js';

const lr = (text: string): string => `flowchart LR\n${text}`;
const words = (list: string): readonly string[] => list.split(/,\s*/);
/** The type in the first line; `step` if none is written. */
const typeOf = (text: string): string => /^node \w+ (\w+)/.exec(bodyOf(lr(text))[0] ?? '')?.[1] ?? 'step';
const optionOf = (line: string | undefined, name: string): string | undefined =>
  new RegExp(` ${name}=(\\S+)`).exec(line ?? '')?.[1];
const hintOf = (text: string, code: string): string =>
  convert(text).diagnostics.find((each) => each.code === code)?.hint ?? '';
const messageOf = (text: string, code: string): string =>
  convert(text).diagnostics.find((each) => each.code === code)?.message ?? '';

describe('flowchart shapes to node types', () => {
  it.each([
    ['step', '[x]', '(x)', '[[x]]', '{{x}}', '>x]', '[/x/]', '[\\x\\]', '[/x\\]', '[\\x/]'],
    ['terminal', '([x])', '((x))', '(((x)))'],
    ['database', '[(x)]'],
    ['decision', '{x}'],
  ])('%s', (type, ...shapes) => {
    for (const shape of shapes) {
      expect(typeOf(`A${shape}`)).toBe(type);
      expect(codesOf(lr(`A${shape}`))).toEqual([]);
    }
  });

  it.each([
    ['Session cache', 'cache'],
    ['Orders queue', 'queue'],
    ['File storage', 'storage'],
    ['Orders', 'database'],
    ['Orders API', 'database'],
  ])('a cylinder labelled %s is a %s', (label, type) => {
    expect(typeOf(`A[(${label})]`)).toBe(type);
  });

  it.each([
    ['storage', 'lin-cyl, disk, h-cyl, das, horizontal-cylinder, bow-rect, stored-data'],
    ['external', 'cloud'],
    ['step', 'doc, docs, documents, lin-doc, tag-doc, st-doc, flag, paper-tape'],
  ])('named shapes that give %s without a warning', (type, names) => {
    for (const name of words(names)) {
      expect(typeOf(`A@{ shape: ${name}, label: "x" }`)).toBe(type);
      expect(codesOf(lr(`A@{ shape: ${name}, label: "x" }`))).toEqual([]);
    }
  });

  it.each([
    ['Start', 'sm-circ, small-circle, start'],
    ['End', 'fr-circ, framed-circle, stop'],
  ])('named shapes that give terminal (%s)', (label, names) => {
    for (const name of words(names)) expect(bodyOf(lr(`A@{ shape: ${name} }`))).toEqual([`node A terminal "${label}"`]);
  });

  it('all other named shapes give step with a warning', () => {
    const lost =
      'st-rect, lin-rect, div-rect, notch-rect, notch-pent, manual, manual-input, manual-file, display, delay, tri, flip-tri, hourglass, collate, bolt, lightning-bolt, junction, brace, brace-l, brace-r, braces, comment, fork, join, bang, processes, procs, stacked-rectangle, lined-process, win-pane, internal-storage, cross-circ, summary, curv-trap, sl-rect, loop-limit, extract, card';
    for (const name of words(lost)) {
      expect([name, typeOf(`A@{ shape: ${name}, label: "x" }`)]).toEqual([name, 'step']);
      expect([name, codesOf(lr(`A@{ shape: ${name}, label: "x" }`))]).toEqual([name, ['2:2 M204']]);
    }
  });
});

describe('edges', () => {
  it.each([
    ['-->', '->', []],
    ['---', '--', []],
    ['-.->', '-->', []],
    ['-.-', '--', ['M204']],
    ['==>', '->', ['M204']],
    ['===', '--', ['M204']],
    ['--o', '->', ['M204']],
    ['--x', '->', ['M204']],
    ['<-->', '<->', []],
    ['<-.->', '<-->', []],
    ['<==>', '<->', ['M204']],
    ['o--o', '<->', ['M204']],
    ['x--x', '<->', ['M204']],
  ])('%s becomes %s', (link, arrow, codes) => {
    expect(bodyOf(lr(`A ${link} B`)).at(-1)).toBe(`A ${arrow} B`);
    expect(codesOf(lr(`A ${link} B`))).toEqual(codes.map((code) => `2:3 ${code}`));
    expect(bodyOf(lr(`A ${link}|goes| B`)).at(-1)).toBe(`A ${arrow} B : "goes"`);
  });

  it('an invisible link is dropped with a warning', () => {
    expect(bodyOf(lr('A ~~~ B'))).toEqual(['node A', 'node B']);
    expect(codesOf(lr('A ~~~ B'))).toEqual(['2:3 M202']);
  });

  it('a chain becomes one edge per pair, a fan one per pair of source and target', () => {
    expect(bodyOf(lr('A --> B --> C')).slice(3)).toEqual(['A -> B', 'B -> C']);
    expect(bodyOf(lr('A & B --> C & D')).slice(4)).toEqual(['A -> C', 'A -> D', 'B -> C', 'B -> D']);
  });

  it('an animation becomes animate=on; id and speed are reported; a link without an arrowhead stays still', () => {
    expect(bodyOf(lr('A e1@--> B\ne1@{ animate: true }')).at(-1)).toBe('A -> B animate=on');
    expect(bodyOf(lr('A e1@--> B\ne1@{ animation: fast }')).at(-1)).toBe('A -> B animate=on');
    expect(codesOf(lr('A e1@--> B\ne1@{ animation: fast }'))).toEqual(['2:6 M200', '3:3 M200']);
    expect(bodyOf(lr('A e1@--- B\ne1@{ animate: true }')).at(-1)).toBe('A -- B');
    expect(codesOf(lr('A e1@--- B\ne1@{ animate: true }'))).toEqual(['2:6 M200', '3:3 M200']);
    expect(codesOf(lr('A e1@--> B\ne1@{ curve: linear }'))).toEqual(['2:6 M200', '3:3 M200']);
  });

  it('extra dashes are dropped with a warning', () => {
    for (const link of ['---->', '----', '-..->', '====>']) expect(codesOf(lr(`A ${link} B`)).at(-1)).toBe('2:3 M202');
  });
});

describe('subgraphs', () => {
  it('become groups with their titles; one without an id gets a valid id and a warning', () => {
    expect(bodyOf(lr('subgraph a [The shop]\nA\nend'))[0]).toBe('group a "The shop" {');
    expect(bodyOf(lr('subgraph The shop\nA\nend'))[0]).toBe('group The-shop "The shop" {');
    expect(codesOf(lr('subgraph The shop\nA\nend'))).toEqual(['2:1 M206']);
  });

  it('nest to 24 levels', () => {
    const nested = (levels: number): string =>
      lr(
        `${'subgraph g\n'.repeat(0)}${Array.from({ length: levels }, (_, i) => `subgraph g${i}\n`).join('')}A\n${'end\n'.repeat(levels)}`,
      );
    expect(convert(nested(24)).stats.groups).toBe(24);
    expect(convert(nested(25)).diagnostics.map(({ code }) => code)).toEqual(['M102']);
  });

  it('a node belongs to the first one that mentions it', () => {
    const text = lr('subgraph a\nA\nend\nsubgraph b\nA\nB\nend');
    expect(bodyOf(text)).toEqual(['group a {', 'node A', '}', 'group b {', 'node B', '}']);
    expect(codesOf(text)).toEqual(['6:1 M213']);
  });

  it('an edge into one goes to its first node nothing inside points at, one out of it from the last that points at nothing', () => {
    const inside = 'subgraph g\nA --> B\nC --> D\nend\n';
    expect(bodyOf(lr(`${inside}X --> g`)).at(-1)).toBe('X -> A');
    expect(bodyOf(lr(`${inside}g --> X`)).at(-1)).toBe('D -> X');
    expect(messageOf(lr(`${inside}X --> g`), 'M210')).toContain("'A'");
    expect(messageOf(lr(`${inside}g --> X`), 'M210')).toContain("'D'");
  });

  it('a direction inside is dropped with a warning that shows the line to write', () => {
    const text = lr('subgraph g [Shop]\ndirection BT\nA\nend\nstyle g fill:#bbf');
    expect(convert(text).source).not.toContain('direction=up');
    expect(codesOf(text)).toContain('3:1 M202');
    expect(hintOf(text, 'M202')).toBe('If the direction matters, write: group g "Shop" tone=blue direction=up {');
  });

  it.each(['TB', 'TD', 'BT', 'LR', 'RL'])(
    'the hint of direction %s gives its value, in a group and after the header',
    (word) => {
      const value = { TB: 'down', TD: 'down', BT: 'up', LR: 'right', RL: 'left' }[word];
      expect(hintOf(lr(`subgraph g\ndirection ${word}\nA\nend`), 'M202')).toContain(`: group g direction=${value} {`);
      expect(hintOf(`---\ntitle: T\n---\nflowchart LR\naccDescr: D\ndirection ${word}\nA`, 'M202')).toContain(
        `: flow "T" desc="D" direction=${value}`,
      );
    },
  );

  it('an empty one is dropped, an unclosed one closed, an extra end ignored, each with a warning', () => {
    expect(codesOf(lr('subgraph g\nend\nA'))).toEqual(['2:1 M216']);
    expect(codesOf(lr('subgraph g\nA'))).toEqual(['2:1 M217']);
    expect(codesOf(lr('A\nend'))).toEqual(['3:1 M217']);
  });
});

describe('how a node type is chosen', () => {
  it.each([
    ['1 before 2', 'A{x}:::database', 'decision'],
    ['1 before 2', 'A([x]):::database', 'terminal'],
    ['1 before 4', 'A{Database}', 'decision'],
    ['2 before 3', 'A[(Orders)]:::service', 'service'],
    ['2 before 3', 'A[(Session cache)]:::database', 'database'],
    ['2 before 3', 'A[(Orders queue)]:::db', 'database'],
    ['2 before 3', 'A((x)):::queue', 'queue'],
    ['2 before 4', 'A[Database]:::cache', 'cache'],
    ['3 before 4', 'A((Database))', 'terminal'],
    ['4', 'A[Orders DB]', 'database'],
    ['5', 'A[Orders]', 'step'],
  ])('rule %s: %s is a %s', (_, text, type) => {
    expect(typeOf(text)).toBe(type);
    const other = text.startsWith('A{') || text.startsWith('A([') || !text.includes(':::');
    expect(codesOf(lr(text))).toEqual(other ? [] : [`2:1 M207`.replace('2:1', `2:${text.indexOf(':::') + 1}`)]);
  });

  it('names some of the steps and counts the others in one warning, however many there are', () => {
    const ids = Array.from({ length: 300 }, (_, i) => `node${i}`);
    const listed = convert(lr(ids.join('\n'))).diagnostics.filter(({ code }) => code === 'M208');
    expect(listed).toHaveLength(1);
    expect(listed[0]?.message.match(/node\d+/g)).toEqual(ids.slice(0, 8));
    expect(listed[0]?.message).toContain(' and 292 more');
  });

  it('an icon is written for a product, but never on decisions, starts, ends, steps and people', () => {
    const icons = { find: () => undefined, nearest: () => [], product: () => 'logos:redis' };
    const text = lr('A{x}\nB([x])\nC((x))\nD[x]\nE[User]\nF[(x)]\nG[Orders API]\nH[x]:::queue');
    const written = convertMermaid(text, {}, { icons }).source.split('\n').slice(1, -1);
    expect(written.map((line) => optionOf(line, 'icon'))).toEqual([
      ...Array.from({ length: 5 }, () => undefined),
      ...Array.from({ length: 3 }, () => 'logos:redis'),
    ]);
  });

  it('a leading HTTP status sets a tone when the node has none', () => {
    expect(bodyOf(lr('A[299 Odd]'))).toEqual(['node A "299 Odd" tone=green']);
    expect(bodyOf(lr('A[420 Calm]'))).toEqual(['node A "420 Calm" tone=red']);
    expect(bodyOf(lr('A[599]'))).toEqual(['node A "599" tone=red']);
    expect(bodyOf(lr('A[302 Found]'))).toEqual(['node A "302 Found"']);
    expect(bodyOf(lr('A[404]:::warning'))).toEqual(['node A "404" tone=amber']);
    expect(bodyOf(lr('A[404]\nstyle A fill:#bbf'))).toEqual(['node A "404" tone=blue']);
  });
});

describe('keywords by type', () => {
  it.each([
    ['database', 'data store, database, databases, datastore, db, sql', 'database, datastore, db'],
    ['cache', 'cache, caches', 'cache'],
    ['queue', 'event bus, message bus, queue, queues, topic', 'bus, queue, topic'],
    ['storage', 'blob storage, bucket, buckets, file storage, storage', 'bucket, storage'],
    [
      'person',
      'admin, administrator, customer, customers, developer, end user, operator, person, user, user request, users, visitor',
      '',
    ],
    [
      'client',
      'cli, spa, ui, browser, client, client request, clients, front end, frontend, mobile app, web app, webapp',
      'browser',
    ],
    ['gateway', 'api gateway, cdn, gateway, ingress, load balancer, proxy, reverse proxy', 'balancer, gateway, proxy'],
    [
      'service',
      'api, app server, back end, backend, microservice, rest api, server, service, web server',
      'api, backend, microservice, server, service',
    ],
    [
      'function',
      'batch job, cron, cron job, function, job, lambda, scheduler, worker, worker pool, workers',
      'cron, function, lambda, scheduler, worker',
    ],
    [
      'external',
      '3rd party, email provider, external, external api, external system, partner, payment processor, payment provider, sms provider, third party',
      '',
    ],
    ['identity', 'auth server, authorization server, identity provider, idp, oauth, oidc, sso', ''],
    ['secret', 'key vault, kms, secret, secret store, secrets, vault', ''],
  ])('%s', (type, whole, last) => {
    for (const word of words(whole)) {
      expect([word, typeOf(`A[${word}]`)]).toEqual([word, type]);
      expect([word, typeOf(`A[${word.toUpperCase()}]`)]).toEqual([word, type]);
    }
    for (const word of words(last).filter((each) => each !== '')) {
      expect([word, typeOf(`A[Orders ${word}]`)]).toEqual([word, type]);
      expect([word, typeOf(`A[Our orders ${word}]`)]).toEqual([word, type]);
      expect([word, typeOf(`A[Our own orders ${word}]`)]).toEqual([word, 'step']);
      expect([word, typeOf(`A[Is it the ${word}?]`)]).toEqual([word, 'step']);
    }
  });

  it.each(['Cache and queue', 'Database / cache', 'Queue worker'])('%s names two types and stays neutral', (label) => {
    expect(typeOf(`A[${label}]`)).toBe('step');
  });
});

describe('class names', () => {
  it.each([
    ['database', 'database, db, datastore, store'],
    ['cache', 'cache'],
    ['queue', 'queue, topic, broker'],
    ['storage', 'storage, bucket'],
    ['external', 'external, thirdparty, ext, vendor'],
    ['person', 'user, person, actor'],
    ['client', 'client, browser, frontend'],
    ['service', 'service, api, backend'],
    ['gateway', 'gateway, proxy'],
    ['function', 'worker, job, function, lambda'],
    ['decision', 'decision'],
    ['terminal', 'start, end, terminal'],
  ])('give the type %s', (type, names) => {
    for (const name of words(names)) {
      expect([name, typeOf(`A[x]:::${name}`)]).toEqual([name, type]);
      expect([name, typeOf(`A[x]\nclass A ${name}`)]).toEqual([name, type]);
      expect(messageOf(lr(`A[x]:::${name}`), 'M207')).toBe(`The class '${name}' set type ${type} on A.`);
    }
  });

  it.each([
    ['red', 'error, danger, fail, failure, critical'],
    ['amber', 'warning, warn, caution'],
    ['green', 'success, ok, done, pass, passed'],
  ])('give the tone %s', (tone, names) => {
    for (const name of words(names)) {
      expect([name, bodyOf(lr(`A[x]:::${name}`))]).toEqual([name, [`node A "x" tone=${tone}`]]);
      expect(messageOf(lr(`A[x]:::${name}`), 'M207')).toBe(`The class '${name}' set tone=${tone} on A.`);
    }
  });
});

describe('fills become tones', () => {
  it.each([
    ['a style line', 'A\nstyle A fill:#f00', 'red'],
    ['a class definition and reference', 'A:::x\nclassDef x fill:#f00', 'red'],
    ['a class definition and assignment', 'A\nclassDef x fill:#f00\nclass A x', 'red'],
    ['the fill of the node before the tone of its class', 'A:::error\nstyle A fill:#00f', 'blue'],
    ['a pale fill', 'A\nstyle A fill:#e8f5e9', 'green'],
    ['a pale fill', 'A\nstyle A fill:#e8eaf6', 'blue'],
  ])('%s', (_, text, tone) => {
    expect(optionOf(bodyOf(lr(text))[0], 'tone')).toBe(tone);
  });

  it('with M204, the first few one by one and the rest together', () => {
    const text = lr(Array.from({ length: 9 }, (_, i) => `style A${i} fill:#f0${i}`).join('\n'));
    expect(convert(text).diagnostics.filter(({ code }) => code === 'M204')).toHaveLength(4);
    expect(codesOf(lr('A\nstyle A fill:#f00'))).toEqual(['3:1 M204']);
  });

  it.each(['#888', '#fefefe', '#0a0a12', '#ff69b4', 'rgba(255,0,0,0.2)', 'nonsense', 'var(--x)'])(
    '%s gives no tone and is dropped',
    (fill) => {
      expect(bodyOf(lr(`A\nstyle A fill:${fill}`))).toEqual(['node A']);
      expect(codesOf(lr(`A\nstyle A fill:${fill}`))).toEqual(['3:1 M200']);
    },
  );
});

describe('what is dropped, and the replacement', () => {
  it.each([
    ['a class definition', 'A\nclassDef x stroke:#f00', '3:1 M200'],
    ['a class assignment', 'A\nclass A x', '3:1 M200'],
    ['a style line', 'A\nstyle A stroke:#f00', '3:1 M200'],
    ['link style', 'A --> B\nlinkStyle 0 stroke:#f00', '3:1 M200'],
    ['an init directive', '%%{init: {"theme": "dark"}}%%\nA', '2:1 M200'],
    ['a callback', 'A\nclick A callback "Tip"', '3:1 M201'],
    ['a link', 'A\nclick A "https://example.com"', '3:1 M201'],
    ['a tooltip', 'A\nclick A href "https://example.com" "Tip"', '3:1 M201'],
  ])('%s', (_, text, code) => {
    expect(codesOf(lr(text))).toEqual([code]);
  });

  it.each([
    ['0 stroke:#f00,stroke-width:4px', 'write tone=red on the edges'],
    ['default interpolate basis stroke:green', 'write tone=green on the edges'],
    ['0,1 color:red', 'Use a type, tone= or role='],
    ['0 stroke:#333', 'Use a type, tone= or role='],
  ])('link style %s is reported with the equivalent of its colour: %s', (style, hint) => {
    const { diagnostics, source } = convert(lr(`A --> B --> C\nlinkStyle ${style}`));
    expect(source).not.toContain('tone=');
    expect(diagnostics.find((each) => each.code === 'M200')?.hint).toContain(hint);
  });

  it('front-matter configuration, but not its title', () => {
    const text = '---\ntitle: T\nconfig:\n  theme: dark\n---\nflowchart LR\nA';
    expect(codesOf(text)).toEqual(['1:1 M200']);
    expect(convert(text).source).toBe('flow "T" direction=right\nnode A\n');
  });

  it.each([
    ['A[(Cart)]\nclick A "https://example.com/a?b=1"', 'node A database "Cart" link="https://example.com/a?b=1"'],
    ['A[One<br/>two]:::error\nclick A href "/docs" "Tip"', 'node A "One" tone=red sub="two" desc="Tip" link="/docs"'],
    ['A\nclick A call f(x) "Tip"', 'node A desc="Tip"'],
    ['A\nclick A "javascript:alert(1)"', 'node A desc="javascript:alert(1)"'],
    ['A\nclick A "http://example.com"', 'node A desc="http://example.com"'],
    ['subgraph g [G]\nA\nend\nclick g "#top"', 'group g "G" link="#top" {'],
  ])('the hint of %j shows a valid line to write', (text, line) => {
    const hint = hintOf(lr(text), 'M201');
    expect(hint.endsWith(`: ${line}`)).toBe(true);
    const id = line.split(' ').slice(0, 2).join(' ');
    const lines = convert(lr(text))
      .source.split('\n')
      .map((each) => (each.startsWith(id) ? line : each))
      .join('\n');
    expect(validate(lines, context).ok).toBe(true);
    expect(formatSource(lines)).toBe(lines);
  });
});

describe('text cleaning is reported', () => {
  it.each([
    ['tags', 'A["<b>x</b>"]', 'node A "x"'],
    ['Markdown marks', 'A["`**x**`"]', 'node A "x"'],
    ['entities', 'A["#quot;x#quot; &amp; y"]', 'node A "\\"x\\" & y"'],
    ['a second line of a node', 'A["x<br/>y"]', 'node A "x" sub="y"'],
    ['a break that leaves no line', 'A["x<br/>"]', 'node A "x"'],
    ['a break in an edge label', 'A -->|x<br/>y| B', 'A -> B : "x\\ny"'],
    ['a written break in an edge label', 'A -- x\\ny --> B', 'A -> B : "x\\ny"'],
    ['an edge label of only tags', 'A -->|<b></b>| B', 'A -> B'],
    ['a break in a title', 'subgraph g [x<br/>y]\nA\nend', 'group g "x\\ny" {'],
  ])('%s', (_, text, line) => {
    expect(bodyOf(lr(text))).toContain(line);
    expect(codesOf(lr(text)).map((each) => each.split(' ')[1])).toEqual(['M205']);
  });

  it('also of the title of the diagram and its description', () => {
    expect(codesOf('---\ntitle: A <b>title</b>\n---\nflowchart LR\naccDescr: x &amp; y\nA')).toEqual([
      '1:1 M205',
      '5:1 M205',
    ]);
  });

  it('invalid ids are always renamed the same way, and the label keeps the text', () => {
    for (const [id, expectedId] of [
      ['a.b', 'a-b'],
      ['é', 'e'],
      ['1st', 'n1st'],
    ]) {
      expect(bodyOf(lr(`${id} --> X`))[0]).toBe(`node ${expectedId} "${id}"`);
      expect(codesOf(lr(`${id} --> X`))).toEqual(['2:1 M206']);
    }
  });
});

describe('limits', () => {
  const nodes = (count: number): string => lr(Array.from({ length: count }, (_, i) => `n${i}\n`).join(''));
  const edges = (count: number): string => lr(Array.from({ length: count }, (_, i) => `A -->|${i}| B\n`).join(''));
  it.each([
    ['300 nodes', nodes(300), true],
    ['301 nodes', nodes(301), false],
    ['600 edges', edges(600), true],
    ['601 edges', edges(601), false],
    ['50,000 characters', lr('A\n').padEnd(50_000, ' '), true],
    ['50,001 characters', lr('A\n').padEnd(50_001, ' '), false],
    ['2,000,000 characters', lr('A\n').padEnd(2_000_000, ' '), false],
  ])('%s', (_, text, ok) => {
    const result = convert(text);
    expect(result.ok).toBe(ok);
    if (!ok)
      expect(result.diagnostics.map(({ code, hint }) => `${code} ${hint}`)).toEqual([
        expect.stringMatching(/^M102 Split/),
      ]);
  });
});
