// Keeps the focus where somebody is, when what had it goes: an item of a list that is removed, the form of a dialog that is answered, a notice that closes.
// In, the page; out, a function that ends it. Without it, the browser moves the focus to the start of the document.

/** Where a control is: each element above it, with the child of it that led there. */
type Place = readonly (readonly [above: Element, at: number])[];

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

export function keepFocus(page: HTMLElement): () => void {
  let last: HTMLElement | undefined;
  let inPage: HTMLElement | undefined;
  let place: Place = [];
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target.closest('dialog') !== null) return;
    last = target;
    if (!page.contains(target)) return;
    inPage = target;
    place = placeOf(target, page);
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
    if (dialog) focusOn(dialog.querySelector('h2') ?? dialog);
    else if (last?.isConnected === false) (inPage?.isConnected ? inPage : nearest(place))?.focus();
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

function placeOf(control: Element, page: Element): Place {
  const place: [Element, number][] = [];
  for (let child = control; child !== page && child.parentElement !== null; child = child.parentElement)
    place.push([child.parentElement, [...child.parentElement.children].indexOf(child)]);
  return place;
}

/** What follows where it was, else what precedes it, in the innermost element that is still there and has anything. */
function nearest(place: Place): HTMLElement | undefined {
  for (const [above, at] of place) {
    if (!above.isConnected) continue;
    const children = [...above.children];
    for (const child of [...children.slice(at), ...children.slice(0, at).reverse()]) {
      const control = child.matches(FOCUSABLE) ? child : child.querySelector(FOCUSABLE);
      if (control instanceof HTMLElement) return control;
    }
  }
  return undefined;
}

/** An element that isn't reached by Tab. */
function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
}
