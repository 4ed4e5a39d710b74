import { withLibrarySite } from './scripts/browser/library-site.mjs'; import { withChromium } from './scripts/browser/chromium.mjs';
import fs from 'node:fs'; import {kinds} from '@linework/library';import {gzipSync} from 'node:zlib';
const d='packages/browser/bundle/';
for (const [entry,code] of [['index',"import {draw} from '/linework/index.js'; globalThis.go=s=>draw(s)"],['element',"import '/linework/element.js'; globalThis.go=s=>{const e=document.createElement('linework-diagram');e.textContent=s;const p=new Promise(r=>{e.addEventListener('linework-drawn',r);e.addEventListener('linework-failed',x=>r(console.log(JSON.stringify(x.detail))))});document.body.append(e);return p.then(()=>1)}"]])
await withLibrarySite({'a.html':'<!doctype html><title>t</title><body><script type=module src=/a.js></script>','a.js':code},async base=>{
 await withChromium([],async b=>{ for(const {name} of kinds){const ctx=await b.newContext();const p=await ctx.newPage();const files=[];p.on('console',m=>!/favicon|404/.test(m.text())&&console.log('C',m.text()));p.on('pageerror',e=>console.log('E',e));
 p.on('response',r=>files.push(new URL(r.url()).pathname));
 await p.goto(base+'/a.html');await p.waitForFunction(()=>globalThis.go);
 await p.evaluate(s=>go(s),fs.readFileSync(`packages/core/src/kinds/${name}/testing/canonical.diagram`,'utf8'));
 const l=files.filter(f=>f.startsWith('/linework/')).map(f=>f.slice(10));console.log(entry,name,l.reduce((a,f)=>a+gzipSync(fs.readFileSync(d+f),{level:9}).length,0),l.length,l.filter(f=>/fetched|json/.test(f)).join());await ctx.close()}
 })});
