// Elements of a page: those it has, by id, and new ones.

/** Throws if the page has no such element: its markup and its script disagree. */
export function byId<E extends HTMLElement>(id: string, type: new () => E): E {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`No ${type.name} has the id '${id}'.`);
}

/** An empty class is not set. Text never becomes markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.textContent = text;
  return element;
}
