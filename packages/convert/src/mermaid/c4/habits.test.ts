// A call of Mermaid pasted into one of our C4 diagrams means what the converter reads in it.
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../testing/convert.js';
import { repaired } from '../testing/habits.js';

const technical = ['Container', 'Component'].flatMap((level) => [level, `${level}Db`, `${level}Queue`]);
const ELEMENTS = [
  ...['Person', 'System', 'SystemDb', 'SystemQueue'].map((name) => [name, '"Ann", "Asks"'] as const),
  ...technical.map((name) => [name, '"Ann", "Go", "Asks"'] as const),
].flatMap(([name, rest]) => [`${name}(a, ${rest})`, `${name}_Ext(a, ${rest})`]);
const RELATIONS = ['Rel', 'BiRel', 'Rel_Back', 'Rel_U', 'Rel_Down', 'Rel_L', 'Rel_Right'].map(
  (name) => `${name}(a, b, "asks", "HTTPS", "all day")`,
);

describe('a call of Mermaid in a c4 diagram', () => {
  it.each(ELEMENTS)('%s is the element that the converter makes', (line) => {
    expect(repaired('c4', line)?.lines).toEqual(bodyOf(`C4Component\n${line}`));
  });

  it.each([...RELATIONS, 'RelIndex(1, a, b, "asks", "HTTPS", "all day")'])(
    '%s is the relation that the converter makes',
    (line) => {
      const parts = 'System(a, "Ann")\nSystem(b, "Bob")';
      const relation = bodyOf(`C4Context\n${parts}\n${line}`).at(-1);
      expect(repaired('c4', line, ['system a "Ann"', 'system b "Bob"'])?.lines).toEqual([relation]);
    },
  );

  it.each([
    'Boundary(g, "Group", "Team")',
    'Deployment_Node(g, "Group", "Linux", "Runs it")',
    'Node(g, "Group", "Linux")',
  ])('%s is the frame that the converter makes', (line) => {
    const [frame] = bodyOf(`C4Deployment\n${line} {\nContainer(a, "Ann")\n}`);
    expect(repaired('c4', `${line} {\ncontainer a "Ann"\n}`)?.lines).toEqual([frame]);
  });

  it('an address by its place is kept, and a tag stays out of the text', () => {
    const address = 'https://example.com/';
    expect(repaired('c4', `System(a, "Ann", "Asks", "", "", "${address}")`)?.lines).toEqual([
      `system a "Ann" sub="Asks" link="${address}"`,
    ]);
    expect(repaired('c4', 'Enterprise_Boundary(g, "Group", "tag") {\nsystem a "Ann"\n}')?.lines).toEqual([
      'group g "Group" {',
    ]);
  });
});
