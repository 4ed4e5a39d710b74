// The kind schema.
import type { AnyKind } from '../kind.js';
import { schemaHabits } from './habits/index.js';
import { plainSchema } from './plain.js';

export const schema: AnyKind = { ...plainSchema, habits: schemaHabits };
