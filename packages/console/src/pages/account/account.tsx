// The account: who you are, whose brand your own calls have, an export of everything, and its end.
import type { JSX } from 'preact';
import { Day } from '../../parts/day.js';
import { Download } from '../../parts/download.js';
import { Facts } from '../../parts/facts.js';
import { Heading } from '../../parts/heading.js';
import { Section } from '../../parts/section.js';
import { useConsole } from '../../state/console.js';
import { planName } from '../billing/plan-name.js';
import type { PageProps } from '../page.js';
import { EraseAccount } from './erase-account.js';
import { OwnBrand } from './own-brand.js';

export function Page(_: PageProps): JSX.Element {
  const { email, id, plan, createdAt } = useConsole().me.value;
  return (
    <>
      <Heading title="Account" />
      <Facts
        of={[
          ['Email address', email],
          ['Plan', <a href="/console/billing">{planName(plan)}</a>],
          ['Since', <Day on={createdAt} />],
          ['Id', <code>{id}</code>],
        ]}
      />
      <OwnBrand />
      <Section
        title="Export"
        about="A ZIP of everything that the service stores for your account: diagrams as sources in their folders, and the rest as NDJSON. It contains no secrets. Requires a sign-in within the last ten minutes, at most five times a day."
      >
        <div class="row">
          <Download path="/user/export">Export everything</Download>
        </div>
      </Section>
      <EraseAccount />
    </>
  );
}
