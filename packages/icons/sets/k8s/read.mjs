// Reads the set's package. In: its folder. Out: its drawings and the skipped ones.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svgOf } from '../../scripts/svg-file.mjs';
import { kubernetesName } from './names.mjs';

const FOLDER = 'k8s-community/icons/svg';

/** @returns {import('../../scripts/source.mjs').Source} */
export function readSource(root) {
  const of = (folder, unlettered) =>
    readdirSync(join(root, FOLDER, folder))
      .filter((file) => file.endsWith('.svg'))
      .sort()
      .map((file) => {
        const { markup, box } = svgOf(readFileSync(join(root, FOLDER, folder, file), 'utf8'));
        return { ...kubernetesName(file.slice(0, -'.svg'.length)), markup, box: { ...box, unlettered } };
      });
  return {
    drawings: [
      ...of('resources/unlabeled', false),
      ...of('infrastructure_components/unlabeled', false),
      // These exist only with their label, which is text in a font.
      ...of('control_plane_components/labeled', true),
    ],
    leftOut: [],
  };
}
