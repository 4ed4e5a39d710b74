// The kind layers.
import type { AnyKind } from '../kind.js';
import { layersHabits } from './habits/index.js';
import { plainLayers } from './plain.js';

export const layers: AnyKind = { ...plainLayers, habits: layersHabits };
