// The promises of every kind, kept by this one.
import { describeContract } from '../testing/contract.js';
import { ownMistakes } from '../testing/contract/own-mistakes.js';
import { tree } from './index.js';

describeContract(tree, await ownMistakes('tree'));
