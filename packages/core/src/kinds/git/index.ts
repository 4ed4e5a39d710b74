// The kind git.
import type { AnyKind } from '../kind.js';
import { gitHabits } from './habits/index.js';
import { plainGit } from './plain.js';

export const git: AnyKind = { ...plainGit, habits: gitHabits };
