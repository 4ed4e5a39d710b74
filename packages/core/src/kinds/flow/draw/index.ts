// Draws a flow: in, the model; out, the scene.
import type { IconLookup } from '../../../scene/icon.js';
import type { Scene } from '../../../scene/scene.js';
import type { FlowModel } from '../model.js';

export function drawFlow(_model: FlowModel, _icons: IconLookup): Scene {
  return { width: 0, height: 0, title: '', description: '', kind: 'flow', nodes: [] };
}
