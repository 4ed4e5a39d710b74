// Structurizr workspaces: the contract of importers, what each word of the DSL gives, views, and workspaces as JSON.
import { describe, expect, test } from 'vitest';
import type { FileSet, ImportRequest, ImportResult } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { structurizr } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const dsl = (model: string, views = '', before = ''): FileSet => [
  { path: 'workspace.dsl', content: `${before}workspace "Shop" {\nmodel {\n${model}\n}\nviews {\n${views}\n}\n}\n` },
];
const LANDSCAPE = 'systemLandscape {\ninclude *\n}\n';
const SHOP =
  'customer = person "Customer"\nshop = softwareSystem "Shop" {\nweb = container "Web" "Sells" "TypeScript"\n}\ncustomer -> web "Buys at"\n';
const OPENED = 'container shop {\ninclude *\n}\n';

describeImporter(structurizr, {
  good: dsl(SHOP, OPENED),
  reformatted: [
    {
      path: 'workspace.dsl',
      content:
        '# a shop\nworkspace "Shop" {\n\n  model {\n    /* who buys */\n    customer = person "Customer"\n    shop = softwareSystem "Shop" {\n      web = container "Web" \\\n        "Sells" "TypeScript"\n    }\n    // later\n    customer -> web "Buys at"\n  }\n  views {\n    container shop {\n      include *\n    }\n  }\n}\n',
    },
  ],
  grown: dsl(`staff = person "Staff"\n${SHOP}bank = softwareSystem "Bank"\nweb -> bank "Pays at"\n`, OPENED),
  leftOut: {
    files: dsl(
      `${SHOP}spare = softwareSystem "Spare"\n!docs docs\n`,
      `${OPENED}image * "Photo" {\nimage photo.png\n}\n`,
    ),
    names: ['Spare', 'Customer Shop', '!docs docs', 'Photo'],
  },
  unreadable: [
    { files: dsl('a = person "A"\nb = person "A"'), file: 'workspace.dsl', line: 4 },
    { files: dsl('a = person "A"\na -> gone "x"'), file: 'workspace.dsl', line: 4 },
    { files: dsl('softwareSystem "S" {\ncomponent "C"\n}'), file: 'workspace.dsl', line: 4 },
    { files: dsl(SHOP, 'container gone {\n}'), file: 'workspace.dsl', line: 11 },
    { files: dsl('person "A" {\ncontainer "C"\n}'), file: 'workspace.dsl', line: 4 },
    { files: [{ path: 'workspace.dsl', content: 'workspace {\nmodel {\n' }], file: 'workspace.dsl', line: 2 },
    { files: dsl('!include gone.dsl\na = person "A"\na -> b'), file: 'workspace.dsl', line: 5 },
  ],
  empty: [{ path: 'workspace.dsl', content: 'workspace {\n}\n' }],
  large: (count) => dsl(Array.from({ length: count }, (_, at) => `softwareSystem "S${at}"`).join('\n'), LANDSCAPE),
  closed: 'statements, not keys: an unknown one is an error',
  reader: 'own',
  pieces: [
    '{\n',
    '}\n',
    'a -> b\n',
    'workspace {\nmodel {\n',
    'group "x" {\n',
    '"',
    '"""\n',
    '!include workspace.dsl\n',
    '\\\n',
    '/*\n',
    'softwareSystem "S"\n',
  ],
});

async function read(files: FileSet, request: Omit<ImportRequest, 'files'> = {}): Promise<ImportResult> {
  const result = await importFiles({ ...request, files, format: 'structurizr' }, context, [structurizr]);
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return result;
}

async function source(files: FileSet, request: Omit<ImportRequest, 'files'> = {}): Promise<string> {
  const { source: first, parts } = await read(files, request);
  return [first, ...parts.map((part) => part.source)].join('\n');
}

