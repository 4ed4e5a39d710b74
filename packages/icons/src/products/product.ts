// A product and its spellings: a line of a product table in, the product out.

/**
 * How far a spelling may be trusted in a label: `plain` names the product wherever it stands, `ordinary` is an ordinary
 * word too, `maker` also stands before the names of other products, `asked` names it only for one who asks for icons.
 */
export type SpellingUse = 'plain' | 'ordinary' | 'maker' | 'asked';

export interface Spelling {
  readonly text: string;
  readonly use: SpellingUse;
}

export interface Product {
  /** Of a vendor's service, with the vendor. */
  readonly name: string;
  /** The name first. */
  readonly spellings: readonly Spelling[];
  /** Names of icons, the best first. */
  readonly icons: readonly string[];
}

const USES: Readonly<Record<string, SpellingUse>> = { '~': 'ordinary', '^': 'maker', '-': 'asked' };

/** A table has a product a line: `PostgreSQL, Postgres, -PG = logos:postgresql devicon:postgresql`. */
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

/** Who makes what an icon of a set stands for. */
const MAKERS: Readonly<Record<string, string>> = { aws: 'AWS', azure: 'Azure', k8s: 'Kubernetes' };

/** A service is told with its maker: RDS is AWS RDS. */
function fullName(name: string, icon: string): string {
  const maker = MAKERS[icon.slice(0, icon.indexOf(':'))];
  const told = maker === undefined || /^(?:AWS|Amazon|Azure|Microsoft|Kubernetes|kube) /.test(name);
  return told ? name : `${maker} ${name}`;
}
