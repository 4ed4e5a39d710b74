// What an organisation has is what an account has, with another owner: in, a tag of the documentation and an endpoint for one's own things;
// out, the same for those of the organisation in its path, for the roles that may.
import { type AnyOperation, operation, type Permission, type Tag } from '@linework/operations';
import type { Change } from '../../platform/change/change.js';
import { type AnyEndpoint, callerOf, type Endpoint, type EndpointContext, memberOf } from '../../platform/endpoint.js';
import type { Refused } from '../../platform/errors/refused.js';
import { permittedRole } from '../members/held.js';
import { orgField } from './fields.js';

type Schemas = ReturnType<AnyOperation['schemas']>;

export interface InOrganisation {
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  /** What the caller's role has to permit. */
  readonly permits: Permission;
  /** Where it differs from `/user` replaced by the organisation. */
  readonly path?: string;
  /** Fields that only the endpoint for one's own has. */
  readonly without?: readonly string[];
  /** Ways to fail that the endpoint for one's own does not have. */
  readonly refusals?: readonly Refused[];
}

export const ofOrganisation =
  (tag: Tag) =>
  <Own extends Schemas>(own: Endpoint<Own>, as: InOrganisation): AnyEndpoint => {
    const { http, access, example } = own;
    if (http === undefined || access === 'public') throw new Error(`${own.name} has no path, or no owner.`);
    const {
      name,
      summary,
      permits,
      path = http.path.replace('/user/', '/orgs/{org}/'),
      without = [],
      refusals = [],
    } = as;
    const { description = own.description } = as;
    return operation<Schemas, EndpointContext, Refused>({
      ...own,
      name,
      summary,
      description,
      http: { ...http, path, tag },
      access: { scope: 'write', ...access, role: { permits, in: 'org' } },
      refusals: [...new Set<Refused>([...own.refusals, ...refusals, 'resource.not_found'])],
      // Counted apart from one's own.
      ...(own.limits && { limits: own.limits.map((each) => ({ ...each, name: `organisation-${each.name}` })) }),
      example: { org: 'acme', ...example },
      schemas: (shared) => {
        const { input, output } = own.schemas(shared);
        const fields = Object.entries(input.shape).filter(([field]) => !without.includes(field));
        return { input: shared.z.strictObject({ org: orgField(shared.z), ...Object.fromEntries(fields) }), output };
      },
      run: ({ org, ...input }, context) => {
        const change: Change = (action, work) =>
          context.change(action, async (tx, note) => {
            await permittedRole(tx, memberOf(context, org as string), callerOf(context), permits);
            return work(tx, note);
          });
        return own.run(input as Parameters<typeof own.run>[0], { ...context, change });
      },
    });
  };
