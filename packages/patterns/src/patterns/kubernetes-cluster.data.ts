// Kubernetes cluster, as a pattern.
import type { Pattern } from '../pattern.js';

export const kubernetesCluster: Pattern = {
  id: 'kubernetes-cluster',
  title: 'Kubernetes cluster',
  topic: 'cloud',
  description:
    'Ingress, services and pods on worker nodes, and the control plane that keeps them in the declared state.',
  tags: [
    'kubernetes',
    'k8s',
    'kubernetes cluster',
    'eks',
    'aks',
    'gke',
    'ingress',
    'nodes pods',
    'pods and services',
    'control plane',
    'namespaces',
    'deployment service ingress',
    'kubelet',
    'etcd',
    'scheduler',
    'api server',
    'node pool',
    'container orchestration',
    'helm',
  ],
  asked:
    'k8s with load balancer and deployments, pods in nodes, gke, aks, eks, openshift, containers orchestrated, ingress controller, statefulset, persistent volumes, worker nodes',
  use: 'Showing where an application runs in a cluster and what runs the cluster.',
  avoid: 'One container. A managed container service is enough.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  products: {
    aws: {
      lb: 'Network Load Balancer = aws:network-load-balancer',
      volumes: 'Amazon EBS = aws:ebs',
      plane: 'Amazon EKS = aws:eks',
    },
    azure: {
      lb: 'Azure Load Balancer = azure:load-balancers',
      volumes: 'Azure Disks = azure:disks',
      plane: 'Azure Kubernetes Service = azure:kubernetes-services',
    },
    gcp: { volumes: 'Persistent Disk = logos:google-cloud', plane: 'Google Kubernetes Engine = logos:google-cloud' },
    'self-hosted': {
      lb: 'MetalLB = lx:network',
      volumes: 'Longhorn = simple-icons:longhorn',
      plane: 'kubeadm = logos:kubernetes',
    },
  },
  parameters: {
    nodes: { type: 'number', default: 2, least: 1, most: 3, meaning: 'Worker nodes shown' },
    control: { type: 'switch', default: true, meaning: 'The control plane' },
  },
  source: `
flow "{{title}}" direction=down
node users person "Users"
node lb gateway "Load balancer" {{lb}}
group cluster "Cluster" type=cluster {
  @if control
  group plane "Control plane" type=environment {
    node api gateway "API server" {{plane}}
    node etcd database "etcd" icon=k8s:etcd
    node sched service "Scheduler" icon=k8s:sched
    node ctl service "Controllers" icon=k8s:c-m
  }
  @end
  group net "Namespace shop" type=network {
    node ing gateway "Ingress" icon=k8s:ing
    node svc gateway "Service" icon=k8s:svc
  }
  @each nodes
  group node{{i}} "Worker node {{i}}" type=zone {
    node web{{i}} service "Pod: shop" icon=k8s:pod
    node db{{i}} service "Pod: cache" icon=k8s:pod
  }
  @end
  node pvc storage "Volume claims" icon=k8s:pvc
}
node disks storage "Disks" {{volumes}}
node registry storage "Image registry" {{images}}
users -> lb : "HTTPS"
lb -> ing
ing -> svc : "shop.example.com"
@each nodes
svc -> web{{i}}
web{{i}} -> db{{i}}
db{{i}} -- pvc
@end
pvc -- disks
registry --> web1 : "pulled by"
@if control
api <-> etcd role=data
sched -> api
ctl -> api
api --> web1 : "desired pods"
@end
`,
};
