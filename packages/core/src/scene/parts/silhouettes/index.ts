// The silhouette of every type of node (docs/look.md, Nodes).
import type { Silhouette } from '../silhouette.js';
import { diamond, hexagon } from './angular.js';
import { card, dashedCard, markedCard, personCard, windowCard } from './cards.js';
import type { Form } from './form.js';
import { document } from './paper.js';
import { bucket, cylinder, doubleCylinder, lyingCylinder, stadium } from './vessels.js';

export const SILHOUETTES: Readonly<Record<Form, Silhouette>> = {
  step: card,
  decision: diamond,
  terminal: stadium,
  database: cylinder,
  cache: doubleCylinder,
  queue: lyingCylinder,
  storage: bucket,
  person: personCard,
  client: windowCard,
  gateway: hexagon,
  service: card,
  function: markedCard,
  external: dashedCard,
  identity: card,
  secret: card,
  document,
};
