// The sources that the checks of pages type, save and draw.
export const GOOD = 'flow "Shop"\nnode shop client "Shop"\nnode api service "API"\nshop -> api : "calls"\n';
export const FAULTY = 'flow "Shop"\nnode shop client "Shop"\nshop -> apii : "calls"\n';
export const LONG = `flow "Long" direction=right\n${Array.from({ length: 12 }, (_, i) => `node n${i} service "Service ${i}"\n`).join('')}${Array.from({ length: 11 }, (_, i) => `n${i} -> n${i + 1}\n`).join('')}`;
