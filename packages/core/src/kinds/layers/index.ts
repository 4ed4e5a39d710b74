// The kind layers.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildLayers } from './build.js';
import { layersCodes, layersNumbers } from './codes.js';
import { describeLayers } from './describe.js';
import { drawLayers } from './draw/index.js';
import { layersHabits } from './habits/index.js';
import type { LayersModel } from './model.js';
import { layersGrammar } from './statements.js';
import { layersText } from './terminal/index.js';

export const layers: AnyKind = kind<LayersModel>({
  grammar: layersGrammar,
  evidence: async () => (await import('./evidence.js')).layersEvidence,
  habits: layersHabits,
  codes: codeEntries(layersCodes),
  numbers: layersNumbers,
  build: buildLayers,
  describe: describeLayers,
  draw: drawLayers,
  text: layersText,
});
