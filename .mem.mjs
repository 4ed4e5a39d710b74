import { withLibrarySite } from './scripts/browser/library/site.mjs'; import { withChromium } from './scripts/browser/chromium.mjs'; import {PAGES} from './scripts/browser/library/pages.mjs'; import fs from 'node:fs'; import {kinds} from '@linework/library';
const texts=kinds.map(({name})=>fs.readFileSync(`packages/core/src/kinds/${name}/testing/canonical.diagram`,'utf8'));
await withLibrarySite(PAGES,base=>withChromium([],async b=>{const p=await b.newPage();await p.goto(base+'/functions.html');await p.waitForFunction(()=>globalThis.linework);
const cdp=await p.context().newCDPSession(p);const heap=async()=>{await cdp.send('HeapProfiler.collectGarbage');return ((await cdp.send('Runtime.getHeapUsage')).usedSize/1e6).toFixed(2)};
for(let r=0;r<=10;r++){const t=Date.now();const n=r===0?1:50;await p.evaluate(async([l,n])=>{for(let i=0;i<n;i++)for(const s of l)await linework.draw(s.replace('"','"'+i+' '),{theme:'auto'})},[texts,n]);console.log(r*1000,'draws',await heap(),'MB',Date.now()-t,'ms')}
}));
