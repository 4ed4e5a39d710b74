import {createServer,preview} from 'vite'; import { withChromium } from './scripts/browser/chromium.mjs';
const s=await createServer({root:'/tmp/vp',server:{port:4799,host:'127.0.0.1'},logLevel:'warn'});await s.listen();
const p2=await preview({root:'/tmp/vp',preview:{port:4798,host:'127.0.0.1'}});
await withChromium([],async b=>{for(const u of ['http://127.0.0.1:4799/','http://127.0.0.1:4798/']){const p=await b.newPage();p.on('console',m=>console.log('C',m.text()));p.on('pageerror',e=>console.log('E',e));await p.goto(u);
await p.waitForFunction(()=>globalThis.got);console.log(u,await p.evaluate(()=>[got.ok,got.warnings,got.diagnostics.length,got.svg.includes('#')]));await p.locator('linework-diagram svg').first().waitFor({timeout:20000});console.log('element ok', await p.evaluate(()=>performance.getEntriesByType('resource').filter(r=>/worker/.test(r.name)).map(r=>r.name)))}});
await s.close();await p2.close();process.exit(0)
