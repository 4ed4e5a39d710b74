import { convertMermaid } from '@linework/convert';
import { readFileSync } from 'node:fs';
const context = { icons: { find: () => undefined, nearest: () => [] } };
const r = convertMermaid(readFileSync(process.argv[2] === '-' ? 0 : process.argv[2],'utf8'), {lenient: process.argv.includes('--lenient')}, context);
process.stdout.write((r.source || 'REFUSED\n') + '\n' + r.diagnostics.map((d)=>`${d.line}:${d.column} ${d.code} ${d.message} | ${d.hint}`).join('\n')+'\n'+JSON.stringify(r.stats)+ ' ' + r.validation.warnings.map(w=>w.code+':'+w.line+' '+w.message).join('; ')+'\n');
