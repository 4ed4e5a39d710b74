// Publishes a source: in, the library that the page shows, the source and what its link shows; out, the diagram and where it went, which a default or an
// organisation can decide.
import { answered, api } from '../api/client.js';
import type { BodyOf, Of } from '../api/of.js';
import { Refusal } from '../api/refusal.js';
import type { Owner } from './owner.js';

export type Publishing = BodyOf<'/v1/diagrams/publish', 'post'>;
export type Published = Of<'/v1/diagrams/publish', 'post'>;

export async function publish(owner: Owner, { alias, personal, ...shared }: Publishing): Promise<Published> {
  const call =
    owner.kind === 'account'
      ? api.POST('/v1/diagrams/publish', {
          body: { ...shared, ...(alias && { alias }), ...(personal && { personal }) },
        })
      : api.POST('/orgs/{org}/diagrams', { params: { path: { org: owner.org.slug } }, body: shared });
  return answered<Published>(call).catch((thrown: unknown) => {
    throw thrown instanceof Refusal && thrown.code === 'diagram.invalid' ? withFirstError(thrown) : thrown;
  });
}

/** The first thing that is wrong with the source, in the words of the refusal. */
function withFirstError({ code, status, message, details, requestId }: Refusal): Refusal {
  const [first] = Array.isArray(details) ? (details as readonly { message?: unknown; line?: unknown }[]) : [];
  const words = first === undefined ? message : `Line ${first.line}: ${first.message}`;
  return new Refusal(code, status, words, details, requestId);
}
