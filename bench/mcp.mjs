// An agent's call: draw_diagram with a typical sequence over standard input and output, warm in one session, and cold
// including the start of the process. Needs a build (npm run build).
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { median, printFigures } from './figures.mjs';

const command = fileURLToPath(new URL('../packages/cli/bin/linework.js', import.meta.url));
const COLD = 9;
const WARM = 200;

const source = `sequence "Sign in" numbered=on
actor user person "User"
actor web client "Web app"
actor api service "API"
actor db database "Users"
user -> web : "opens sign-in"
web -> api : "POST /sign-in"
api -> db : "reads user" role=data
db --> api : "row"
alt "password matches" {
  api -> api : "issues token"
  api --> web : "200 token"
} else "wrong" {
  api --> web : "401"
}
web --> user : "shows result"
note api,db : "Five tries a minute"
`;

async function open() {
  const client = new Client({ name: 'bench', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [command, 'mcp'], stderr: 'ignore' }),
  );
  return client;
}

async function drawOnce(client) {
  const { content } = await client.callTool({ name: 'draw_diagram', arguments: { source, answer: 'svg' } });
  if (JSON.parse(content[0].text).svg === undefined) throw new Error('The sequence was not drawn.');
}

const cold = [];
for (let i = 0; i < COLD; i++) {
  const start = performance.now();
  const client = await open();
  await drawOnce(client);
  cold.push(performance.now() - start);
  await client.close();
}
const client = await open();
for (let i = 0; i < 50; i++) await drawOnce(client);
const warm = [];
for (let i = 0; i < WARM; i++) {
  const start = performance.now();
  await drawOnce(client);
  warm.push(performance.now() - start);
}
await client.close();
printFigures(`MCP: Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`, [
  ['cold: start, handshake and one draw', median(cold).toFixed(0), 'ms'],
  ['warm: one draw', median(warm).toFixed(2), 'ms'],
]);
