// A scene as JSON with one primitive per line, so that a diff shows what moved. Icons are listed only by name, numbers
// are rounded to a hundredth; the outline contains the description. Which statement something comes from isn't drawn, so it is left out.

function compact(value) {
  return JSON.stringify(value, (key, each) => {
    if (key === 'art' || key === 'children' || key === 'span') return undefined;
    return typeof each === 'number' ? Math.round(each * 100) / 100 : each;
  });
}

function nodeLines(nodes, indent) {
  const drawn = nodes.flatMap(drawnNodes);
  return drawn.flatMap((node, i) => {
    const comma = i + 1 < drawn.length ? ',' : '';
    if (node.type !== 'part') return [`${indent}${compact(node)}${comma}`];
    const head = compact(node).slice(0, -1);
    if (node.children.length === 0) return [`${indent}${head},"children":[]}${comma}`];
    return [`${indent}${head},"children":[`, ...nodeLines(node.children, `${indent} `), `${indent}]}${comma}`];
  });
}

/** A row has no element of its own, only its texts. */
function drawnNodes(node) {
  return node.type === 'part' && node.part === 'row' ? node.children.flatMap(drawnNodes) : [node];
}

/** @param {import('@linework/core').Scene} scene */
export function sceneLines({ nodes, description: _, ...page }) {
  return [`${compact(page).slice(0, -1)},"nodes":[`, ...nodeLines(nodes, ' '), ']}', ''].join('\n');
}
