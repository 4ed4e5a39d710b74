// The kind layers, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { type AnyKind, kind } from '../kind.js';
import { buildLayers } from './build.js';
import { layersCodes, layersNumbers } from './codes.js';
import { describeLayers } from './describe.js';
import { drawLayers } from './draw/index.js';
import { layersSigns } from './habits/signs.js';
import type { LayersModel } from './model.js';
import { layersGrammar } from './statements.js';
import { layersText } from './terminal/index.js';

export const plainLayers: AnyKind = kind<LayersModel>({
  grammar: layersGrammar,
  evidence: async () => (await import('./evidence.js')).layersEvidence,
  habits: withoutRepairs(layersSigns),
  codes: codeEntries(layersCodes),
  numbers: layersNumbers,
  build: buildLayers,
  describe: describeLayers,
  draw: drawLayers,
  text: layersText,
});
