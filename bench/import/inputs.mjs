// Generated inputs of each format: in, a size in characters; out, files of about that size. Units are numbered, so that all are
// different, and grouped like real ones.

const filled = (size, unit, { head = '', tail = '', join = '' } = {}) => {
  const units = [];
  let length = head.length + tail.length;
  for (let at = 0; length < size; at++) {
    const next = unit(at);
    units.push(next);
    length += next.length + join.length;
  }
  return head + units.join(join) + tail;
};
const one = (path, content) => [{ path, content }];
const group = (at) => Math.floor(at / 12);
const before = (at) => (at % 12 === 0 ? at : at - 1);

/** Text that real files have and no picture shows, so that sizes are realistic. */
const words = (at) => `Number ${at} of many, with words about what it is for and whom to ask about it.`;

export const inputs = {
  sql: (size) =>
    one(
      'a.sql',
      filled(
        size,
        (at) =>
          `CREATE TABLE s${group(at)}.t${at} (\n  id bigint PRIMARY KEY,\n  name varchar(200) NOT NULL,\n  other bigint REFERENCES s${group(at)}.t${before(at)} (id),\n  note text DEFAULT 'x'\n);\nINSERT INTO s${group(at)}.t${at} VALUES ${Array.from({ length: 40 }, (_, row) => `(${row}, '${words(row)}', NULL, 'x')`).join(', ')};\n`,
      ),
    ),
  prisma: (size) =>
    one(
      'schema.prisma',
      filled(
        size,
        (at) =>
          `/// ${words(at)}\nmodel M${at} {\n  id Int @id\n  name String @db.VarChar(200) // ${words(at)}\n  otherId Int?\n  other M${before(at)}? @relation("r${at}", fields: [otherId], references: [id])\n}\n`,
      ),
    ),
  drizzle: (size) =>
    one(
      'schema.ts',
      filled(
        size,
        (at) =>
          `// ${words(at)}\nexport const t${at} = pgTable('t${at}', {\n  id: serial('id').primaryKey(),\n  name: varchar('name', { length: 200 }).notNull(),\n  other: integer('other').references(() => t${before(at)}.id),\n});\n`,
      ),
    ),
  openapi: (size) =>
    one(
      'api.json',
      filled(
        size,
        (at) =>
          `"/g${group(at)}/p${at}": {"get": {"tags": ["g${group(at)}"], "summary": "${words(at)}", "description": "${words(at).repeat(6)}", "responses": {"200": {"description": "ok"}}}}`,
        { head: '{"openapi": "3.0.0", "info": {"title": "A", "version": "1"}, "paths": {', tail: '}}', join: ',\n' },
      ),
    ),
  asyncapi: (size) =>
    one(
      'api.yaml',
      filled(
        size,
        (at) => `  c${at}:\n    description: ${words(at).repeat(4)}\n    publish:\n      message: {name: m${at}}\n`,
        { head: 'asyncapi: 2.6.0\ninfo: {title: A, version: "1"}\nchannels:\n' },
      ),
    ),
  compose: (size) =>
    one(
      'compose.yaml',
      filled(
        size,
        (at) =>
          `  s${at}:\n    image: x/y${at}\n    depends_on: [s${before(at)}]\n    networks: [n${group(at)}]\n    environment:\n${Array.from({ length: 12 }, (_, key) => `      K${key}: "${words(key)}"\n`).join('')}`,
        { head: 'services:\n' },
      ),
    ),
  kubernetes: (size) =>
    one(
      'all.yaml',
      filled(
        size,
        (at) =>
          `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: d${at}, namespace: n${group(at)}}\nspec:\n  template:\n    metadata: {labels: {app: d${at}}}\n    spec:\n      containers:\n        - image: x/y:${at}\n          env:\n${Array.from({ length: 12 }, (_, key) => `            - {name: K${key}, value: "${words(key)}"}\n`).join('')}`,
        { join: '---\n' },
      ),
    ),
  'github-actions': (size) =>
    one(
      'build.yml',
      filled(
        size,
        (at) =>
          `  j${at}:\n    runs-on: ubuntu-latest\n    needs: [j${at === 0 ? 0 : before(at)}]\n    steps:\n${Array.from({ length: 10 }, (_, key) => `      - run: echo "${words(key)}"\n`).join('')}`,
        { head: 'name: Build\non: push\njobs:\n' },
      ).replace('    needs: [j0]\n', ''),
    ),
  'gitlab-ci': (size) =>
    one(
      '.gitlab-ci.yml',
      filled(
        size,
        (at) =>
          `j${at}:\n  stage: s${group(at) % 8}\n  script:\n${Array.from({ length: 14 }, (_, key) => `    - echo "${words(key)}"\n`).join('')}`,
        { head: 'stages: [s0, s1, s2, s3, s4, s5, s6, s7]\n' },
      ),
    ),
  'azure-pipelines': (size) =>
    one(
      'azure-pipelines.yml',
      filled(
        size,
        (at) =>
          `  - job: j${at}\n    dependsOn: ${at % 12 === 0 ? '[]' : `j${at - 1}`}\n    steps:\n${Array.from({ length: 10 }, (_, key) => `      - script: echo "${words(key)}"\n`).join('')}`,
        { head: 'jobs:\n' },
      ),
    ),
  'bitbucket-pipelines': (size) =>
    one(
      'bitbucket-pipelines.yml',
      filled(
        size,
        (at) =>
          `    b${at}:\n      - step:\n          name: s${at}\n          script:\n${Array.from({ length: 10 }, (_, key) => `            - echo "${words(key)}"\n`).join('')}`,
        { head: 'pipelines:\n  branches:\n' },
      ),
    ),
  csv: (size) =>
    one(
      'sales.csv',
      filled(size, (at) => `2026-${String(1 + (at % 12)).padStart(2, '0')}-01,r${at % 9},${(at * 37) % 1_000}\n`, {
        head: 'month,region,sales\n',
      }),
    ),
  json: (size) =>
    one(
      'sales.json',
      filled(
        size,
        (at) =>
          `{"month": "2026-${String(1 + (at % 12)).padStart(2, '0')}", "region": "r${at % 9}", "sales": ${(at * 37) % 1_000}}`,
        { head: '[', tail: ']', join: ',\n' },
      ),
    ),
  tree: (size) =>
    one(
      'files.txt',
      filled(size, (at) => `./f${at % 30}/g${group(at)}/file-${at}.ts\n`),
    ),
  'git-log': (size) =>
    one(
      'log.txt',
      filled(
        size,
        (at) =>
          `commit ${at.toString(16).padStart(40, '0')}\nAuthor: A <a@example.com>\nDate:   Mon Nov 2 10:00:00 2026 +0000\n\n    ${words(at)}\n\n`,
      ),
    ),
  backstage: (size) =>
    one(
      'catalog-info.yaml',
      filled(
        size,
        (at) =>
          `apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata:\n  name: c${at}\n  description: ${words(at).repeat(8)}\nspec:\n  type: service\n  owner: team${group(at) % 9}\n  system: s${group(at)}\n  dependsOn: [component:c${before(at)}]\n`,
        { join: '---\n' },
      ),
    ),
};
