// The promises of every kind, kept by this one.

import { ownMistakes } from '../testing/contract/own-mistakes.js';
import { describeContract } from '../testing/contract.js';
import { c4 } from './index.js';

describeContract(c4, await ownMistakes('c4'));
