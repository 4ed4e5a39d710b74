// IoT platform, as a pattern.
import type { Pattern } from '../pattern.js';

export const iotPlatform: Pattern = {
  id: 'iot-platform',
  title: 'IoT platform',
  topic: 'cloud',
  description: 'Devices talk to a broker through an edge gateway; telemetry is stored and commands go back.',
  tags: [
    'iot',
    'internet of things',
    'iiot',
    'industrial',
    'device telemetry',
    'sensors',
    'mqtt',
    'edge gateway',
    'factory gateway',
    'opc ua',
    'device shadow',
    'digital twin',
    'iot hub',
    'iot core',
    'event hub',
    'device provisioning',
    'over-the-air update',
    'ota',
    'fleet',
    'connected devices',
    'smart meters',
    'commands to devices',
    'plc',
    'scada',
  ],
  asked:
    'sensor data to cloud, machines send measurements, factory, smart home, vehicles, firmware updates, mqtt broker, lorawan, gateway in plant, time series from devices, command and control of devices, edge computing',
  use: 'Many devices that report data and are controlled remotely.',
  avoid: 'A handful of devices at one site. A local broker and a dashboard are enough.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { edge: { type: 'switch', default: true, meaning: 'An on-site gateway' } },
  source: `
flow "{{title}}" direction=right
group site "Site" type=external {
  node sensor client "Sensors"
  node plc client "Machines" sub="OPC UA"
  @if edge
  node edge gateway "Edge gateway" {{edge}}
  @end
}
group ingest "Ingestion" type=messaging {
  node hub gateway "Device broker" {{devices}}
  node registry identity "Device registry"
  node stream queue "Telemetry stream" {{stream}}
}
group process "Processing" type=app-tier {
  node rules function "Rules and alarms" {{functions}}
  node twin service "Digital twin" {{twin}}
}
group store "Storage" type=data-tier {
  node series database "Time series" {{series}}
  node lake storage "History" {{lake}}
}
group use "Applications" {
  node board client "Operations dashboard" {{dashboards}}
  node commands service "Commands and updates"
}
node operator person "Operator"
@if edge
sensor -> edge : "MQTT"
plc -> edge : "OPC UA"
edge ..> hub : "buffered, TLS" role=async
hub ..> edge : "commands" role=async
@end
@if !edge
sensor ..> hub : "MQTT" role=async
plc ..> hub : "MQTT" role=async
@end
hub -> registry : "authenticates" role=identity
hub ..> stream role=async
stream ..> rules role=async
stream ..> series role=async
stream ..> lake role=async
rules -> twin : "updates" role=data
rules ..> operator : "alarm" role=async
series -> board : "queried by" role=data
twin -> board
operator -> commands
commands ..> hub : "to devices" role=async
`,
};
