// Changes a picture that is shown into its next one, so that a browser styles, shapes and paints only what differs: in, the shown tree, what it was made of
// and what it becomes; out, nothing. What others have set on the shown tree, and both texts leave as it is, stays.

/** A part keeps its element where its neighbours change. */
const NAMES = ['data-node', 'data-group'] as const;

/**
 * `shown` has the form of `was`: the same elements and texts in the same order. Afterwards it has the form of `is`. `was` and `is` stay as they are.
 */
export function patch(shown: Element, was: Element, is: Element): void {
  patchAttributes(shown, was, is);
  const [shownNodes, wasNodes, isNodes] = [shown, was, is].map(({ childNodes }) => Array.from(childNodes)) as [
    ChildNode[],
    ChildNode[],
    ChildNode[],
  ];
  const [wasSorts, isSorts] = [wasNodes.map(sortOf), isNodes.map(sortOf)];
  const shortest = Math.min(wasSorts.length, isSorts.length);
  let start = 0;
  while (start < shortest && wasSorts[start] === isSorts[start]) start++;
  let end = 0;
  while (end < shortest - start && wasSorts.at(-1 - end) === isSorts.at(-1 - end)) end++;
  const follows = shownNodes[shownNodes.length - end] ?? null;
  for (const old of shownNodes.slice(start, shownNodes.length - end)) shown.removeChild(old);
  for (const added of isNodes.slice(start, isNodes.length - end))
    shown.insertBefore(shown.ownerDocument.importNode(added, true), follows);
  for (let at = 0; at < start; at++) patchNode(shownNodes[at], wasNodes[at], isNodes[at]);
  for (let at = 1; at <= end; at++) patchNode(shownNodes.at(-at), wasNodes.at(-at), isNodes.at(-at));
}

function patchNode(shown: Node | undefined, was: Node | undefined, is: Node | undefined): void {
  if (shown === undefined || was === undefined || is === undefined || was.isEqualNode(is)) return;
  if (isElement(shown) && isElement(was) && isElement(is)) patch(shown, was, is);
  else shown.nodeValue = is.nodeValue;
}

function patchAttributes(shown: Element, was: Element, is: Element): void {
  for (const { name } of Array.from(was.attributes)) if (!is.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of Array.from(is.attributes))
    if (was.getAttribute(name) !== value) shown.setAttribute(name, value);
}

/** Nodes of one sort can become each other. */
function sortOf(node: Node): string {
  if (!isElement(node)) return `#${node.nodeType}`;
  const name = NAMES.map((each) => node.getAttribute(each)).find((each) => each);
  return name === undefined ? node.nodeName : `${node.nodeName} ${name}`;
}

function isElement(node: Node | undefined): node is Element {
  return node?.nodeType === 1;
}
