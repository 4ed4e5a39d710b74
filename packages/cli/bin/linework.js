#!/usr/bin/env node
// The command's entry: committed, so that npm can link it before anything is built. CommonJS, which starts faster.
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { load } = require('./load.js');

const bundle = join(__dirname, '..', 'bundle');
if (existsSync(bundle)) load(bundle).run();
else {
  process.stderr.write('linework: The command is not built yet. Run: npm run build\n');
  process.exitCode = 70;
}
