// The promises of every kind, kept by this one.

import { ownMistakes } from '../testing/contract/own-mistakes.js';
import { describeContract } from '../testing/contract.js';
import { treemap } from './index.js';

describeContract(treemap, await ownMistakes('treemap'));
