// Every registered kind keeps the promises of all kinds.

import { kinds } from './registry.js';
import { describeContract } from './testing/contract.js';

for (const kind of kinds.values()) describeContract(kind);
