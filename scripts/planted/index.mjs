// node scripts/planted/index.mjs [WORDS]: plants each fault of faults.mjs whose name contains the words, one at a time, and runs the tests that should
// notice it. Prints which tests caught it, and exits 1 if a fault was not caught.
import { FAULTS } from './faults.mjs';
import { plantAll } from './plant.mjs';

const words = process.argv.slice(2).join(' ');
plantAll(FAULTS.filter(({ name }) => name.includes(words)));
