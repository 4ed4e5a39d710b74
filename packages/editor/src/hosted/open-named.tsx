// What an address of the service's editor asks for: in, the desk and the query; out, the diagram in the text, or why it can't be opened; or the dialog that
// publishes.
import type { Desk } from '../start/desk.js';
import { openHosted } from './hosting.js';
import { PublishDialog } from './publish-dialog.js';
import { addressOf, placeIn, ServiceRefusal } from './service.js';

export async function openNamed(desk: Desk, query: URLSearchParams): Promise<void> {
  const place = placeIn(query);
  if (place === undefined) return;
  try {
    await openHosted(desk, place);
  } catch (cause) {
    if (!(cause instanceof ServiceRefusal)) throw cause;
    if (cause.code === 'auth.key_missing') location.assign(`/sign-in?next=${encodeURIComponent(addressOf(place))}`);
    else desk.notice.value = `The diagram can't be opened: ${cause.message}`;
  }
}

export function showPublishing(desk: Desk): void {
  desk.dialog.value = <PublishDialog desk={desk} />;
}
