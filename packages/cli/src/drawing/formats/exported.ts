// Pictures that the package @linework/export makes from a scene: in, its function; out, a format's. A picture that it refuses,
// such as one too large, is a failure with its reason.
import { compose, type Scene, type Scheme } from '@linework/core';
import { usageFailure } from '../../command/failure.js';
import { servicePackage } from '../../service-packages.js';
import type { Look, Make } from '../format.js';
import { reportOf } from './report.js';

type Exporter = Awaited<ReturnType<typeof servicePackage<'@linework/export'>>>;
type Exported = Awaited<ReturnType<Exporter['toPng']>> | Awaited<ReturnType<Exporter['toPdf']>>;

export function madeBy(
  convert: (exporter: Exporter, scene: Scene, options: Look & { readonly scheme: Scheme }) => Promise<Exported>,
): Make {
  return async (text, schemes, look, context) => {
    const { scene, scheme, ...checked } = compose(text, context);
    const report = reportOf(checked);
    if (scene === undefined) return { report, contents: [], warnings: [] };
    const exporter = await servicePackage('@linework/export');
    const contents: Uint8Array[] = [];
    const warnings = new Set<string>();
    for (const asked of schemes) {
      const made = await convert(exporter, scene, { ...look, scheme: asked ?? scheme });
      if (!made.ok) throw usageFailure(made.message);
      contents.push(made.bytes);
      for (const { message } of made.warnings) warnings.add(message);
    }
    return { report, contents, warnings: [...warnings] };
  };
}
