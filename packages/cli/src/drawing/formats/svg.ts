// Pictures as SVG.
import { compose, drawScene } from '@linework/core';
import { servicePackage } from '../../service-packages.js';
import type { Make } from '../format.js';
import { reportOf } from './report.js';

export const make: Make = async (text, schemes, { embedSource, embedFont, background }, context) => {
  const composed = compose(text, context);
  const fonts =
    embedFont && composed.scene !== undefined
      ? await (await servicePackage('@linework/export')).embeddedFonts(composed.scene)
      : undefined;
  const look = {
    ...(embedSource === undefined ? {} : { embedSource }),
    ...(background === undefined ? {} : { background }),
    ...(fonts === undefined ? {} : { fonts }),
  };
  const results = drawScene(composed, text, schemes, look, context);
  return {
    report: reportOf(results[0] ?? { ok: false, diagnostics: [] }),
    contents: results.flatMap(({ svg }) => (svg === undefined ? [] : [svg])),
    warnings: [],
  };
};
