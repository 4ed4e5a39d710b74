// A page about a feature that the plan of the organisation may not include: in, the organisation, the feature and the page; out, the page, below a sentence
// with the plans that include it, so that nobody fills a form that would be refused.
import { FEATURES, type Feature, hasFeature, type Plan, plansWith } from '@linework/operations/plans';
import type { ComponentChildren, JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import { Shown } from '../../parts/shown.js';
import { useLoaded } from '../../state/loaded.js';
import { planName } from './plan-name.js';

export interface PlanNoteProps {
  /** Its slug. */
  readonly org: string;
  readonly feature: Feature;
  readonly children: ComponentChildren;
}

export function PlanNote({ org, feature, children }: PlanNoteProps): JSX.Element {
  const lacking = useLoaded(() => planWithout(org, feature), [org, feature]);
  return (
    <Shown of={lacking}>
      {(plan) => (
        <>
          {plan && (
            <p class="plan-note">
              The plan {planName(plan)} does not include {FEATURES[feature]}.{' '}
              {new Intl.ListFormat('en').format(plansWith(feature).map(planName))} do.{' '}
              <a href={`/console/orgs/${org}/billing`}>Change the plan</a>
            </p>
          )}
          {children}
        </>
      )}
    </Shown>
  );
}

/** The plan in force if it lacks the feature. Undefined too where the reader may not see it: then the service refuses in its own words. */
async function planWithout(org: string, feature: Feature): Promise<Plan | undefined> {
  try {
    const { isBilled, plan } = await answered(api.GET('/orgs/{org}/billing', { params: { path: { org } } }));
    return isBilled && !hasFeature(plan, feature) ? plan : undefined;
  } catch {
    return undefined;
  }
}
