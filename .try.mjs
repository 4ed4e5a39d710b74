import { withLibrarySite } from './scripts/browser/library-site.mjs'; import { withChromium } from './scripts/browser/chromium.mjs';
import {draw} from '@linework/library'; import { catalogue } from '@linework/core'; import fs from 'node:fs';import {filesIn} from './scripts/fresh.mjs';
const files=['docs','packages','bench'].flatMap(f=>filesIn(f,/\.diagram$/,new Set(['node_modules','dist','bundle','generated']))).map(p=>[p,fs.readFileSync(p,'utf8')]);
const all=[...files,...catalogue().flatMap(c=>[[c.code+' ex',c.example],[c.code+' rep',c.repair]])];
await withLibrarySite({'a.html':'<!doctype html><title>t</title><script type=module src=/a.js></script>','a.js':"import {draw,check,format,fix,edit,compare,readSource,kinds} from '/linework/index.js'; globalThis.lw={draw,check,format,fix,edit,compare,readSource,kinds}; globalThis.ready=true"},async base=>{
 await withChromium([],async b=>{const p=await b.newPage();p.on('console',m=>console.log('C',m.text()));p.on('pageerror',e=>console.log('E',e));
 await p.goto(base+'/a.html');await p.waitForFunction(()=>globalThis.ready);
 let t=Date.now();const got=await p.evaluate(async list=>{const o=[];for(const s of list){const r=await lw.draw(s,{theme:'auto'});o.push(JSON.stringify([r.ok,r.svg,r.diagnostics,r.outline,r.kind,r.title,r.warnings]))}return o},all.map(x=>x[1]));console.log('ms',Date.now()-t);
 t=Date.now(); let bad=0;all.forEach(([n,s],i)=>{const r=draw(s,{theme:'auto'});const w=JSON.stringify([r.ok,r.svg,r.diagnostics,r.outline,r.kind,r.title,[]]);if(w!==got[i]){bad++;if(bad<6){let k=0;while(w[k]===got[i][k])k++;console.log(n,'\n N',w.slice(k-60,k+120),'\n B',got[i].slice(k-60,k+120))}}});console.log(all.length,'bad',bad,'node ms',Date.now()-t);
 })});