describe('in the model', () => {
  test.each<readonly [string, string, RegExp]>([
    ['a person', 'p = person "Reader" "Reads"', /^person p "Reader" sub="Reads"$/m],
    [
      'a technology',
      's = softwareSystem "S" {\ncontainer "Api" "Answers" "Go"\n}',
      /container Api tech="Go" sub="Answers"/,
    ],
    [
      'a custom element',
      'c = element "Sensor" "Hardware" "Measures"',
      /system c "Sensor" tech="Hardware" sub="Measures"/,
    ],
    [
      'a group in a group',
      'group "City" {\ngroup "Library" {\nsoftwareSystem "S"\n}\n}',
      /group City \{\n {2}group Library \{\n {4}system S/,
    ],
    ['what is of somebody else', 's = softwareSystem "Mail" "" "External"', /system s "Mail" external/],
    ['a constant', '!const NAME "Loans"\nsoftwareSystem "\u0024{NAME}"', /system Loans/],
    ['this', 'a = person "A"\nb = softwareSystem "B" {\na -> this "Uses"\n}', /a -> b : "Uses"/],
    [
      'a relationship without a source',
      'b = softwareSystem "B"\na = softwareSystem "A" {\n-> b "Asks"\n}',
      /a -> b : "Asks"/,
    ],
    ['identifiers whatever their case', 'Ab = person "A"\nb = softwareSystem "B"\naB -> B "Uses"', /Ab -> b : "Uses"/],
    [
      'an archetype',
      'archetypes {\nhttps = -> {\ntechnology "HTTPS"\n}\n}\na = person "A"\nb = softwareSystem "B"\na --https-> b "Asks"',
      /a -> b : "Asks" tech="HTTPS"/,
    ],
    [
      'an archetype of an element',
      'archetypes {\nstore = element {\nmetadata "Store"\n}\n}\nx = store "X"',
      /system x "X" tech="Store"/,
    ],
    [
      'a bulk operation',
      'a = person "A"\nb = softwareSystem "B"\n!elements "element.type==SoftwareSystem" {\na -> this "Uses"\n}',
      /a -> b : "Uses"/,
    ],
    ['an element extended', 's = softwareSystem "S"\n!element s {\ndescription "Later"\n}', /system s "S" sub="Later"/],
    [
      'what follows from a child',
      'a = person "A"\ns = softwareSystem "S" {\nc = container "C"\n}\na -> c "Uses"',
      /a -> s : "Uses"/,
    ],
    [
      'a line that is asynchronous',
      'a = softwareSystem "A"\nb = softwareSystem "B"\na -> b "Tells" "" "Async"',
      /a \.\.> b : "Tells"/,
    ],
    ['a text without its end, as Structurizr does', 's = softwareSystem "Shop', /system s "Shop"/],
    [
      'another name of an element',
      'a = person "A"\nsoftwareSystem "S"\ns = !element "SoftwareSystem://S"\na -> s "Uses"',
      /a -> S : "Uses"/,
    ],
    [
      'an element that something is related to only by its kind',
      'a = element "Sensor"\nb = softwareSystem "B"\na -> b "Tells"',
      /a -> b : "Tells"/,
    ],
    [
      'what a property says, whatever its name',
      'a = softwareSystem "A" {\nproperties {\n"Owned by" "Us"\n}\n}\nb = softwareSystem "B"\n!elements "element.properties[Owned by]==Us" {\n-> b "Asks"\n}',
      /a -> b : "Asks"/,
    ],
  ])('%s', async (_, model, expected) => {
    expect(await source(dsl(model))).toMatch(expected);
  });

  test('nothing is implied by a child if that is turned off', async () => {
    const model =
      '!impliedRelationships false\na = person "A"\ns = softwareSystem "S" {\nc = container "C"\n}\na -> c "Uses"';
    expect(await source(dsl(model, LANDSCAPE))).not.toContain('->');
  });

  test('hierarchical identifiers are found from their scope', async () => {
    const model =
      '!identifiers hierarchical\na = softwareSystem "A" {\nc = container "AC"\n}\nb = softwareSystem "B" {\nc = container "BC"\nd = container "BD"\nd -> c "Asks"\n}\na.c -> b.c "Tells"';
    const text = await source(dsl(model, 'container b {\ninclude b.c b.d a.c\n}'));
    expect(text).toMatch(/d -> \S+ : "Asks"/);
    expect(text).toMatch(/: "Tells"/);
  });

  test('instances are related like their originals, in their environment and group', async () => {
    const model =
      's = softwareSystem "S" {\nw = container "W"\nd = container "D"\n}\nw -> d "Reads"\ndeploymentEnvironment "Live" {\none = deploymentGroup "One"\ntwo = deploymentGroup "Two"\ndeploymentNode "N1" {\nw1 = containerInstance w one\nd1 = containerInstance d one\n}\ndeploymentNode "N2" {\nd2 = containerInstance d two\n}\n}';
    const text = await source(dsl(model, 'deployment s "Live" {\ninclude *\n}'));
    expect(text).toContain('w1 -> d1 : "Reads"');
    expect(text).not.toContain('w1 -> d2');
  });

  const DEPLOYED =
    's = softwareSystem "S" {\nw = container "W"\nd = container "D"\n}\nw -> d "Reads"\ndeploymentEnvironment "Live" {\none = deploymentNode "One" {\nlb = infrastructureNode "LB"\nw1 = containerInstance w\n}\ntwo = deploymentNode "Two" {\nd1 = containerInstance d\n}\nthree = deploymentNode "Three" {\nd2 = containerInstance d\n}\nlb -> w "Forwards"\ntwo -> three "Copies"\none -> two "Sees"\n}\n';

  test('a system or container stands for its instances in an environment', async () => {
    const text = await source(dsl(DEPLOYED, 'deployment s "Live" {\ninclude *\n}'));
    expect(text).toContain('lb -> w1 : "Forwards"');
  });

  test('a line to a node ends at the only element that runs there; with several it is reported', async () => {
    const { source: text, diagnostics } = await read(dsl(DEPLOYED, 'deployment s "Live" {\ninclude *\n}'));
    expect(text).toContain('d1 -> d2 : "Copies"');
    expect(text).not.toContain('Sees');
    expect(diagnostics.map(({ message }) => message).join(' ')).toContain('{Live} / One {Live} / Two');
  });

  test('an element is removed from a deployment with what runs on it', async () => {
    const text = await source(dsl(DEPLOYED, 'deployment s "Live" {\ninclude *\nexclude three w\n}'));
    expect(text).toContain('d1');
    expect(text).not.toMatch(/d2|w1/);
  });

  test.each([
    ['dashed', 'style dashed', 'a --> b'],
    ['dotted', 'style dotted', 'a ..> b'],
    ['dashed, as it was said once', 'dashed true', 'a --> b'],
    ['solid', 'style solid', 'a -> b'],
  ])('the style of a tag makes a line %s', async (_, style, expected) => {
    const model = 'a = person "A"\nb = softwareSystem "B"\na -> b "Tells" "" "Async"';
    const views = `${LANDSCAPE}styles {\nrelationship "Async" {\n${style}\n}\n}\n`;
    expect(await source(dsl(model, views))).toContain(expected);
  });

  test("a tag of a vendor's theme gives the product's icon", async () => {
    const art = { width: 1, height: 1, shapes: [] };
    const known = { find: (name: string) => (name === 'aws:route-53' ? art : undefined), nearest: () => [] };
    const model = 's = softwareSystem "S" "" "Amazon Web Services - Route 53"';
    const { source: text } = await importFiles({ files: dsl(model) }, { icons: known }, [structurizr]);
    expect(text).toContain('icon=aws:route-53');
  });

  test('scripts are not read but reported', async () => {
    const model = '!script groovy {\nif (x) {\nprintln "it\n}\n}\ns = softwareSystem "S"';
    const { source: text, diagnostics } = await read(dsl(model));
    expect(text).toContain('system s');
    expect(diagnostics.map(({ message }) => message).join(' ')).toContain('!script groovy');
  });

  test('texts too long for a picture are cut', async () => {
    expect((await source(dsl(`softwareSystem "S" "${'long '.repeat(900)}"`))).length).toBeLessThan(2_000);
  });

  test('an environment replaces a relationship', async () => {
    const model =
      's = softwareSystem "S" {\nw = container "W"\nd = container "D"\n}\nw -> d "Reads"\ndeploymentEnvironment "Live" {\ndeploymentNode "N" {\nlb = infrastructureNode "LB"\nw1 = containerInstance w\nd1 = containerInstance d\n}\nw -/> d {\nw -> lb\nlb -> d "Forwards"\n}\n}';
    const text = await source(dsl(model, 'deployment s "Live" {\ninclude *\n}'));
    expect(text).toMatch(/w1 -> lb : "Reads"\n?/);
    expect(text).toContain('lb -> d1 : "Forwards"');
    expect(text).not.toContain('w1 -> d1');
  });
});

describe('a view', () => {
  const model =
    'a = person "A"\nb = softwareSystem "B" "" "Old" {\nc = container "C"\nd = container "D"\n}\ne = softwareSystem "E"\na -> c "Uses" "" "Sync"\nc -> d "Asks"\nd -> e "Tells"\n';

  test.each<readonly [string, string, readonly string[], readonly string[]]>([
    ['a landscape', LANDSCAPE, ['person a', 'system b', 'system e', 'a -> b', 'b -> e'], ['container']],
    ['what is round a system', 'systemContext e {\ninclude *\n}', ['system b', 'system e'], ['person a']],
    ['what is in a system', 'container b {\ninclude *\n}', ['system b "B" {', 'container c', 'c -> d', 'd -> e'], []],
    ['one by name', 'systemLandscape {\ninclude a b\n}', ['a -> b'], ['system e']],
    ['all but one', 'systemLandscape {\ninclude *\nexclude e\n}', ['a -> b'], ['system e']],
    ['by tag', 'systemLandscape {\ninclude "element.tag==Old"\n}', ['system b'], ['person a']],
    ['by type', 'systemLandscape {\ninclude element.type==Person\n}', ['person a'], ['system']],
    ['what leads to one', 'systemLandscape {\ninclude ->e\n}', ['system b', 'system e'], ['person a']],
    ['what is round one', 'systemLandscape {\ninclude ->b->\n}', ['person a', 'system e'], []],
    ['without lines between two', 'systemLandscape {\ninclude *\nexclude "a -> b"\n}', ['b -> e'], ['a -> b']],
    ['without lines of a tag', 'container b {\ninclude *\nexclude relationship.tag==Sync\n}', ['c -> d'], ['a -> c']],
    [
      'of several expressions',
      'systemLandscape {\ninclude "element.type==SoftwareSystem && element.tag!=Old"\n}',
      ['system e'],
      ['system b'],
    ],
    [
      'its title, words and direction',
      'systemLandscape "All" {\ninclude *\ntitle "Everything"\ndescription "Who uses what"\nautoLayout lr\n}',
      ['c4 "Everything"', 'desc="Who uses what"', 'direction=right'],
      [],
    ],
    [
      'in time, in its order',
      'dynamic b {\nc -> d "First"\n{\n{\na -> c "Then"\n}\n}\nd -> c "Back"\n}',
      ['c -> d : "First"\na -> c : "Then"\nd -> c : "Back"'],
      [],
    ],
    [
      'a view without what has a tag',
      `${LANDSCAPE.replace('{', 'All {')}filtered All exclude Old New\n`,
      ['c4 "New"'],
      [],
    ],
    ['what is not one', 'systemLandscape {\ninclude *\nexclude element!=e\n}', ['system e'], ['system b', 'person a']],
    ['with variables', '!var WHO e\nsystemContext \u0024{WHO} {\ninclude *\n}', ['system b'], ['person a']],
  ])('shows %s', async (_, views, shown, hidden) => {
    const text = await source(dsl(model, views));
    for (const each of shown) expect(text).toContain(each);
    for (const each of hidden) expect(text).not.toContain(each);
  });

  test('is one diagram; the others are parts by their keys', async () => {
    const { parts } = await read(dsl(model, `${LANDSCAPE}container b "Opened" {\ninclude *\n}\n`));
    expect(parts.map(({ name }) => name)).toEqual(['Opened']);
  });

  test('that a picture cannot hold is an overview with parts, beside the other views', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `s${at} = softwareSystem "S${at}"`).join('\n');
    const { parts } = await read(dsl(`${model}${many}`, `${LANDSCAPE}container b "Opened" {\ninclude *\n}\n`));
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.at(-1)?.name).toBe('Opened');
  });

  test('shows the neighbours of the focus', async () => {
    const { source: text, parts } = await read(dsl(model, `${LANDSCAPE}container b "Opened" {\ninclude *\n}\n`), {
      focus: { item: 'A', depth: 1 },
    });
    expect(text).toContain('a -> b');
    expect(text).not.toContain('system e');
    expect(parts).toEqual([]);
  });

  test('is created if the workspace has none', async () => {
    const { source: first, parts } = await read(dsl(model));
    expect(first).toContain('view=context');
    expect(parts.map(({ name }) => name)).toEqual(['container B']);
  });

  test.each([
    ['a type', { view: 'container' }, 'view=container'],
    ['a system', { view: 'context', root: 'E' }, '"E, context"'],
    ['a key', { root: 'Opened' }, '"B, containers"'],
  ])('is chosen by %s', async (_, options, expected) => {
    const { source: text, parts } = await read(dsl(model, `${LANDSCAPE}container b "Opened" {\ninclude *\n}\n`), {
      options,
    });
    expect(text).toContain(expected);
    expect(parts).toEqual([]);
  });

  test.each([
    ['of a level that it does not show', 'systemLandscape {\ninclude c\n}'],
    ['beside its parent', 'container e {\ninclude c\ninclude b\n}'],
    ['that is missing', 'systemLandscape {\ninclude gone\n}'],
    ['without a relationship, in time', 'dynamic * {\ne -> a "No"\n}'],
    ['in a missing environment', 'deployment b "Gone" {\ninclude *\n}'],
    ['under a key twice', 'systemLandscape "K" {\n}\nsystemLandscape "K" {\n}'],
  ])('is rejected with an element %s', async (_, views) => {
    const { ok, diagnostics } = await importFiles({ files: dsl(model, views), format: 'structurizr' }, context, [
      structurizr,
    ]);
    expect({ ok, code: diagnostics[0]?.code }).toEqual({ ok: false, code: 'I110' });
  });
});

