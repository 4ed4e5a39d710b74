// Pages that are used by keyboard only: in, a page; out, the same, on which everything throws that points, or that writes or chooses past the keyboard. So a
// journey by keyboard is one. Going by Tab checks that the focus is visible.

/** Of pages and, through their frame, of locators. */
const NOT_KEYS = [
  'check',
  'click',
  'dblclick',
  'dispatchEvent',
  'dragAndDrop',
  'fill',
  'focus',
  'hover',
  'press',
  'selectOption',
  'setChecked',
  'setInputFiles',
  'tap',
  'type',
  'uncheck',
];

export function keyboardOnly(page) {
  const refuse = (name) => () => {
    throw new Error(`This journey is by keyboard only, and ${name}() is not the keyboard.`);
  };
  for (const each of [page, page.mainFrame()]) for (const name of NOT_KEYS) each[name] = refuse(name);
  for (const pointer of [page.mouse, page.touchscreen])
    for (const name of ['click', 'dblclick', 'down', 'move', 'tap', 'up', 'wheel'])
      if (name in pointer) pointer[name] = refuse(name);
  const evaluate = page.evaluate.bind(page);
  page.evaluate = (work, ...args) =>
    /\.(?:click|focus)\(/.test(String(work)) ? refuse('evaluate')() : evaluate(work, ...args);
  return page;
}

/** Most presses of Tab from one end of a page to the other. */
const MOST_TABS = 200;

/** Runs in the page: the name of what has the focus, and what is wrong with how it is shown. */
function focusIn() {
  const element = document.activeElement;
  if (element === null || element === document.body) return { name: '' };
  const labels = 'labels' in element ? [...(element.labels ?? [])].map((each) => each.textContent) : [];
  const name = (element.getAttribute('aria-label') ?? labels[0] ?? element.textContent ?? '').trim();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { width, height, top, bottom } = element.getBoundingClientRect();
  const isSeen = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  return { name, problem: isSeen ? (hasRing ? undefined : 'has no ring') : 'is out of sight' };
}

/** Goes by Tab, or back by Shift+Tab, to the control of an accessible name. */
export async function tabTo(page, name, key = 'Tab') {
  const names = [];
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(focusIn);
    if (focus.problem) throw new Error(`The focus is on '${focus.name}' at ${page.url()}, which ${focus.problem}.`);
    if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return;
    names.push(focus.name.slice(0, 40));
  }
  const all = [...new Set(names)].join(' | ');
  throw new Error(`No control of the name '${name}' is reached by ${key} at ${page.url()}: ${all}`);
}

/** The accessible name of what has the focus; empty if nothing has. */
export async function focused(page) {
  return (await page.evaluate(focusIn)).name;
}
