// Elements of a page: those it has, by id, and new ones.

/** Throws if the page has no such element: its markup and its script disagree. */
export function byId<E extends HTMLElement>(id: string, type: new () => E): E {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`No ${type.name} has the id '${id}'.`);
}

/** An empty class is not set. Text never becomes markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
}
