#!/usr/bin/env node
// The command's entry: committed, so that npm can link it before anything is built.
import { existsSync } from 'node:fs';

const bundle = new URL('../bundle/linework.js', import.meta.url);
if (existsSync(bundle)) await import(bundle.href);
else {
  process.stderr.write('linework: the command is not built yet. Write: npm run build\n');
  process.exitCode = 70;
}
