// What closes an open menu: in, the element that holds it and its button; out, a call at Escape and at a press outside, until the returned function is called.

export function whenLeft(holder: HTMLElement | null | undefined, close: () => void): () => void {
  const left = (event: Event): void => {
    const isInside = event.composedPath().some((each) => each === holder);
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside) close();
  };
  document.addEventListener('keydown', left);
  document.addEventListener('pointerdown', left);
  return () => {
    document.removeEventListener('keydown', left);
    document.removeEventListener('pointerdown', left);
  };
}
