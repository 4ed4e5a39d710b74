// What an import of AsyncAPI must contain, by the facts: the application, its channels, servers and messages, and the lines between them.
export const format = 'asyncapi';

export function expected({ title, channels = [], operations = [], servers = [], componentMessages = [] }) {
  const messages = channels.flatMap(({ messages }) => messages.flatMap(({ name }) => name ?? []));
  const answers = operations.flatMap(({ action, reply }) =>
    reply?.channel == null ? [] : [action === 'receive' ? [title, reply.channel] : [reply.channel, title]],
  );
  return {
    items: [
      title,
      ...channels.map(({ id }) => id),
      ...(channels.length > 0 ? servers.map(({ name }) => name) : []),
      ...messages,
      ...componentMessages,
    ],
    relations: [
      ...channels.flatMap(({ id, send, receive }) => [
        ...(send ? [[title, id]] : []),
        ...(receive ? [[id, title]] : []),
      ]),
      ...channels.flatMap(({ id, messages }) => messages.flatMap(({ name }) => (name == null ? [] : [[id, name]]))),
      ...answers,
    ],
  };
}
