// Real-time chat, as a pattern.
import type { Pattern } from '../pattern.js';

export const realTimeChat: Pattern = {
  id: 'real-time-chat',
  title: 'Real-time chat',
  topic: 'software',
  description:
    'Chat over WebSocket: connections are spread over nodes, messages fan out through a broker and are stored.',
  tags: [
    'chat',
    'real-time chat',
    'realtime chat',
    'live messaging',
    'messaging app',
    'websocket',
    'websockets',
    'fan-out',
    'presence',
    'typing indicator',
    'signalr',
    'socket.io',
    'instant messaging',
    'group chat',
    'online status',
    'in-app chat',
    'live comments',
    'long-lived connections',
  ],
  asked:
    'slack like messaging, whatsapp clone, group conversations, online presence, message history, socket server, pub sub between socket servers, rooms, direct messages, live chat widget, typing',
  use: 'Messages that appear within a second for everyone in a room.',
  avoid: 'Updates every minute. Let clients poll.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: {
    nodes: { type: 'number', default: 2, least: 1, most: 3, meaning: 'Connection nodes shown' },
    push: { type: 'switch', default: true, meaning: 'Push notifications to absent users' },
  },
  source: `
flow "{{title}}" direction=right
group people "Clients" {
  node anna client "Anna"
  node ben client "Ben"
}
node lb gateway "Load balancer" {{lb.icon}} sub="keeps connections"
group sockets "Connection nodes" type=cluster {
  @each nodes
  node node{{i}} service "Node {{i}}" {{sockets}}
  @end
}
group core "Chat core" type=app-tier {
  node rooms service "Rooms and members" {{containers}}
  node presence cache "Presence" {{cache}}
  node fan queue "Fan-out by room" {{topic}}
}
group data "Data" type=data-tier {
  node history database "Messages" {{nosql}}
  node files storage "Attachments" {{objects}}
}
@if push
node push external "Push provider" {{push}}
@end
anna -> lb : "WebSocket"
ben -> lb : "WebSocket"
@each nodes
lb <-> node{{i}}
node{{i}} <--> fan role=async
@end
node1 -> rooms : "may post?"
node1 -> presence : "heartbeat" role=data
rooms -> history : "appends" role=data
anna -> files : "uploads" role=data
@if push
presence --> push : "offline members"
@end
`,
};
