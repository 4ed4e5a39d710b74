// The kind tree.
import type { AnyKind } from '../kind.js';
import { treeHabits } from './habits/index.js';
import { plainTree } from './plain.js';

export const tree: AnyKind = { ...plainTree, habits: treeHabits };
