// Every registered kind fulfils the contract of all kinds.
import { kinds } from './registry.js';
import { ownMistakes } from './testing/contract/own-mistakes.js';
import { describeContract } from './testing/contract.js';

for (const [name, kind] of kinds) describeContract(kind, await ownMistakes(name));
