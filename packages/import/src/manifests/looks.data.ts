// How the kinds of a cluster are drawn: a type of node and an icon. A kind that is none of these is drawn plainly.

export interface KindLook {
  readonly type?: string;
  readonly icon?: string;
  /** In words: `Deployment`, `config map`. */
  readonly words: string;
}

export const LOOKS: Readonly<Record<string, KindLook>> = {
  Deployment: { type: 'service', icon: 'k8s:deployment', words: 'Deployment' },
  StatefulSet: { type: 'service', icon: 'k8s:statefulset', words: 'StatefulSet' },
  DaemonSet: { type: 'service', icon: 'k8s:daemonset', words: 'DaemonSet' },
  ReplicaSet: { type: 'service', icon: 'k8s:replicaset', words: 'ReplicaSet' },
  ReplicationController: { type: 'service', icon: 'k8s:replicaset', words: 'ReplicationController' },
  Rollout: { type: 'service', icon: 'k8s:deployment', words: 'Rollout' },
  Pod: { type: 'service', icon: 'k8s:pod', words: 'Pod' },
  Job: { type: 'function', icon: 'k8s:job', words: 'Job' },
  CronJob: { type: 'function', icon: 'k8s:cronjob', words: 'CronJob' },
  Service: { type: 'gateway', icon: 'k8s:service', words: 'Service' },
  Ingress: { type: 'gateway', icon: 'k8s:ingress', words: 'Ingress' },
  Gateway: { type: 'gateway', icon: 'k8s:ingress', words: 'Gateway' },
  HTTPRoute: { type: 'gateway', words: 'HTTPRoute' },
  GRPCRoute: { type: 'gateway', words: 'GRPCRoute' },
  TCPRoute: { type: 'gateway', words: 'TCPRoute' },
  TLSRoute: { type: 'gateway', words: 'TLSRoute' },
  VirtualService: { type: 'gateway', words: 'VirtualService' },
  ServiceEntry: { type: 'external', words: 'ServiceEntry' },
  ConfigMap: { type: 'storage', icon: 'k8s:configmap', words: 'ConfigMap' },
  Secret: { type: 'secret', icon: 'k8s:secret', words: 'Secret' },
  PersistentVolumeClaim: { type: 'storage', icon: 'k8s:persistentvolumeclaim', words: 'volume claim' },
  PersistentVolume: { type: 'storage', icon: 'k8s:persistentvolume', words: 'volume' },
  StorageClass: { type: 'storage', icon: 'k8s:storageclass', words: 'StorageClass' },
  ServiceAccount: { type: 'identity', icon: 'k8s:serviceaccount', words: 'ServiceAccount' },
  Role: { type: 'identity', icon: 'k8s:role', words: 'Role' },
  ClusterRole: { type: 'identity', icon: 'k8s:clusterrole', words: 'ClusterRole' },
  RoleBinding: { type: 'identity', icon: 'k8s:rolebinding', words: 'RoleBinding' },
  ClusterRoleBinding: { type: 'identity', icon: 'k8s:clusterrolebinding', words: 'ClusterRoleBinding' },
  HorizontalPodAutoscaler: { icon: 'k8s:horizontalpodautoscaler', words: 'autoscaler' },
  NetworkPolicy: { icon: 'k8s:networkpolicy', words: 'NetworkPolicy' },
  PodDisruptionBudget: { words: 'disruption budget' },
  CustomResourceDefinition: { icon: 'k8s:customresourcedefinition', words: 'resource definition' },
  Namespace: { icon: 'k8s:namespace', words: 'Namespace' },
};

/** Folded into what they serve, unless all noise is wanted. */
export const NOISE: ReadonlySet<string> = new Set([
  'ServiceAccount',
  'Role',
  'ClusterRole',
  'RoleBinding',
  'ClusterRoleBinding',
  'HorizontalPodAutoscaler',
  'VerticalPodAutoscaler',
  'ScaledObject',
  'PodDisruptionBudget',
  'NetworkPolicy',
  'ServiceMonitor',
  'PodMonitor',
  'DestinationRule',
  'StorageClass',
  'IngressClass',
  'GatewayClass',
  'CustomResourceDefinition',
  'Namespace',
  'LimitRange',
  'ResourceQuota',
  'PriorityClass',
  'APIService',
  'ValidatingWebhookConfiguration',
  'MutatingWebhookConfiguration',
  'PrometheusRule',
  'PodSecurityPolicy',
  'EndpointSlice',
  'Endpoints',
]);

/** Drawn where several use it, told beneath where one does. */
export const SHARED: ReadonlySet<string> = new Set(['ConfigMap', 'Secret']);
