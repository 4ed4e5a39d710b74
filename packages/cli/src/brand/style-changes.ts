// What differs between two house styles: in, both; out, one line for each part that differs.
import type { HouseStyle } from '@linework/operations/house-style/house-style';

export function styleChanges(before: HouseStyle, after: HouseStyle): readonly string[] {
  return [
    partChange('brand', flat(before.brand), flat(after.brand)),
    partChange('style rules', entriesOf(before.rules), entriesOf(after.rules)),
    partChange('icons', iconsOf(before), iconsOf(after)),
  ].filter((each) => each !== undefined);
}

type Entries = ReadonlyMap<string, string>;

function partChange(part: string, before: Entries, after: Entries): string | undefined {
  const names = (list: Iterable<string>, verb: string): readonly string[] => {
    const all = [...list];
    return all.length === 0 ? [] : [`${verb} ${all.join(', ')}`];
  };
  const texts = [
    ...names(difference(after, before), 'added'),
    ...names(
      [...after.keys()].filter((name) => before.has(name) && before.get(name) !== after.get(name)),
      'changed',
    ),
    ...names(difference(before, after), 'removed'),
  ];
  return texts.length === 0 ? undefined : `${part}: ${texts.join('; ')}`;
}

function difference(of: Entries, without: Entries): readonly string[] {
  return [...of.keys()].filter((name) => !without.has(name));
}

function flat(brand: HouseStyle['brand']): Entries {
  const { colours = {}, ...rest } = brand ?? {};
  return entriesOf({ ...colours, ...rest });
}

function iconsOf({ icons = [] }: HouseStyle): Entries {
  return entriesOf(Object.fromEntries(icons.map((each) => [`own:${each.name}`, each])));
}

function entriesOf(value: object = {}): Entries {
  return new Map(Object.entries(value).map(([name, each]) => [name, JSON.stringify(each)]));
}
