// Whole sequences against files that were looked at. After a wanted change:
// npx vitest run packages/core/src/kinds/sequence/draw/golden -u
// then look at every picture (scripts/look.mjs) before it is accepted.
import { describeGoldens } from '../../../testing/golden.js';

describeGoldens(new URL('../golden/', import.meta.url));
