// The table of plans in docs/service.md: in, the page; out, the page with what each plan includes and allows in a day.
import { FEATURES, hasFeature, PLANS } from '@linework/operations';
import { ACTS, allowanceOf } from '@linework/server';
import { plain, table } from '../reference/markdown.mjs';

const PLACE = /(<!-- plans: [^>]*-->\n)[\s\S]*?(<!-- \/plans -->)/;

const ALLOWED = { draw: 'Drawings in a day', check: 'Checks in a day', publish: 'Publications in a day' };

/** What decides on features, and the plan whose allowance counts. */
const COLUMNS = [...PLANS.map((plan) => [plan, plan]), ['unbilled', 'pro']];

export function withPlans(page) {
  if (!PLACE.test(page)) throw new Error('docs/service.md has no markers for its plans.');
  const features = Object.entries(FEATURES).map(([feature, name]) => [
    plain(name[0].toUpperCase() + name.slice(1)),
    ...COLUMNS.map(([terms]) => (hasFeature(terms, feature) ? 'yes' : '')),
  ]);
  const allowances = ACTS.map((act) => [
    plain(ALLOWED[act]),
    ...COLUMNS.map(([, plan]) => allowanceOf(plan)[act].toLocaleString('en')),
  ]);
  const written = table(['', 'Free', 'Pro', 'Team', 'Enterprise', 'Nothing is billed'], [...features, ...allowances]);
  return page.replace(PLACE, (_whole, before, after) => `${before}\n${written}\n${after}`);
}
