// Parses a product and its spellings. In: a line of a product table. Out: the product.

/**
 * How far a spelling can be trusted in a label: `plain` names the product everywhere, `ordinary` is also an ordinary
 * word, `maker` also appears in front of the names of other products, `asked` counts only in an explicit search for
 * icons.
 */
export type SpellingUse = 'plain' | 'ordinary' | 'maker' | 'asked';

export interface Spelling {
  readonly text: string;
  readonly use: SpellingUse;
}

export interface Product {
  /** For a vendor's service, with the vendor. */
  readonly name: string;
  /** The name first. */
  readonly spellings: readonly Spelling[];
  /** Names of icons, best first. */
  readonly icons: readonly string[];
}

const USES: Readonly<Record<string, SpellingUse>> = { '~': 'ordinary', '^': 'maker', '-': 'asked' };

/** A table has one product per line: `PostgreSQL, Postgres, -PG = logos:postgresql devicon:postgresql`. */
export function readProducts(tables: readonly string[]): readonly Product[] {
  return tables.flatMap((table) => {
    const products: Product[] = [];
    for (const line of table.split('\n')) {
      const at = line.indexOf(' = ');
      if (at < 0) continue;
      const spellings = line.slice(0, at).split(', ').map(readSpelling);
      const icons = line.slice(at + 3).split(' ');
      products.push({ name: fullName(spellings[0]?.text ?? '', icons[0] ?? ''), spellings, icons });
    }
    return products;
  });
}

function readSpelling(written: string): Spelling {
  const use = USES[written.charAt(0)];
  return use === undefined ? { text: written, use: 'plain' } : { text: written.slice(1), use };
}

/** The makers of what a set's icons depict. */
const MAKERS: Readonly<Record<string, string>> = { aws: 'AWS', azure: 'Azure', k8s: 'Kubernetes' };

/** A service is shown with its maker: RDS is AWS RDS. */
function fullName(name: string, icon: string): string {
  const maker = MAKERS[icon.slice(0, icon.indexOf(':'))];
  const hasMaker = maker === undefined || /^(?:AWS|Amazon|Azure|Microsoft|Kubernetes|kube) /.test(name);
  return hasMaker ? name : `${maker} ${name}`;
}
