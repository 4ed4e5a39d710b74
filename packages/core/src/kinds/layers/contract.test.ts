// The promises of every kind, kept by this one.

import { ownMistakes } from '../testing/contract/own-mistakes.js';
import { describeContract } from '../testing/contract.js';
import { layers } from './index.js';

describeContract(layers, await ownMistakes('layers'));
