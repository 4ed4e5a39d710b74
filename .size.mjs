import { build } from 'esbuild'; import {gzipSync,brotliCompressSync} from 'node:zlib';
const only=process.argv[2]??'pie';
const K={class:'classDiagram'};
const nm=K[only]??('plain'+only[0].toUpperCase()+only.slice(1));
const r=await build({stdin:{contents:`export {composeChecked,drawScene} from './draw-checked.ts'; export {checkCut} from './check-cut.ts'; export * from './kinds/${only}/plain.ts'`,resolveDir:'/work/wt/browser/packages/core/src',loader:'ts',sourcefile:'entry.ts'},outdir:'/tmp/out',bundle:true,format:'esm',platform:'browser',target:'es2022',conditions:['@linework/source'],minify:true,charset:'utf8',legalComments:'none',metafile:true,write:false,absWorkingDir:'/work/wt/browser'});
const t=r.outputFiles[0].text; const full=gzipSync(t,{level:9}).length;
console.log(only,t.length,'gzip',full);
const [o]=Object.values(r.metafile.outputs);
// marginal gzip: need per input text; approximate using esbuild comments
const r2=await build({stdin:{contents:`export {composeChecked,drawScene} from './draw-checked.ts'; export {checkCut} from './check-cut.ts'; export * from './kinds/${only}/plain.ts'`,resolveDir:'/work/wt/browser/packages/core/src',loader:'ts',sourcefile:'entry.ts'},outdir:'/tmp/out',bundle:true,format:'esm',platform:'browser',target:'es2022',conditions:['@linework/source'],minifyIdentifiers:true,minifySyntax:true,charset:'utf8',legalComments:'none',write:false,absWorkingDir:'/work/wt/browser'});
const parts=r2.outputFiles[0].text.split(/^\/\/ (packages\/.*)$/m);
const fullG=gzipSync(parts.join(''),{level:9}).length;
const rows=[];for(let i=1;i<parts.length;i+=2){const c=[...parts];c[i]='';c[i+1]='';rows.push([fullG-gzipSync(c.join(''),{level:9}).length,parts[i+1].length,parts[i]])}
rows.sort((a,b)=>b[0]-a[0]);const dir={};for(const [g,b,p] of rows){const d=p.split('/').slice(3,5).join('/');dir[d]=(dir[d]||0)+g}
console.log(Object.entries(dir).sort((a,b)=>b[1]-a[1]).slice(0,30).map(x=>x.reverse().join(' ')).join('\n'));
console.log(rows.slice(0,+(process.argv[3]??50)).map(x=>x.join(' ')).join('\n'));
