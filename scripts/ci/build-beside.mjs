// Builds everything beside `npm test`, which begins to install and build at the same moment: waits for that, then builds what is left.
import { setTimeout as wait } from 'node:timers/promises';
import { isPrepared, prepare } from '../fresh.mjs';

/** Milliseconds. What takes longer has failed there, and is reported. */
const LONGEST = 600_000;

/** What `npm test` builds: for its tests, for those of the command, and to check types. */
const BUILT = ['test', 'command', 'types'];

const end = Date.now() + LONGEST;
while (Date.now() < end && !BUILT.every(isPrepared)) await wait(1_000);
await prepare('build');
