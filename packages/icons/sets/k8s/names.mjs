// Turns Kubernetes' file names into icon names. In: the name of a file. Out: a name, its aliases and its title.

/** Kubernetes' short names with their kinds and components, and aliases. */
const KUBERNETES = {
  api: ['api-server', 'API server', 'kube-apiserver'],
  'c-c-m': ['cloud-controller-manager', 'Cloud controller manager', 'ccm'],
  'c-m': ['controller-manager', 'Controller manager', 'cm-manager', 'kube-controller-manager'],
  'k-proxy': ['kube-proxy', 'kube-proxy'],
  sched: ['scheduler', 'Scheduler', 'kube-scheduler'],
  'c-role': ['clusterrole', 'ClusterRole', 'cluster-role'],
  cm: ['configmap', 'ConfigMap', 'config-map'],
  crb: ['clusterrolebinding', 'ClusterRoleBinding', 'cluster-role-binding'],
  crd: ['customresourcedefinition', 'CustomResourceDefinition', 'custom-resource-definition'],
  cronjob: ['cronjob', 'CronJob', 'cron-job'],
  deploy: ['deployment', 'Deployment'],
  ds: ['daemonset', 'DaemonSet', 'daemon-set'],
  ep: ['endpoints', 'Endpoints', 'endpoint'],
  hpa: ['horizontalpodautoscaler', 'HorizontalPodAutoscaler', 'horizontal-pod-autoscaler'],
  ing: ['ingress', 'Ingress'],
  limits: ['limitrange', 'LimitRange', 'limit-range'],
  netpol: ['networkpolicy', 'NetworkPolicy', 'network-policy'],
  ns: ['namespace', 'Namespace'],
  psp: ['podsecuritypolicy', 'PodSecurityPolicy', 'pod-security-policy'],
  pv: ['persistentvolume', 'PersistentVolume', 'persistent-volume'],
  pvc: ['persistentvolumeclaim', 'PersistentVolumeClaim', 'persistent-volume-claim'],
  quota: ['resourcequota', 'ResourceQuota', 'resource-quota'],
  rb: ['rolebinding', 'RoleBinding', 'role-binding'],
  rs: ['replicaset', 'ReplicaSet', 'replica-set'],
  sa: ['serviceaccount', 'ServiceAccount', 'service-account'],
  sc: ['storageclass', 'StorageClass', 'storage-class'],
  sts: ['statefulset', 'StatefulSet', 'stateful-set'],
  svc: ['service', 'Service'],
  vol: ['volume', 'Volume'],
};

/** @returns {import('../../scripts/vendor-words.mjs').Named} */
export function kubernetesName(file) {
  const [name, title, ...aliases] = Object.hasOwn(KUBERNETES, file) ? KUBERNETES[file] : [file];
  return { name, aliases: [file, ...aliases], ...(title && { title }) };
}
