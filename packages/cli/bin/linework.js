#!/usr/bin/env node
// The command's entry: committed, so that npm can link it before anything is built.
import '../bundle/linework.js';
