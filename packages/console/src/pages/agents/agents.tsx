// Agents that are connected to the account: what they can do, and disconnecting them.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import type { Of } from '../../api/of.js';
import { named, shownName } from '../../names/named.js';
import { Copied } from '../../parts/copied.js';
import { Day } from '../../parts/day.js';
import { Confirm } from '../../parts/dialog.js';
import { Empty } from '../../parts/empty.js';
import { Heading } from '../../parts/heading.js';
import { Shown } from '../../parts/shown.js';
import { Tag } from '../../parts/tag.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import type { PageProps } from '../page.js';

type Connection = Of<'/user/mcp/connections', 'get'>['connections'][number];

export function Page(_: PageProps): JSX.Element {
  const { notices } = useConsole();
  const list = useLoaded(() => answered(api.GET('/user/mcp/connections', {})), []);
  const [ending, setEnding] = useState<Connection | undefined>(undefined);
  const disconnect = async ({ keyId, name }: Connection): Promise<void> => {
    await answered(api.DELETE('/user/mcp/connections/{keyId}', { params: { path: { keyId } } }));
    await list.reload();
    notices.say(`Disconnected ${named(name)}.`);
  };
  return (
    <>
      <Heading title="Agents">Agents that you allowed to draw for you through the Model Context Protocol.</Heading>
      <Shown of={list}>
        {({ connections }) =>
          connections.length === 0 ? (
            <Empty title="No agent is connected">
              <p>
                Add this address as a remote MCP server to your agent. It opens a page here that asks for your consent.
              </p>
              <Copied text={`${location.origin}/mcp`} what="address" />
            </Empty>
          ) : (
            <ul class="rows" aria-label="Agents">
              {connections.map((each) => (
                <li key={each.keyId}>
                  <ConnectionLine connection={each} disconnect={() => setEnding(each)} />
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
      {ending && (
        <Confirm
          title={`Disconnect ${named(ending.name)}?`}
          words="Disconnect"
          act={() => disconnect(ending)}
          close={() => setEnding(undefined)}
        >
          <p>Its requests are refused from now on. To connect again, it has to ask for your consent.</p>
        </Confirm>
      )}
    </>
  );
}

interface ConnectionLineProps {
  readonly connection: Connection;
  readonly disconnect: () => void;
}

function ConnectionLine({ connection, disconnect }: ConnectionLineProps): JSX.Element {
  const { name, client, scopes, connectedAt, lastUsedOn, endsAt } = connection;
  return (
    <>
      <div class="what">
        <span class="row">
          <strong dir="auto">{shownName(name)}</strong>
          {scopes.map((scope) => (
            <Tag key={scope}>{scope}</Tag>
          ))}
        </span>
        <span class="hint">
          <code>{client}</code>
        </span>
        <span class="hint">
          Connected <When at={connectedAt} /> ·{' '}
          {lastUsedOn ? (
            <>
              Last used <Day on={lastUsedOn} />
            </>
          ) : (
            'Not used yet'
          )}
          {endsAt && (
            <>
              {' '}
              · Ends <Day on={endsAt} /> unless it is used
            </>
          )}
        </span>
      </div>
      <button type="button" class="danger" aria-label={`Disconnect ${named(name)}`} onClick={disconnect}>
        Disconnect
      </button>
    </>
  );
}
