// Reports a run to an organisation's drift dashboard: in, the results of generate and where to send them; out, one line about it, or the failure of a
// report that the service refused. A service that cannot be reached, and a pipeline that has no key, fail nothing.
import { dirname } from 'node:path';
import type { SettingsFile } from '@linework/operations/settings/contract';
import type { Settings } from '@linework/operations/settings/settings';
import { Failure, usageFailure } from '../command/failure.js';
import type { Env } from '../files/config-folder.js';
import { type ServiceClient, ServiceFailure, serviceClient } from '../service/client.js';
import { SETTINGS_NAME } from '../settings/settings.js';
import { printable } from '../terminal/printable.js';
import { counted } from './counted.js';
import type { Generated } from './generated.js';
import { reportedDiagrams } from './reported-diagrams.js';
import { folderInRepository, type RunOrigin, runOrigin } from './run-origin.js';

export interface Reporting {
  readonly organization: string;
  readonly origin: RunOrigin;
  readonly client: ServiceClient;
  /** When the run began. */
  readonly at: Date;
}

interface Asked {
  readonly organization: string | undefined;
  readonly host: string | undefined;
  readonly file: SettingsFile | undefined;
  readonly folder: string;
  readonly env: Env;
}

/** Milliseconds that a pipeline waits for the service. */
const PATIENCE = 20_000;

/** Refusals that pass. */
const PASSING: readonly string[] = [
  'request.too_many',
  'request.timeout',
  'service.busy',
  'service.unavailable',
  'internal.error',
];

/** Known before the checks begin, so that a mistake in how it is called costs no time. */
export function reporting({ organization, host, file, folder, env }: Asked, at: Date): Reporting {
  const wanted = organization ?? organizationIn(file);
  if (wanted === undefined)
    throw usageFailure(
      `A report needs an organisation: name it with --organization, or as the organization of brand in ${SETTINGS_NAME}.`,
    );
  return { organization: wanted, origin: runOrigin(folder, env, at), client: serviceClient(env, host), at };
}

/** The organisation of the brand, or the only one that sources are published to. */
function organizationIn({ brand, sources = [] }: SettingsFile = {}): string | undefined {
  const [only, ...others] = new Set(sources.flatMap(({ publish }) => publish?.organization ?? []));
  return brand?.organization ?? (others.length === 0 ? only : undefined);
}

/** Exactly one of them. */
export interface Sent {
  readonly line?: string;
  /** It was not sent, which is nobody's mistake. */
  readonly warning?: string;
  /** The service refused it. */
  readonly failure?: Failure;
}

/** `path`: of the settings file. */
export async function sendReport(
  { organization, origin, client, at }: Reporting,
  results: readonly Generated[],
  path: string,
  settings: Settings,
): Promise<Sent> {
  if (!client.hasKey) return warned('there is no API key: set LINEWORK_API_KEY');
  const root = dirname(path);
  const { diagrams, withoutSources } = await reportedDiagrams(results, root, settings);
  const body = { ...origin, folder: folderInRepository(root), at: at.toISOString(), diagrams };
  try {
    await client.call(`/orgs/${encodeURIComponent(organization)}/drift/runs`, { body, patience: PATIENCE });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const isRefused = error instanceof ServiceFailure && !PASSING.includes(error.code);
    if (!isRefused) return warned(error.message.replace(/\.$/, ''));
    const failure =
      error.code === 'resource.not_found'
        ? new ServiceFailure(
            error.code,
            `There is no organisation '${printable(organization)}', or the key does not belong to it.`,
            error.details,
          )
        : error;
    return { failure };
  }
  const outOfDate = diagrams.filter(({ state }) => state !== 'current').length;
  const note = withoutSources === 0 ? '' : `; ${counted(withoutSources, 'diagram')} without sources, for lack of room`;
  return {
    line: `Reported to ${printable(organization)} at ${client.address}: ${counted(diagrams.length, 'diagram')}, ${outOfDate} out of date${note}.\n`,
  };
}

function warned(reason: string): Sent {
  return { warning: `linework: warning: the run was not reported: ${printable(reason)}.\n` };
}
