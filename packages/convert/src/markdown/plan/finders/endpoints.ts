// Consecutive endpoint calls in prose or in a list: a sequence.
import type { Finder } from '../contract.js';

const ENDPOINT = /\b(GET|POST|PUT|PATCH|DELETE) (\/[\w/{}:.?=&-]{1,80})/g;
const ORDER = /\b(?:then|after(?:wards)?|first|next|finally|once|returns?|responds?|response|redirects?|before)\b/i;
const LEAST = 3;

export const endpoints: Finder = (block, section) => {
  const text = block.type === 'text' ? block.text : block.type === 'list' && block.ordered ? block.items.join(' ') : '';
  if (text === '' || !ORDER.test(text)) return undefined;
  const calls = [...text.replaceAll('`', '').matchAll(ENDPOINT)].map(([, method, path]) => `${method} ${path}`);
  if (new Set(calls).size < LEAST) return undefined;
  return {
    kind: 'sequence',
    reason: `The text describes ${calls.length} consecutive calls.`,
    draft: {
      header: { kind: 'sequence', ...(section.title === '' ? {} : { title: section.title }) },
      statements: [
        { shape: 'declaration', keyword: 'actor', id: 'caller', type: 'client', label: 'Client' },
        { shape: 'declaration', keyword: 'actor', id: 'api', type: 'service', label: 'API' },
        ...calls.map((label) => ({ shape: 'edge' as const, from: 'caller', arrow: '->' as const, to: 'api', label })),
      ],
    },
    lacks: ['What each call returns, and who else takes part.'],
  };
};
