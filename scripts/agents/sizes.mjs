// Sizes of the answers that an agent pays for, over the official client and standard input and output. Needs a build (npm run build).
// node scripts/agents/sizes.mjs [COMMAND]: another build of the command, to compare.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';

const [command = fileURLToPath(new URL('../../packages/cli/bin/linework.js', import.meta.url))] = process.argv.slice(2);

const two = 'flow "Shop"\nnode shop client "Shop"\nnode api service "API"\nshop -> api : "calls"\n';
const six = `flow "Orders"
node web client "Web shop"
node api service "Order service"
node db database "PostgreSQL"
node cache cache "Redis"
node bus queue "Kafka"
node mail service "Mailer"
web -> api : "places order"
api -> db : "writes to" role=data
api -> cache : "reads"
api -> bus : "publishes" role=async
bus -> mail : "order placed" role=async
mail -> web : "sends receipt"
`;
const table = (n) =>
  `create table t${n} (id uuid primary key, name varchar(80) not null, t${n && n - 1}_id uuid references t${n && n - 1} (id), created_at timestamptz not null);\n`;
const sql = Array.from({ length: 24 }, (_, n) => table(n)).join('');
const document = `# Orders\n\n\`\`\`diagram id=orders\n${six}\`\`\`\n\n\`\`\`diagram id=shop\n${two}\`\`\`\n`;

const folder = mkdtempSync(join(tmpdir(), 'linework-sizes-'));
mkdirSync(join(folder, '.git'));
writeFileSync(join(folder, 'orders.diagram'), six);
writeFileSync(join(folder, 'shop.sql'), sql);
writeFileSync(join(folder, 'README.md'), document);

const client = new Client({ name: 'sizes', version: '1' });
await client.connect(
  new StdioClientTransport({ command: process.execPath, args: [command, 'mcp'], cwd: folder, stderr: 'ignore' }),
);
const { tools } = await client.listTools();
const call = async (name, args) => {
  if (!tools.some((each) => each.name === name)) return undefined;
  return client.callTool({ name, arguments: args });
};

/** Characters of what a client receives, with structured content, and without the bytes of images, which are counted separately. */
function sizeOf(result) {
  const { content = [], structuredContent, isError } = result;
  const images = content.filter(({ type }) => type === 'image');
  const rest = content.filter(({ type }) => type !== 'image');
  const text = JSON.stringify(rest) + (structuredContent === undefined ? '' : JSON.stringify(structuredContent));
  const bytes = images.reduce((sum, { data }) => sum + (data.length * 3) / 4, 0);
  return { characters: text.length, tokens: encode(text).length, kilobytes: Math.round(bytes / 1000), isError };
}

const imported = await call('import_diagram', { files: [{ path: 'shop.sql', content: sql }] });
const answerOf = (result) => result.structuredContent ?? JSON.parse(result.content[0].text);
const schema = answerOf(imported).source;
const kinds = (await client.listResources()).resources.flatMap(({ uri }) => /^examples:\/\/(.+)$/.exec(uri)?.[1] ?? []);

const rows = [
  ['draw, two boxes', () => call('draw_diagram', { source: two })],
  ['draw, six lines', () => call('draw_diagram', { source: six })],
  ['draw, 24 tables', () => call('draw_diagram', { source: schema })],
  ['draw, 24 tables, image', () => call('draw_diagram', { source: schema, answer: 'image' })],
  ['draw, 24 tables, PNG before', () => call('draw_diagram', { source: schema, format: 'png' })],
  ['draw, a file to a file', () => call('draw_diagram', { path: 'orders.diagram', out: 'orders.svg' })],
  ['import, 24 tables', async () => imported],
  ['import, a file to a file', () => call('import_diagram', { path: 'shop.sql', out: 'shop.diagram' })],
  ['sync, text', () => call('sync_markdown', { markdown: document })],
  ['sync, a file', () => call('sync_markdown', { path: 'README.md' })],
  ['draw_pattern', () => call('draw_pattern', { pattern: 'three-tier-web-application', flavour: 'aws' })],
  ['get_pattern', () => call('get_pattern', { pattern: 'three-tier-web-application', flavour: 'aws' })],
  ['vocabulary, language', () => call('get_vocabulary', {})],
  ...kinds.map((kind) => [`vocabulary, ${kind}`, () => call('get_vocabulary', { kind })]),
];

console.log('| Answer | Characters | Tokens | Image, kB |\n|---|---:|---:|---:|');
const listed = JSON.stringify({ tools });
console.log(`| list of ${tools.length} tools | ${listed.length} | ${encode(listed).length} | |`);
for (const [name, run] of rows) {
  const result = await run().catch(() => undefined);
  if (result === undefined) continue;
  const { characters, tokens, kilobytes, isError } = sizeOf(result);
  if (!isError) console.log(`| ${name} | ${characters} | ${tokens} | ${kilobytes || ''} |`);
}
console.log(`\nSource of 24 tables: ${schema.length} characters.`);
await client.close();
rmSync(folder, { recursive: true });
