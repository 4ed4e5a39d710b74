// The flavour that a request names: by the cloud's name, or by a product that only one flavour has.
import { FLAVOURS, type Flavour } from '../pattern.js';
import { products } from '../products.data.js';
import { stemsOf } from './words.js';

const NAMES: Readonly<Record<Flavour, string>> = {
  aws: 'aws amazon',
  azure: 'azure microsoft entra',
  gcp: 'gcp google',
  kubernetes: 'kubernetes k8s kubectl helm',
  'self-hosted': 'selfhosted onprem onpremises datacenter',
};

export function flavourIn(request: string): Flavour | undefined {
  const words = stemsOf(request);
  const whole = ` ${words.join(' ')} `;
  const says = (text: string): boolean => {
    const stems = stemsOf(text);
    return stems.length > 0 && whole.includes(` ${stems.join(' ')} `);
  };
  const named = FLAVOURS.find((each) => stemsOf(NAMES[each]).some((word) => words.includes(word)));
  if (named !== undefined) return named;
  return (['aws', 'azure', 'gcp'] as const).find((each) =>
    Object.values(products).some((of) => {
      const [name = ''] = (of[each] ?? '').split(' = ');
      // Matches RDS as well as Amazon RDS.
      return says(name.replace(/^(Amazon|AWS|Azure) /, '')) && of.kubernetes !== of[each];
    }),
  );
}
