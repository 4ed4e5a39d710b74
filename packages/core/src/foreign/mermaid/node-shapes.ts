// What the node shapes of a Mermaid flowchart mean: docs/conversion.md, Shapes. Bracket forms and names lead to one short name;
// the short name leads to a type and states whether something is lost. The converter and the habits read this table.

export interface MermaidShape {
  readonly type: 'step' | 'decision' | 'terminal' | 'database' | 'storage' | 'external' | 'client' | 'person';
  /** The construct itself determines the type, before any class name. */
  readonly certain?: boolean;
  /** Value of the node's shape=. */
  readonly outline?: 'hexagon';
  /** The outline has a meaning that no type expresses. */
  readonly lost?: boolean;
  /** The label of a shape that Mermaid draws without text. */
  readonly mark?: 'Start' | 'End';
}

export interface MermaidBracket {
  readonly open: string;
  /** Each closing bracket, and the short name of the shape that it completes. */
  readonly closes: readonly (readonly [close: string, shape: string])[];
}

/** Longer openings first. */
export const MERMAID_BRACKETS: readonly MermaidBracket[] = [
  { open: '(((', closes: [[')))', 'dbl-circ']] },
  { open: '((', closes: [['))', 'circle']] },
  { open: '([', closes: [['])', 'stadium']] },
  { open: '(-', closes: [['-)', 'ellipse']] },
  { open: '(', closes: [[')', 'rounded']] },
  { open: '[[', closes: [[']]', 'fr-rect']] },
  { open: '[(', closes: [[')]', 'cyl']] },
  {
    open: '[/',
    closes: [
      ['/]', 'lean-r'],
      ['\\]', 'trap-b'],
    ],
  },
  {
    open: '[\\',
    closes: [
      ['\\]', 'lean-l'],
      ['/]', 'trap-t'],
    ],
  },
  { open: '[', closes: [[']', 'rect']] },
  { open: '{{', closes: [['}}', 'hex']] },
  { open: '{', closes: [['}', 'diam']] },
  { open: '>', closes: [[']', 'odd']] },
];

/** First the short name, then its aliases. */
const NAMES = `rect proc process rectangle
rounded event
stadium terminal pill
fr-rect subprocess subproc framed-rectangle subroutine
cyl db database cylinder
datastore data-store
circle circ
odd
diam decision diamond question
hex hexagon prepare
lean-r lean-right in-out
lean-l lean-left out-in
trap-b priority trapezoid-bottom trapezoid
trap-t trapezoid-top inv-trapezoid
manual
dbl-circ double-circle
ellipse
text
notch-rect card notched-rectangle
lin-rect lined-rectangle lined-process lin-proc shaded-process
sm-circ start small-circle
fr-circ stop framed-circle
fork join
hourglass collate
brace comment brace-l
brace-r
braces
bolt com-link lightning-bolt
doc document
delay half-rounded-rectangle
h-cyl das horizontal-cylinder
lin-cyl disk lined-cylinder
curv-trap curved-trapezoid display
div-rect div-proc divided-rectangle divided-process
tri extract triangle
win-pane internal-storage window-pane
f-circ junction filled-circle
lin-doc lined-document
notch-pent loop-limit notched-pentagon
flip-tri manual-file flipped-triangle
sl-rect manual-input sloped-rectangle
docs documents st-doc stacked-document
st-rect procs processes stacked-rectangle
flag paper-tape
bow-rect stored-data bow-tie-rectangle
cross-circ summary crossed-circle
tag-doc tagged-document
tag-rect tagged-rectangle tag-proc tagged-process
bang
cloud
folder directory
bucket
console
browser
person`;

const SHORT_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.split('\n').flatMap((row) => {
    const names = row.split(' ');
    return names.map((name): readonly [string, string] => [name, names[0] ?? name]);
  }),
);

/** Every name of a shape, aliases included. */
export const MERMAID_SHAPE_NAMES: readonly string[] = [...SHORT_NAMES.keys()];

const SHAPES: Readonly<Record<string, MermaidShape>> = {
  rect: { type: 'step' },
  rounded: { type: 'step' },
  'fr-rect': { type: 'step' },
  hex: { type: 'step', outline: 'hexagon' },
  odd: { type: 'step' },
  'lean-r': { type: 'step' },
  'lean-l': { type: 'step' },
  'trap-b': { type: 'step' },
  'trap-t': { type: 'step' },
  doc: { type: 'step' },
  docs: { type: 'step' },
  'lin-doc': { type: 'step' },
  'tag-doc': { type: 'step' },
  flag: { type: 'step' },
  diam: { type: 'decision', certain: true },
  stadium: { type: 'terminal', certain: true },
  circle: { type: 'terminal' },
  'dbl-circ': { type: 'terminal' },
  'sm-circ': { type: 'terminal', mark: 'Start' },
  'fr-circ': { type: 'terminal', mark: 'End' },
  cyl: { type: 'database' },
  'lin-cyl': { type: 'storage' },
  'h-cyl': { type: 'storage' },
  'bow-rect': { type: 'storage' },
  cloud: { type: 'external' },
  // A shape that Mermaid added later; the name matches one of our types.
  datastore: { type: 'database', lost: true },
  bucket: { type: 'storage', lost: true },
  browser: { type: 'client', lost: true },
  person: { type: 'person', lost: true },
};

const LOST: MermaidShape = { type: 'step', lost: true };

/** The short name of a shape name, or nothing for a name unknown to Mermaid. */
export function mermaidShapeName(name: string): string | undefined {
  return SHORT_NAMES.get(name) ?? (name.startsWith('bpmn-') ? name : undefined);
}

export function mermaidShape(short: string): MermaidShape {
  if (Object.hasOwn(SHAPES, short)) return SHAPES[short] ?? LOST;
  if (short.startsWith('bpmn-gateway')) return { type: 'decision', lost: true };
  if (short === 'bpmn-data-store') return { type: 'database', lost: true };
  return /^bpmn-(?:event|start|end)/.test(short) ? { type: 'terminal', lost: true } : LOST;
}
