// Mermaid's diagram types: in, the first word of a text; out, the type it names, the kind it becomes, or the closest kind if
// the type is not supported. docs/conversion.md, Principles.

export interface ExternalType {
  /** Its name in results and messages. */
  readonly type: string;
  /** The kind it becomes; absent if the type is not supported. */
  readonly kind?: string;
  /** For an unsupported type. */
  readonly closest?: string;
}

/** type, kind (or ~closest kind, or -), first words. */
const TYPES = `flowchart flow flowchart graph flowchart-elk
sequence sequence sequenceDiagram
er schema erDiagram
class class classDiagram classDiagram-v2
state state stateDiagram stateDiagram-v2
gantt gantt gantt
gitGraph git gitGraph
timeline timeline timeline
journey journey journey
mindmap mindmap mindmap
treemap treemap treemap treemap-beta
pie pie pie
quadrant quadrant quadrantChart
c4 c4 C4Context C4Container C4Component C4Dynamic C4Deployment
sankey sankey sankey sankey-beta
xychart xychart xychart xychart-beta
treeView tree treeView treeView-beta
requirement ~flow requirement requirementDiagram
block ~flow block block-beta
architecture ~flow architecture architecture-beta
packet ~schema packet packet-beta
zenuml ~sequence zenuml
kanban - kanban
radar - radar radar-beta
usecase ~flow usecase usecase-beta usecaseDiagram
swimlane swimlane swimlane swimlane-beta
agentflow ~flow agentflow agentflow-beta
eventmodeling ~flow eventmodeling eventmodeling-beta
ishikawa ~mindmap ishikawa ishikawa-beta
wardley ~quadrant wardley wardley-beta
cynefin ~quadrant cynefin cynefin-beta
venn - venn venn-beta
railroad - railroad railroad-beta
info - info`;

const BY_WORD: ReadonlyMap<string, ExternalType> = new Map(
  TYPES.split('\n').flatMap((row) => {
    const [type = '', kind = '-', ...words] = row.split(' ');
    const entry: ExternalType = {
      type,
      ...(kind === '-' ? {} : kind.startsWith('~') ? { closest: kind.slice(1) } : { kind }),
    };
    return words.map((word): readonly [string, ExternalType] => [word, entry]);
  }),
);

export const HEADER_WORDS: readonly string[] = [...BY_WORD.keys()];

export function externalType(word: string): ExternalType | undefined {
  return BY_WORD.get(word);
}
