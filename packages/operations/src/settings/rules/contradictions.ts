// Finds fixes of a file's style rules that contradict those of an organisation, so that repairs end: in, a diagram, the organisation's check and
// its findings, and the findings of the file; out, those whose fix edits what a fix of the organisation edits, or writes what it reports.
import {
  applyEdits,
  type Diagnostic,
  type Fix,
  makeSource,
  type Span,
  type StyleCheck,
  type StyledDiagram,
  type StyledNode,
  type StyledText,
  unquote,
} from '@linework/core';

interface House {
  readonly check: StyleCheck;
  readonly findings: readonly Diagnostic[];
}

interface Fixing {
  readonly finding: Diagnostic;
  readonly fix: Fix;
}

/** What some fixes change, before and after. */
interface Change<Part> {
  readonly of: readonly Diagnostic[];
  readonly before: Part;
  readonly after: Part;
}

export function contradictions(
  diagram: StyledDiagram,
  { check, findings }: House,
  own: readonly Diagnostic[],
): ReadonlySet<Diagnostic> {
  const fixing = fixingIn(own);
  if (fixing.length === 0) return new Set();
  const isTaken = overlapping(fixingIn(findings).map(({ fix }) => fix.span));
  const [taken, free] = parted(fixing, ({ fix }) => isTaken(fix.span));
  const [nodes, texts] = changesIn(diagram, free);
  const reports = (side: 'before' | 'after'): ReadonlyMap<string, number> =>
    reportsOn(
      check,
      diagram,
      nodes.map((each) => each[side]),
      texts.map((each) => each[side]),
    );
  const before = reports('before');
  // One more of the same is as bad as another one.
  const added = [...reports('after')].filter(([each, count]) => count > (before.get(each) ?? 0));
  const changes = [...nodes, ...texts];
  return new Set([
    ...taken.map(({ finding }) => finding),
    ...added.flatMap(([each]) => changes[Number.parseInt(each, 10)]?.of ?? []),
  ]);
}

function fixingIn(findings: readonly Diagnostic[]): readonly Fixing[] {
  return findings.flatMap((finding) => (finding.fix === undefined ? [] : { finding, fix: finding.fix }));
}

function parted<Item>(items: readonly Item[], holds: (item: Item) => boolean): readonly [Item[], Item[]] {
  return [items.filter(holds), items.filter((each) => !holds(each))];
}

/** How often a check reports what on some nodes and texts, each with its place in the two lists; what concerns the whole diagram is the same for all of them. */
function reportsOn(
  check: StyleCheck,
  diagram: StyledDiagram,
  nodes: readonly StyledNode[],
  texts: readonly StyledText[],
): ReadonlyMap<string, number> {
  const findings = check({
    ...diagram,
    edges: [],
    groups: [],
    nodes: nodes.map((each, index) => ({ ...each, span: placeOf(index) })),
    // Reports on a text with escapes have the place of the whole text.
    texts: texts.map((each, index) => ({ ...each, span: placeOf(nodes.length + index), written: 'escaped' })),
  });
  const counts = new Map<string, number>();
  for (const { code, span, message, hint } of findings) {
    const report = `${span.start} ${JSON.stringify([code, message, hint])}`;
    counts.set(report, (counts.get(report) ?? 0) + 1);
  }
  return counts;
}

function placeOf(index: number): Span {
  return { start: index, end: index };
}

/** Those of nodes, one for each fix, and those of texts, which a fix changes in part. */
function changesIn(
  diagram: StyledDiagram,
  fixing: readonly Fixing[],
): readonly [readonly Change<StyledNode>[], readonly Change<StyledText>[]] {
  const textAt = finder(diagram.texts.filter(({ written }) => written !== undefined));
  const nodes = new Map(diagram.nodes.map((each) => [each.span.start, each]));
  const ofTexts = new Map<StyledText, Fixing[]>();
  const ofNodes: Change<StyledNode>[] = [];
  for (const each of fixing) {
    const { finding, fix } = each;
    const text = textAt(fix.span);
    const node = nodes.get(finding.span.start);
    const others = text && ofTexts.get(text);
    if (others) others.push(each);
    else if (text) ofTexts.set(text, [each]);
    else if (node) ofNodes.push({ of: [finding], before: node, after: changedNode(node, fix) });
  }
  const changed = [...ofTexts].map(([before, list]) => ({
    of: list.map(({ finding }) => finding),
    before,
    after: { ...before, text: changedText(before, list) },
  }));
  return [ofNodes, changed];
}

/** Removes the tone, or writes a tone or an icon. */
function changedNode(node: StyledNode, { span, text }: Fix): StyledNode {
  const { tone: _, ...toneless } = node;
  if (text === '') return toneless;
  return span.start === node.toneSpan?.start ? { ...node, tone: text } : { ...node, icon: text.replace(/^ icon=/, '') };
}

function changedText({ text, span }: StyledText, fixing: readonly Fixing[]): string {
  const whole = fixing.find(({ fix }) => fix.span.start === span.start && fix.span.end === span.end);
  if (whole) return unquote(whole.fix.text.slice(1, -1));
  const edits = fixing.map(({ fix }) => ({
    span: { start: fix.span.start - span.start, end: fix.span.end - span.start },
    text: fix.text,
  }));
  return unquote(applyEdits(makeSource(`"${text}"`), edits).slice(1, -1));
}

/** Finds the text that contains a span; texts do not overlap. */
function finder(texts: readonly StyledText[]): (span: Span) => StyledText | undefined {
  const before = lastBefore(texts);
  return ({ start, end }) => {
    const text = before(start);
    return text && end <= text.span.end && start < text.span.end ? text : undefined;
  };
}

/** Whether a span shares a character with one of several, or is the same. */
function overlapping(spans: readonly Span[]): (span: Span) => boolean {
  const same = new Set(spans.map(({ start, end }) => `${start} ${end}`));
  const wide = spans.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start);
  let end = 0;
  // With the furthest end so far, as spans can be inside others.
  const reaching = wide.map((span) => {
    end = Math.max(end, span.end);
    return { span: { start: span.start, end } };
  });
  const before = lastBefore(reaching);
  return (span) =>
    same.has(`${span.start} ${span.end}`) || (before(Math.max(span.start, span.end - 1))?.span.end ?? 0) > span.start;
}

/** Finds the last item that starts at an offset or before it. */
function lastBefore<Item extends { readonly span: Span }>(
  items: readonly Item[],
): (offset: number) => Item | undefined {
  const sorted = items.toSorted((a, b) => a.span.start - b.span.start);
  return (offset) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.span.start ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return sorted[low - 1];
  };
}
