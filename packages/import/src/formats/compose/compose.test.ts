// Compose: what every importer promises, and what the format's own rules come to in a picture.
import { describe, expect, test } from 'vitest';
import type { FileSet, ImportResult } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { knownImages } from './images.data.js';
import { compose } from './index.js';

const BASE = `services:
  web:
    image: nginx:1.27
    ports: ["80:80"]
    depends_on: [api]
    networks: [front]
  api:
    build: ./api
    networks: [front, back]
    secrets: [key]
    depends_on:
      db: {condition: service_healthy}
  db:
    image: postgres:\${PG:-17}
    networks: [back]
    volumes: [data:/var/lib/postgresql/data]
networks: {front: , back: {driver: overlay}}
volumes: {data: }
secrets: {key: {file: ./key.txt}}
`;

const OVERRIDE = `services:
  db:
    ports: ["5432:5432"]
`;

const REFORMATTED = `# the same
secrets:
  key:
    file: ./key.txt
volumes:
  data:
networks:
  back:
    driver: overlay
  front:

services:
  db:
    volumes:
      - type: volume
        source: data
        target: /var/lib/postgresql/data
    networks:
      back:
    image: "postgres:\${PG:-17}"
  api:
    depends_on:
      db:
        condition: service_healthy
    secrets:
      - source: key
    networks:
      front: {aliases: [backend]}
      back:
    build:
      context: ./api/
  web:
    networks:
      - front
    depends_on:
      api:
        condition: service_started
    ports:
      - target: 80
        published: "80"
    image: nginx:1.27
`;

const one = (content: string): FileSet => [{ path: 'shop/compose.yaml', content }];

describeImporter(compose, {
  good: [...one(BASE), { path: 'shop/compose.override.yaml', content: OVERRIDE }],
  reformatted: [...one(REFORMATTED), { path: 'shop/compose.override.yaml', content: `\n${OVERRIDE}\n` }],
  grown: [
    ...one(
      BASE.replace('services:\n', 'services:\n  admin:\n    image: adminer\n    networks: [back]\n').replace(
        'networks: {',
        'networks: {audit: , ',
      ),
    ),
    { path: 'shop/compose.override.yaml', content: `${OVERRIDE}  zoo: {image: zookeeper, networks: [audit]}\n` },
  ],
  leftOut: {
    files: one(`services:
  web:
    image: nginx
    volumes: [./site:/usr/share/nginx/html, /cache]
    external_links: ["legacy_db:db"]
    networks: [default]
networks: {default: {}, idle: {}}
volumes: {spare: {}}
`),
    names: ['legacy_db', 'bind ./site', 'web:/cache', 'network default', 'network idle', 'volume spare'],
  },
  unreadable: [
    { files: one('services:\n  web:\n    image: [\n'), file: 'shop/compose.yaml', line: 4 },
    { files: one('services:\n  - web\n'), file: 'shop/compose.yaml', line: 2 },
    { files: one('services:\n  web: nginx\n'), file: 'shop/compose.yaml', line: 2 },
    {
      files: one('services:\n  a: {extends: b}\n  b: {extends: {service: a}}\n'),
      file: 'shop/compose.yaml',
      line: 2,
    },
  ],
  empty: one('services:\n'),
  large: (count) =>
    one(`services:\n${Array.from({ length: count }, (_, index) => `  s${index}: {image: nginx}\n`).join('')}`),
  closed: true,
  inner: ['  web:\n    '],
  reader: 'yaml',
  pieces: [
    'services:\n',
    '  a: {extends: a}\n',
    'include: [x]\n',
    '${',
    '${A:-',
    ':',
    '- ',
    '!reset ',
    '!override ',
    '<<: *x\n',
    '&x ',
  ],
});

const run = (files: FileSet, noise = false): Promise<ImportResult> =>
  importFiles(
    { files, format: 'compose', ...(noise ? { options: { noise: 'all' } } : {}) },
    { icons: { find: () => undefined, nearest: () => [] } },
  );
const linesOf = ({ source }: ImportResult): readonly string[] => source.split('\n').map((line) => line.trim());
const service = (content: string): FileSet => one(`services:\n  a:\n    image: x\n${indented(content, 4)}`);
const indented = (content: string, by: number): string => content.replace(/^(?=.)/gm, ' '.repeat(by));

