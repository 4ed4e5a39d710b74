// Draws for people who open a link: in, a hosted diagram and the caller's network; out, its pictures. What has to be drawn is limited by network,
// including the owner's; what is kept is not.
import type { CallLimit } from '@linework/operations';
import { toFault } from '../../platform/db/database.js';
import type { Look, Picture } from '../../platform/drawing/drawing.js';
import { LimitReached, takeByNetwork } from '../../platform/limits/limiter.js';
import { takerOf } from '../../platform/pool/taker.js';
import type { StyleBytes } from '../../platform/pool/work.js';
import type { Service } from '../../platform/service.js';
import type { DiagramRow } from '../diagrams/repo.js';
import type { Ending } from './place.js';
import { type Seen, seenIn } from './seen.js';

export interface Viewer {
  /** Network address. */
  readonly address: string;
  /** Aborts when the caller leaves. */
  readonly left: AbortSignal;
}

/** Pictures that are not kept yet. */
export const DRAWN: CallLimit = { name: 'pictures', by: 'address', most: 120, seconds: 60 };

export function drawnFor(
  service: Service,
  source: string,
  look: Look,
  { ownerId: owner }: Pick<DiagramRow, 'ownerId'>,
  style: StyleBytes | undefined,
  { address, left: signal }: Viewer,
): Promise<Picture> {
  return service.drawing.picture(source, look, {
    owner,
    style,
    taker: takerOf(undefined, address),
    signal,
    admit: () => admit(service, address),
  });
}

/** Size and text description of a diagram, from its own SVG. */
export async function seenOf(
  service: Service,
  source: string,
  row: Pick<DiagramRow, 'ownerId' | 'theme' | 'embedSource'>,
  style: StyleBytes | undefined,
  viewer: Viewer,
): Promise<Seen> {
  const { content } = await drawnFor(service, source, lookOf(row, { format: 'svg', dark: false }), row, style, viewer);
  return seenIn(content);
}

/** Only an SVG can follow its reader. */
export function lookOf(
  { theme, embedSource }: Pick<DiagramRow, 'theme' | 'embedSource'>,
  { format, dark }: Ending,
): Look {
  if (format === 'svg') return { format, theme: dark ? 'dark' : theme, embedSource };
  return { format, theme: dark || theme === 'dark' ? 'dark' : 'light' };
}

/** Throws if a network has more drawn for it than the limit allows. */
export async function admit({ database: { db }, now, space }: Service, address: string): Promise<void> {
  const taken = await takeByNetwork(db, DRAWN, address, now()).catch((error: unknown) => {
    // Drawing needs no disk, so a full one does not stop it.
    if (space.saw(error)) return undefined;
    throw toFault(error);
  });
  if (taken?.allowed === false) throw new LimitReached(taken);
}
