// A set of words as few bits (a Bloom filter): in, the words; out, a short text, and from that text whether a word can be in the set. It never
// misses a word of the set, and is wrong about one other word in a hundred.

/** Per word. */
const BITS = 10;
const PLACES = 4;

export function wordFilterText(words) {
  const size = Math.ceil((words.length * BITS) / 8) * 8;
  const bytes = new Uint8Array(size / 8);
  for (const word of words) for (const place of placesOf(word, size)) bytes[place >> 3] |= 1 << (place & 7);
  return btoa(String.fromCharCode(...bytes));
}

export function wordFilter(text) {
  const bytes = atob(text);
  const isSet = (place) => ((bytes.charCodeAt(place >> 3) >> (place & 7)) & 1) === 1;
  return (word) => placesOf(word, bytes.length * 8).every(isSet);
}

/** FNV-1a, 32 bits, and steps that depend on it. */
function placesOf(word, size) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193) >>> 0;
  const step = (Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0) | 1;
  return Array.from({ length: PLACES }, (_, at) => ((hash + at * step) >>> 0) % size);
}
