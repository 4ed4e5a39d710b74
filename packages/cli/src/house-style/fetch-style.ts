// The house style of an organisation from its service: in, a client and the organisation; out, the answer of the service, and the parts of it that
// this version can use.
import { type CheckedStyle, checkHouseStyle } from '@linework/operations/house-style/check-house-style';
import { isObject } from '@linework/operations/settings/value-checks';
import { type ServiceClient, ServiceFailure } from '../service/client.js';

export interface FetchedStyle extends CheckedStyle {
  /** Kept as it is, so that a later version can use more of it. */
  readonly answer: unknown;
}

/** `patience`: milliseconds until the service counts as unanswered; omitted if the user waits for it. */
export async function fetchStyle(
  { call }: ServiceClient,
  organization: string,
  patience?: number,
): Promise<FetchedStyle> {
  const base = `/orgs/${encodeURIComponent(organization)}`;
  const field = async (path: string, name: string): Promise<unknown> => {
    const { value } = await call(`${base}${path}`, patience === undefined ? {} : { patience });
    return isObject(value) ? value[name] : undefined;
  };
  const [rulesOf, brand, rules, icons] = await Promise.all([
    field('', 'name').catch(unknownOrganization(organization)),
    field('/brand?files=true', 'brand').catch(unknownPath),
    field('/style-rules', 'rules').catch(unknownPath),
    field('/icons?outlines=true', 'icons').catch(unknownPath),
  ]);
  const answer = { brand, rules, rulesOf, icons };
  return { answer, ...checkHouseStyle(answer) };
}

/** A service of an older version has no such path. */
function unknownPath(error: unknown): undefined {
  if (!(error instanceof ServiceFailure) || !error.code.endsWith('.not_found')) throw error;
}

/** The service does not reveal whether an organisation exists to someone who does not belong to it. */
function unknownOrganization(organization: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ServiceFailure) || error.code !== 'resource.not_found') throw error;
    const message = `There is no organisation '${organization}', or you do not belong to it.`;
    throw new ServiceFailure(error.code, message, error.details);
  };
}