describe('what a file says and where the picture shows it', () => {
  test.each([
    [
      'an image by its product',
      service('').map(({ path }) => ({ path, content: 'services: {a: {image: "redis:7"}}' })),
      'node a cache icon=logos:redis sub="redis:7"',
    ],
    [
      'a product whose image has another name',
      one('services: {a: {image: "ghcr.io/x/postgres-alpine@sha256:00"}}'),
      'node a database icon=logos:postgresql sub="ghcr.io/x/postgres-alpine"',
    ],
    [
      'an exporter is not a database',
      one('services: {a: {image: x/mysqld-exporter}}'),
      'node a service sub="x/mysqld-exporter"',
    ],
    ['a build', one('services: {a: {build: {context: ./app/}}}'), 'node a service sub="built from app"'],
    [
      'a build that is called as a product',
      one('services: {nginx: {build: .}}'),
      'node nginx gateway icon=logos:nginx sub="built here"',
    ],
    ['defaults of variables', one(`services: {a: {image: "x:\${TAG:-\${OLD-1.2}}"}}`), 'node a service sub="x:1.2"'],
    ['variables without a default', one(`services: {a: {image: "\${R}/x:$TAG"}}`), `node a service sub="\${R}/x:$TAG"`],
    ['replicas', service('deploy: {replicas: 3}'), 'node a service sub="x, 3 replicas"'],
    ['profiles', service('profiles: [debug, dev]'), 'node a service sub="x\\nprofile debug, dev"'],
    ['the network of the host', service('network_mode: host'), 'node a service sub="x\\nnetwork of the host"'],
    ['a name that is not an id', one('services: {"a.b": {image: x}}'), 'node a-b service "a.b" sub="x"'],
    ['a published port', service('ports: ["8080:80"]'), 'client -> a : "port 8080"'],
    [
      'ports in every way',
      service(
        `ports: [80, "127.0.0.1:81:81/udp", "[::1]:82:82", "\${P:-83}:83", {target: 84, published: 9084, protocol: tcp}]`,
      ),
      'client -> a : "ports any for 80, 127.0.0.1:81/udp, [::1]:82, 83, 9084"',
    ],
    [
      'many ports',
      service('ports: ["1:1", "2:2", "3:3", "4:4", "5:5", "6:6-7"]'),
      'client -> a : "ports 1, 2, 3, 4, 2 more"',
    ],
    [
      'a port of what only others without ports use',
      one('services: {a: {image: x, depends_on: [b]}, b: {image: y, ports: ["1:1"]}}'),
      'client -> b : "port 1"',
    ],
    [
      'a port that a variable says',
      one(`services: {a: {image: x, ports: ["\${WEB_PORT:?set it}:80"]}}`),
      'client -> a : "port WEB_PORT"',
    ],
    [
      'a port of what others with ports use',
      one('services: {a: {image: x, ports: ["2:2"], depends_on: [b]}, b: {image: y, ports: ["1:1"]}}'),
      'node b service sub="y\\nport 1"',
    ],
    [
      'a port of a store',
      one('services: {db: {image: mysql, ports: ["3306:3306"]}}'),
      'node db database icon=logos:mysql-icon sub="mysql\\nport 3306"',
    ],
    ['start order', one('services: {a: {image: x, depends_on: [b]}, b: {image: y}}'), 'a -> b'],
    [
      'health',
      one('services: {a: {image: x, depends_on: {b: {condition: service_healthy}}}, b: {image: y}}'),
      'a -> b : "when healthy"',
    ],
    [
      'completion',
      one(
        'services: {a: {image: x, depends_on: {b: {condition: service_completed_successfully, required: false}}}, b: {image: y}}',
      ),
      'a -> b : "once completed, optional"',
    ],
    [
      'links and needs are one line',
      one('services: {a: {image: x, depends_on: [b], links: ["b:db"]}, b: {image: y}}'),
      'a -> b',
    ],
    [
      'volumes of another service',
      one('services: {a: {image: x, volumes_from: ["b:ro"]}, b: {image: y}}'),
      'a -> b : "mounts volumes of"',
    ],
    [
      'the network of another service',
      one('services: {a: {image: x, network_mode: "service:b"}, b: {image: y}}'),
      'a -> b : "uses network of"',
    ],
    [
      'a named volume',
      one('services: {a: {image: x, volumes: ["v:/v"]}}\nvolumes: {v: {driver: nfs}}'),
      'node v storage sub="nfs"',
    ],
    [
      'what is mounted to be read',
      one('services: {a: {image: x, volumes: ["v:/v:ro"]}}\nvolumes: {v: }'),
      'a -> v : "reads" role=data',
    ],
    [
      'an external volume',
      one('services: {a: {image: x, volumes: ["v:/v"]}}\nvolumes: {v: {external: true}}'),
      'node v storage sub="external"',
    ],
    [
      'a config',
      one('services: {a: {image: x, configs: [c]}}\nconfigs: {c: {file: ./c.conf}}'),
      'node c storage icon=lx:file-cog sub="config, ./c.conf"',
    ],
    [
      'a secret',
      one('services: {a: {image: x, secrets: [s]}}\nsecrets: {s: {environment: S}}'),
      'a -> s : "reads secret"',
    ],
    [
      'a secret of the build',
      one('services: {a: {build: {context: ., secrets: [s]}}}\nsecrets: {s: {file: s}}'),
      'a -> s : "reads secret"',
    ],
    [
      'a network',
      one('services: {a: {image: x, networks: [n]}}\nnetworks: {n: {external: true}}'),
      'group n sub="external" type=network {',
    ],
    ['the name of the project', one('name: Shop\nservices: {a: {image: x}}'), 'flow "Shop"'],
    ['the folder if there is no name', one('services: {a: {image: x}}'), 'flow "shop"'],
    ['a file of the first version', one('a: {image: x}\nb: {build: .}'), 'node a service sub="x"'],
    ['anchors and extensions', one('x-base: &base {image: y}\nservices: {a: {<<: *base}}'), 'node a service sub="y"'],
  ])('%s', async (_, files, line) => {
    const result = await run(files);
    expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(linesOf(result)).toContain(line);
  });

  test('host folders and unnamed volumes are drawn with noise=all', async () => {
    const files = service('volumes: [./src:/src, /cache, "C:\\\\data:/data:ro", {type: tmpfs, target: /run}]');
    const result = await run(files, true);
    expect(result.stats).toMatchObject({ nodes: 5, edges: 4, dropped: 0 });
    expect(linesOf(result)).toContain('node src storage "./src" sub="of the host"');
    expect((await run(files)).stats).toMatchObject({ nodes: 1, edges: 0, dropped: 4 });
  });

  test('more entry points than a picture shows are listed beneath their services', async () => {
    const many = Array.from({ length: 9 }, (_, index) => `  s${index}: {image: x, ports: ["${index}:1"]}\n`).join('');
    const result = await run(one(`services:\n${many}`));
    expect(linesOf(result)).toContain('node s8 service sub="x\\nport 8"');
    expect(result.stats.edges).toBe(0);
  });
});

