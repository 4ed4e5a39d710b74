// What a screen reader hears of a page: in, the page; out, lines of role and name in the order of the accessibility tree, with what is pressed, current or
// disabled.

/** Without a name they say nothing. */
const QUIET = new Set(['none', 'generic', 'StaticText', 'InlineTextBox', 'LineBreak', 'paragraph', 'ListMarker']);
const STATES = ['pressed', 'disabled', 'expanded', 'modal'];

export async function spoken(page, isMeant = () => true) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((each) => [each.nodeId, each]));
  const linesOf = ({ ignored, role, name, properties = [], childIds = [] }) => {
    const inner = childIds.flatMap((id) => linesOf(byId.get(id)));
    if (ignored || QUIET.has(role.value)) return inner;
    const states = properties
      .filter(({ name: state, value }) => STATES.includes(state) && ![false, 'false'].includes(value.value))
      .map(({ name: state }) => `, ${state}`);
    return [`${role.value} '${name?.value ?? ''}'${states.join('')}`, ...inner];
  };
  const root = nodes.find(({ parentId }) => parentId === undefined);
  return linesOf(root).filter(isMeant);
}
