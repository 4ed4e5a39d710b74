// README.md of an archive: in, the declared tables, and whose archive it is; out, what each file is, and what is not there.
import type { Tenant } from '@linework/operations';
import { type ExportedTable, isExported, nameOf, ownerColumn, type Stored } from '../../platform/stored/stored.js';

export interface Archive {
  readonly stored: readonly Stored[];
  readonly owner: Tenant;
  readonly baseUrl: string;
  readonly begun: Date;
}

export function readMe({ stored, owner, baseUrl, begun }: Archive): string {
  const of = owner.kind === 'account' ? 'the account' : 'the organisation';
  const missing = stored.flatMap((each) =>
    'notExported' in each ? [`- ${nameOf(each)}: ${each.holds}. Not here because ${each.notExported}.`] : [],
  );
  return `# Everything that ${baseUrl} has of ${of} ${owner.id}

The export was begun at ${begun.toISOString()}.

Each \`.ndjson\` file has one JSON object per line (UTF-8), and is missing if there is nothing to put in it. Moments are in UTC. \`ownerId\` is the id of
${of}; other ids of people are those of their accounts.

The tables were read one after the other while the service worked, each row as it was at that moment: what changed meanwhile can be in one file and not
yet in another.

## Files

${stored
  .filter(isExported)
  .flatMap((each) => linesOf(each, owner))
  .join('\n')}

\`diagrams/\` has the latest source of each diagram in its folder, \`deleted-diagrams/\` those that were deleted and can still be restored. Pictures are not
here, because \`linework draw\` makes them from a source.

## What is missing

No secret is here: no API key, token, code or private key, and no hash of one.

${missing.join('\n')}
`;
}

function linesOf({ table, holds, account, exported }: ExportedTable, owner: Tenant): readonly string[] {
  const { file, accountFile = file, secret = [], inFiles = [], folder } = exported;
  const ofAccount = account !== undefined && owner.kind === 'account' ? [accountFile] : [];
  const all = new Set([...(ownerColumn(table) === undefined ? [] : [file]), ...ofAccount]);
  const without = secret.length === 0 ? '' : ` Without the secrets in ${secret.map(({ name }) => name).join(', ')}.`;
  const apart = inFiles.length === 0 && folder === undefined ? '' : ` Also in \`${folder}/\`.`;
  return [...all].map((each) => `- \`${each}.ndjson\`: ${holds}.${apart}${without}`);
}
