// Service mesh, as a pattern.
import type { Pattern } from '../pattern.js';

export const serviceMesh: Pattern = {
  id: 'service-mesh',
  title: 'Service mesh',
  topic: 'cloud',
  description:
    'Proxies next to each service carry all traffic; a control plane gives them routes, rules and certificates.',
  tags: [
    'service mesh',
    'istio',
    'linkerd',
    'envoy',
    'sidecar',
    'sidecars',
    'consul connect',
    'cilium',
    'ambient mesh',
    'east-west traffic',
    'data plane',
    'traffic splitting',
    'retries between services',
    'mesh observability',
    'app mesh',
    'proxies beside services',
  ],
  asked:
    'linkerd proxies, envoy sidecar per pod, encrypt traffic between pods, control traffic between microservices, istio control plane, retries and timeouts outside code',
  use: 'Many services that need encryption, retries and metrics without each building them.',
  avoid: 'A handful of services.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes'],
  parameters: { services: { type: 'number', default: 3, least: 2, most: 4, meaning: 'Services shown' } },
  source: `
flow "{{title}}" direction=right
node client client "Clients"
group mesh "Cluster" type=cluster {
  node ingress gateway "Ingress gateway" icon=logos:envoy
  @each services
  group pod{{i}} "Pod {{i}}" type=zone direction=down {
    node proxy{{i}} gateway "Proxy" icon=logos:envoy
    node app{{i}} service "Service {{i}}" {{cluster.icon}}
  }
  @end
}
group control "Control plane" type=security {
  node pilot service "Routes and rules" icon=devicon:istio
  node ca secret "Certificates" {{keys}}
}
group watch "Telemetry" type=observability {
  node metrics service "Metrics" {{metrics}}
  node traces service "Traces" {{traces}}
}
client -> ingress : "HTTPS"
ingress -> proxy1 : "mTLS" role=private
@each services
proxy{{i}} -> app{{i}}
@if i>1
proxy{{i-1}} -> proxy{{i}} : "mTLS" role=private
@end
@end
pilot --> proxy1 : "configures all"
ca --> proxy1 : "renews daily" role=identity
proxy1 ..> metrics : "metrics" role=async
proxy2 ..> traces : "spans" role=async
`,
};
