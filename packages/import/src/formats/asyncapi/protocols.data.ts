// Products that a protocol belongs to: the icon of the frame around its channels. Protocols over HTTP have none: their server
// is usually the application itself.

export const PROTOCOL_ICONS: Readonly<Record<string, string>> = {
  kafka: 'logos:kafka-icon',
  'kafka-secure': 'logos:kafka-icon',
  mqtt: 'simple-icons:mqtt',
  mqtts: 'simple-icons:mqtt',
  mqtt5: 'simple-icons:mqtt',
  'secure-mqtt': 'simple-icons:mqtt',
  nats: 'logos:nats-icon',
  redis: 'logos:redis',
};
