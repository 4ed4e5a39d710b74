// Invoices and receipts: a list, one of them in detail, and its PDF.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Act } from '../../parts/act.js';
import { Day } from '../../parts/day.js';
import { Dialog } from '../../parts/dialog.js';
import { Download } from '../../parts/download.js';
import { Facts } from '../../parts/facts.js';
import { List } from '../../parts/list.js';
import { Section } from '../../parts/section.js';
import { Tag, type TagProps } from '../../parts/tag.js';
import { usePaged } from '../../state/paged.js';
import type { BillingOwner, Invoice } from './owner.js';
import { moneyOf } from './plan-name.js';

const TONES: Readonly<Record<Invoice['status'], NonNullable<TagProps['tone']>>> = {
  draft: 'neutral',
  open: 'amber',
  paid: 'green',
  uncollectible: 'red',
  void: 'neutral',
  other: 'neutral',
};

const nameOf = ({ number }: Invoice): string => number ?? 'Draft without a number';

export function Documents({ owner }: { readonly owner: BillingOwner }): JSX.Element {
  const list = usePaged(owner.documents, []);
  const [open, setOpen] = useState<Invoice | undefined>(undefined);
  return (
    <Section title="Invoices and receipts">
      <List
        of={list}
        label="Invoices and receipts"
        keyOf={({ id }) => id}
        empty={<p class="hint">None yet. The first one comes with the first payment.</p>}
      >
        {(each) => (
          <>
            <div class="what">
              <span class="row">
                <strong>{nameOf(each)}</strong>
                <Tag tone={TONES[each.status]}>{each.status}</Tag>
              </span>
              <span class="hint">
                <Day on={each.at} /> · {moneyOf(each.total, each.currency)}
              </span>
            </div>
            <div class="row">
              <Act act={async () => setOpen(await owner.document(each.id))} label={`Show ${nameOf(each)}`}>
                Show
              </Act>
              {each.hasPdf && (
                <Download path={owner.pdf(each.id)} label={`Download ${nameOf(each)} as PDF`}>
                  PDF
                </Download>
              )}
            </div>
          </>
        )}
      </List>
      {open && (
        <Dialog title={nameOf(open)} close={() => setOpen(undefined)}>
          <Facts
            of={[
              ['Date', <Day on={open.at} />],
              ['State', <Tag tone={TONES[open.status]}>{open.status}</Tag>],
              ['Total', moneyOf(open.total, open.currency)],
              ['Paid', moneyOf(open.paid, open.currency)],
              ['Id', <code>{open.id}</code>],
            ]}
          />
        </Dialog>
      )}
    </Section>
  );
}