describe('files', () => {
  test('that are included are read in place', async () => {
    const files: FileSet = [
      ...dsl('!var NAME "One"\n!include parts/system.dsl\n!var NAME "Two"\n!include parts\n'),
      { path: 'parts/system.dsl', content: 'softwareSystem "\u0024{NAME}"\n' },
    ];
    expect(await source(files)).toMatch(/system One[\s\S]*system Two/);
  });

  test.each([
    ['of the DSL', 'base.dsl', 'workspace "Base" {\nmodel {\na = person "A"\n}\n}\n'],
    [
      'in JSON',
      'base.json',
      '{"name":"Base","model":{"people":[{"id":"1","name":"A","properties":{"structurizr.dsl.identifier":"a"}}]},"views":{}}',
    ],
  ])('that are extended come first, %s', async (_, path, content) => {
    const files: FileSet = [
      {
        path: 'workspace.dsl',
        content: `workspace extends ${path} {\nmodel {\nb = softwareSystem "B"\na -> b "Uses"\n}\n}\n`,
      },
      { path, content },
    ];
    expect(await source(files)).toMatch(/-> b : "Uses"/);
  });

  test('that are included but missing are reported', async () => {
    const { source: text, diagnostics } = await read(dsl('!include gone.dsl\ns = softwareSystem "S"'));
    expect(text).toContain('system s');
    expect(diagnostics.map(({ line, message }) => [line, message.includes('gone.dsl')])).toContainEqual([3, true]);
  });

  test('that are included but missing are reported beside the resulting errors', async () => {
    const files = dsl('!include gone.dsl\na = person "A"\na -> b');
    const { diagnostics } = await importFiles({ files, format: 'structurizr' }, context, [structurizr]);
    expect(diagnostics.map(({ line }) => line)).toEqual([3, 5]);
  });

  test('that include one another are rejected', async () => {
    const files: FileSet = [...dsl('!include a.dsl'), { path: 'a.dsl', content: '!include a.dsl\n' }];
    const { ok } = await importFiles({ files, format: 'structurizr' }, context, [structurizr]);
    expect(ok).toBe(false);
  });

  test('in JSON give the model and views', async () => {
    const workspace = {
      name: 'Shop',
      model: {
        people: [
          { id: '1', name: 'A', relationships: [{ id: '9', sourceId: '1', destinationId: '2', description: 'Uses' }] },
        ],
        softwareSystems: [
          { id: '2', name: 'B', tags: 'Element,Software System,Store', containers: [{ id: '3', name: 'C' }] },
        ],
        deploymentNodes: [
          {
            id: '4',
            name: 'N',
            environment: 'Live',
            instances: '2',
            containerInstances: [{ id: '5', containerId: '3' }],
          },
        ],
      },
      views: {
        systemContextViews: [
          { key: 'Context', softwareSystemId: '2', elements: [{ id: '1' }, { id: '2' }], relationships: [{ id: '9' }] },
        ],
        deploymentViews: [{ key: 'Live', environment: 'Live', elements: [{ id: '4' }, { id: '5' }] }],
        configuration: { styles: { elements: [{ tag: 'Store', shape: 'Cylinder' }] } },
      },
    };
    const text = await source([{ path: 'workspace.json', content: JSON.stringify(workspace) }]);
    expect(text).toMatch(/system B database\n?/);
    expect(text).toContain('A -> B : "Uses"');
    expect(text).toMatch(/host N sub="× 2" \{\n {2}container C/);
  });

  test('in JSON mark external elements, nested groups and the order of views', async () => {
    const workspace = {
      model: {
        properties: { 'structurizr.groupSeparator': '/' },
        softwareSystems: [
          { id: '1', name: 'Mail', location: 'External' },
          { id: '2', name: 'Shop', group: 'City/North' },
        ],
      },
      views: {
        systemLandscapeViews: [{ key: 'All', order: 2, title: 'Second', elements: [{ id: '1' }, { id: '2' }] }],
        systemContextViews: [
          { key: 'One', order: 1, title: 'First', softwareSystemId: '2', elements: [{ id: '2' }], relationships: [] },
        ],
      },
    };
    const text = await source([{ path: 'workspace.json', content: JSON.stringify(workspace) }]);
    expect(text).toMatch(/^c4 "First"[\s\S]*c4 "Second"/);
    expect(text).toContain('system Mail external');
    expect(text).toMatch(/group City \{\n {2}group North \{/);
  });
});
