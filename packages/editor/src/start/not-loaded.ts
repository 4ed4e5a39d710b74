/** What the notice says when something that is loaded on demand could not be. */
export const NOT_LOADED =
  'A part of the editor could not be loaded. Try again with a network, or load the page again: your text stays.';
