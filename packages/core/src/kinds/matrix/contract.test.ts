// The promises of every kind, kept by this one.

import { ownMistakes } from '../testing/contract/own-mistakes.js';
import { describeContract } from '../testing/contract.js';
import { matrix } from './index.js';

describeContract(matrix, await ownMistakes('matrix'));
