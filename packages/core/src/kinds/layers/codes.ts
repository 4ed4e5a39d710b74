// Diagnostic codes of layers only.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface LayersCodeArgs {
  /** `instead`: a line to another node of the band. */
  readonly E640: {
    readonly band: string;
    readonly is: 'layer' | 'pillar';
    readonly node: string;
    readonly instead?: string;
  };
  readonly W640: { readonly from: string; readonly to: string; readonly skipped: readonly string[] };
  readonly W641: { readonly from: string; readonly to: string; readonly lower?: string; readonly upper?: string };
  readonly W642: { readonly count: number };
  readonly W643: { readonly label: string };
}

export const layersNumbers: CodeNumbers = { E: [640, 649], W: [640, 649] };

const UI = 'layer ui "Experience" {\n  node web\n}\n';
const SERVICES = 'layer svc "Services" {\n  node api\n}\n';
const DATA = 'layer data "Data" {\n  node db\n}\n';
const HEAD = `layers "Platform"\n${UI}${SERVICES}${DATA}`;

export const layersCodes: CodeTable<LayersCodeArgs> = {
  E640: {
    severity: 'error',
    meaning: 'A line joins a node and the layer or pillar around it.',
    message: ({ band, is, node }) =>
      `'${node}' is inside the ${is} '${band}'; a line joins it to a node, or to another layer or pillar.`,
    hint: ({ instead }) => (instead === undefined ? 'Remove this line, or write another end.' : `Write: ${instead}`),
    example: `${HEAD}web -> ui\n`,
    repair: `${HEAD}web -> svc\n`,
  },
  W640: {
    severity: 'warning',
    style: true,
    meaning: 'A line skips a layer.',
    message: ({ from, to, skipped }) => `The line from '${from}' to '${to}' skips ${listed(skipped)}.`,
    hint: () => 'Route it through a node of the layer between, or keep it if that matches the system.',
    example: `${HEAD}web -> db\n`,
    repair: `${HEAD}web -> api\napi -> db\n`,
  },
  W641: {
    severity: 'warning',
    style: true,
    meaning: 'A call points up: a layer depends on the one above it.',
    message: ({ from, to, lower, upper }) => {
      const caller = lower === undefined ? `'${from}'` : `'${from}' in '${lower}'`;
      const called = upper === undefined ? `'${to}', a layer` : `'${to}' in '${upper}', the layer`;
      return `${caller} calls ${called} above it.`;
    },
    hint: () => 'Reverse the line, write an event (..>) or a reply (-->), or change the order of the layers.',
    example: `${HEAD}db -> api\n`,
    repair: `${HEAD}api -> db\n`,
  },
  W642: {
    severity: 'warning',
    meaning: 'A diagram has pillars but no layers.',
    message: ({ count }) => `${count === 1 ? 'There is a pillar' : `There are ${count} pillars`} but no layer.`,
    hint: () => 'Add the layers: layer ui "Experience" {',
    example: 'layers "Platform"\npillar ops "Operations" {\n  node logs\n}\n',
    repair: `layers "Platform"\n${UI}pillar ops "Operations" {\n  node logs\n}\n`,
  },
  W643: {
    severity: 'warning',
    style: true,
    meaning: 'A line joins a node, a layer or a pillar to itself.',
    message: ({ label }) => `The line joins '${label}' to itself, which has no meaning in layers.`,
    hint: () => 'Remove this line, or write another target: web -> api',
    example: `${HEAD}api -> api\n`,
    repair: `${HEAD}web -> api\n`,
  },
};

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `'${name}'`);
  if (quoted.length > 3) return `${quoted.slice(0, 2).join(', ')} and ${quoted.length - 2} more`;
  return quoted.length === 1 ? (quoted[0] ?? '') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}

export const report: Report<LayersCodeArgs> = reporter(layersCodes);
