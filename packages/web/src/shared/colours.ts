// The chosen colours of a page: the reader's system's, unless the switch overrides it.
import { byId } from './elements.js';
import type { Kept } from './storage.js';

const KEY = 'linework-colours';

export interface Colours {
  readonly isDark: () => boolean;
  /** Calls after every change of the colours shown. */
  readonly onChange: (changed: () => void) => void;
}

export function pageColours(storage: Kept): Colours {
  const control = byId('colours', HTMLSelectElement);
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    if (control.value === '') delete document.documentElement.dataset.colours;
    else document.documentElement.dataset.colours = control.value;
  };
  control.value = storage.get(KEY);
  if (control.selectedIndex < 0) control.value = '';
  apply();
  return {
    isDark: () => (control.value || (system.matches ? 'dark' : 'light')) === 'dark',
    onChange: (changed) => {
      control.addEventListener('change', () => {
        storage.set(KEY, control.value);
        apply();
        changed();
      });
      system.addEventListener('change', changed);
    },
  };
}
