// What the scripts of pages share, as text that precedes a page's own script: the chosen colours, the list of errors, and
// showing a picture from text.

/** `store` keeps the chosen colours: localStorage for an address that stays, sessionStorage for one that does not. */
export function sharedScript(store: 'localStorage' | 'sessionStorage'): string {
  return `'use strict';
const $ = (id) => document.getElementById(id);
/** Stores nothing if storage is forbidden or full; an empty value is removed. */
const store = (name) => ({
  get: (key) => { try { return window[name].getItem(key) ?? ''; } catch { return ''; } },
  set: (key, value) => {
    try { if (value === '') window[name].removeItem(key); else window[name].setItem(key, value); } catch {}
  },
});
const kept = store('${store}');

const system = matchMedia('(prefers-color-scheme: dark)');
const dark = () => ($('colours').value || (system.matches ? 'dark' : 'light')) === 'dark';
function colour() {
  const asked = $('colours').value;
  if (asked) document.documentElement.dataset.colours = asked;
  else delete document.documentElement.dataset.colours;
}
function onColours(changed) {
  $('colours').addEventListener('change', () => { kept.set('linework-colours', $('colours').value); colour(); changed(); });
  system.addEventListener('change', changed);
}
$('colours').value = kept.get('linework-colours');
if ($('colours').selectedIndex < 0) $('colours').value = '';
colour();

const element = (name, className, text) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
};
/** go: handles a click on a location; without it locations are plain text. */
function showMistakes(diagnostics, go) {
  $('mistakes').replaceChildren(...diagnostics.map((each) => {
    const item = element('li', each.severity);
    const place = element(go ? 'button' : 'span', 'place', 'Line ' + each.line + ':' + each.column);
    if (go) { place.type = 'button'; place.addEventListener('click', () => go(each)); }
    item.append(place, ' ' + (each.severity === 'error' ? 'Error ' : 'Warning ') + each.code + ': ' + each.message);
    if (each.text) item.append(element('pre', '', each.text));
    if (each.hint) item.append(element('div', 'hint', each.hint));
    return item;
  }));
  $('mistakes').hidden = diagnostics.length === 0;
}
const counted = (count, word) => count + ' ' + word + (count === 1 ? '' : 's');
function summary(diagnostics) {
  const errors = diagnostics.filter((each) => each.severity === 'error').length;
  const warnings = diagnostics.length - errors;
  return [errors ? counted(errors, 'error') : '', warnings ? counted(warnings, 'warning') : ''].filter(Boolean).join(', ');
}
function tell(words, bad = false) {
  $('state').textContent = words;
  $('state').classList.toggle('bad', bad);
}
function showSvg(svg, alt) {
  const picture = $('picture');
  const before = picture.src;
  picture.alt = alt;
  picture.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  if (before.startsWith('blob:')) URL.revokeObjectURL(before);
}
`;
}