describe('services in several networks', () => {
  const frames = ({ outline: _, origins }: ImportResult): readonly string[] =>
    origins.filter(({ kind }) => kind === 'group').map(({ external }) => external);

  test('are drawn where their lines end, with the others beneath', async () => {
    const result = await run(
      one(`services:
  proxy: {image: nginx, networks: [edge]}
  app: {image: x, networks: [edge, data], depends_on: [db]}
  db: {image: postgres, networks: [data]}
networks: {edge: , data: }
`),
    );
    expect(linesOf(result)).toContain('node app service sub="x\\nalso in edge"');
    expect(frames(result)).toEqual(['network data', 'network edge']);
  });

  test('a network without services of its own is an overlay', async () => {
    const result = await run(
      one(`services:
  a: {image: x, networks: [n, wide], depends_on: [b]}
  b: {image: y, networks: [n]}
  c: {image: z, networks: [m, wide], depends_on: [d]}
  d: {image: w, networks: [m]}
networks: {n: , m: , wide: }
`),
    );
    expect(linesOf(result)).toContain('overlay wide nodes=a,c');
    expect(result.origins.map(({ external }) => external)).toContain('a network wide');
    expect(result.stats.dropped).toBe(0);
  });

  test('of many such networks the widest are overlays, and the others are listed beneath their services', async () => {
    const names = ['w1', 'w2', 'w3', 'w4'];
    const result = await run(
      one(`services:
  a: {image: x, networks: [n, ${names.join(', ')}], depends_on: [b]}
  b: {image: y, networks: [n]}
networks: {n: , ${names.join(': , ')}: }
`),
    );
    expect(linesOf(result).filter((line) => line.startsWith('overlay'))).toHaveLength(3);
    expect(linesOf(result)).toContain('node a service sub="x\\nalso in w4"');
    expect(result.stats.dropped).toBe(1);
  });
});

describe('several files', () => {
  const file = (path: string, content: string) => ({ path, content });

  test.each([
    [
      'the override comes after the base',
      [file('compose.yaml', 'services: {a: {image: x}}'), file('compose.override.yaml', 'services: {a: {image: y}}')],
      'node a service sub="y"',
    ],
    [
      'others come by their paths',
      [
        file('compose.b.yaml', 'services: {a: {image: z}}'),
        file('compose.a.yaml', 'services: {a: {image: y}}'),
        file('compose.override.yaml', 'services: {a: {image: x}}'),
      ],
      'node a service sub="z"',
    ],
    [
      'lists merge',
      [
        file('compose.yaml', 'services: {a: {image: x, ports: ["1:1"]}}'),
        file('compose.override.yaml', 'services: {a: {ports: ["1:1", "2:2"]}}'),
      ],
      'client -> a : "ports 1, 2"',
    ],
    [
      'a list of names and a map of them merge',
      [
        file('compose.yaml', 'services: {a: {image: x, depends_on: [b]}, b: {image: y}, c: {image: z}}'),
        file('compose.override.yaml', 'services: {a: {depends_on: {c: {condition: service_healthy}}}}'),
      ],
      'a -> b',
    ],
    [
      'what is reset is gone',
      [
        file('compose.yaml', 'services: {a: {image: x, ports: ["1:1"]}}'),
        file('compose.override.yaml', 'services: {a: {ports: !reset []}}'),
      ],
      'node a service sub="x"',
    ],
    [
      'what is overridden is replaced',
      [
        file('compose.yaml', 'services: {a: {image: x, ports: ["1:1"]}}'),
        file('compose.override.yaml', 'services: {a: {ports: !override ["2:2"]}}'),
      ],
      'client -> a : "port 2"',
    ],
    [
      'a volume at the same target is replaced',
      [
        file('compose.yaml', 'services: {a: {image: x, volumes: ["v:/d"]}}\nvolumes: {v: }'),
        file('compose.override.yaml', 'services: {a: {volumes: ["w:/d"]}}\nvolumes: {w: }'),
      ],
      'a -> w : "mounts" role=data',
    ],
    [
      'a service extends one of another file',
      [
        file('compose.yaml', 'services: {a: {extends: {file: ./base/common.yml, service: b}, ports: ["2:2"]}}'),
        file('base/common.yml', 'services: {b: {image: x, ports: ["1:1"]}}'),
      ],
      'client -> a : "ports 1, 2"',
    ],
    [
      'an included file is part of the project',
      [
        file('compose.yaml', 'include: [infra/compose.yaml]\nservices: {a: {image: x, depends_on: [b]}}'),
        file('infra/compose.yaml', 'services: {b: {image: redis}}'),
      ],
      'a -> b',
    ],
    [
      'one that includes wins over what it includes',
      [
        file('compose.yaml', 'include: [{path: [z.yaml]}]\nservices: {b: {image: y}}'),
        file('z.yaml', 'include: [compose.yaml]\nservices: {b: {image: x}}'),
      ],
      'node b service sub="y"',
    ],
  ])('%s', async (_, files, line) => {
    const result = await run(files);
    expect(result.diagnostics.filter(({ code }) => code.startsWith('I19'))).toEqual([]);
    expect(linesOf(result)).toContain(line);
  });

  test('services that only others extend, and other files, are reported', async () => {
    const { diagnostics } = await run([
      file('compose.yaml', 'services: {a: {extends: {file: common.yml, service: b}}}'),
      file('common.yml', 'services: {b: {image: x}}'),
      file('values.yaml', 'a: 1'),
    ]);
    expect(diagnostics.map(({ code, file: path }) => [code, path])).toEqual([
      ['I140', 'common.yml'],
      ['I140', 'values.yaml'],
    ]);
  });

  test.each([
    ['a file that is included and not given', 'include: [other.yaml]\nservices: {a: {image: x}}', 'I190', 1],
    [
      'a file that is extended and not given',
      'services:\n  a: {image: x, extends: {file: b.yaml, service: b}}',
      'I190',
      2,
    ],
    ['a service that is extended and not there', 'services:\n  a: {image: x, extends: b}', 'I192', 2],
    ['a service that is needed and not there', 'services:\n  a: {image: x, depends_on: [b]}', 'I191', 2],
    ['a network that is not declared', 'services:\n  a: {image: x, networks: [n]}', 'I191', 2],
    ['a volume that is not declared', 'services:\n  a: {image: x, volumes: ["v:/v"]}', 'I191', 2],
  ])('%s is reported at its line', async (_, content, code, line) => {
    const result = await run(one(content));
    expect(result.ok).toBe(true);
    expect(result.diagnostics.map((each) => [each.code, each.line])).toEqual([[code, line]]);
  });
});

describe('recognition', () => {
  const scoreOf = (path: string, content: string): number | undefined => compose.recognises([{ path, content }])?.score;

  test.each([
    ['compose.yaml', ''],
    ['docker-compose.yml', ''],
    ['deploy/docker-compose.prod.yaml', ''],
    ['stack.yml', 'version: "3"\nservices:\n  web:\n    image: nginx\n'],
  ])('%s is Compose', (path, content) => {
    expect(scoreOf(path, content)).toBeGreaterThan(0.5);
  });

  test.each([
    ['.gitlab-ci.yml', 'services:\n  - postgres\njob:\n  image: node\n'],
    ['decompose.yaml', 'a: b\n'],
    ['bitbucket-pipelines.yml', 'definitions:\n  services:\n    docker:\n      image: x\n'],
  ])('%s is not', (path, content) => {
    expect(scoreOf(path, content)).toBeUndefined();
  });
});

test('no image is in the table twice', () => {
  const names = knownImages.flatMap(([, , each]) => each.split(' '));
  expect(new Set(names).size).toBe(names.length);
});
