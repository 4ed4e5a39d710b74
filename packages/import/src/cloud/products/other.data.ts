// Products of Google Cloud, and of providers beside clouds: Kubernetes, Docker, random values, local commands.
import { type Provider, provider } from './product.js';

export const gcp: Provider = provider(
  'google',
  `
account - : project organizationsproject projectfactory folder
network - : computenetwork vpcaccess networkvpc
subnet - : computesubnetwork computesubnet
function logos:google-cloud-functions : cloudfunctionsfunction cloudfunctions2function cloudfunctionsv2function cloudfunctionshttpcallbackfunction
service logos:google-cloud-run : cloudrunservice cloudrunv2service cloudrunjob cloudrunv2job
fold logos:google-cloud-run : cloudrundomainmapping cloudfunctionsfunctioniammember cloudfunctions2functioniammember cloudrunserviceiammember cloudrunv2serviceiammember cloudrunserviceiampolicy cloudruniammember
service simple-icons:googlecloud : computeinstance appengineapplication appenginestandardappversion appengineflexibleappversion computeinstancegroupmanager computeregioninstancegroupmanager computeinstancegroup
fold simple-icons:googlecloud : computeinstancetemplate computeregioninstancetemplate computeautoscaler computeregionautoscaler computehealthcheck computeregionhealthcheck computehttphealthcheck computehttpshealthcheck computeaddress computeglobaladdress computefirewall computefirewallpolicy computeroute computerouterinterface computerouterpeer computerouternat computesslcertificate computemanagedsslcertificate computetargethttpproxy computetargethttpsproxy computetargetsslproxy computetargettcpproxy computeurlmap computeregionurlmap computeprojectmetadata computeprojectmetadataitem computeattacheddisk computesslpolicy computeregionbackendservice computeregiontargethttpproxy computeregiontargethttpsproxy computeimage computesecuritypolicy computeresourcepolicy computenetworkendpoint computenetworkendpointgroup computeregionnetworkendpointgroup
link simple-icons:googlecloud : computenetworkpeering computebackendservice computebackendbucket
gateway logos:google-cloud : computeforwardingrule computeglobalforwardingrule computerouter computevpngateway computehavpngateway computetargetpool apigatewayapi apigatewaygateway endpointsservice dnsmanagedzone vpcaccessconnector computeservice* servicenetworkingconnection iapbrand iapclient identityplatform*
storage logos:google-cloud : computedisk computeregiondisk computesnapshot filestoreinstance containerregistry artifactregistryrepository
database logos:google-cloud : sqldatabaseinstance sqldatabase alloydbcluster alloydbinstance
fold logos:google-cloud : sqluser sqlsslcert loggingmetric loggingprojectsink monitoringalertpolicy monitoringnotificationchannel monitoringuptimecheckconfig artifactregistryrepositoryiammember containerregistryiam dnsrecordset dnspolicy clientconfig computezones computeregions iampolicy organization billingaccount containerengineversions serviceaccountkey serviceaccountiammember serviceaccountiambinding serviceaccountiampolicy projectiammember projectiambinding projectiampolicy projectiamcustomrole projectiamauditconfig organizationiammember folderiammember iamworkloadidentitypoolprovider projectservice projectserviceidentity organizationpolicy projectorganizationpolicy iap* projectdefaultserviceaccounts projectusageexportbucket secretmanagersecretversion secretmanagersecretiammember secretmanagersecretiambinding kmscryptokeyiammember kmscryptokeyiambinding kmskeyringiammember kmssecretciphertext computeinterconnectattachment computesharedvpchostproject computesharedvpcserviceproject computeexternalvpngateway apigatewayapiconfig accesscontextmanager* billing*
cache logos:google-cloud : redisinstance rediscluster memcacheinstance memorystore*
service logos:google-cloud : cloudschedulerjob workflowsworkflow cloudbuildtrigger sourcereporepository monitoring* logging* vertexai* notebooks* dialogflow* healthcare* apigee* dataform* datafusion* dataplex* datacatalog* datastream* deploymentmanager* networkconnectivity* networksecurity* networkservices* cloudbuildworkerpool cloudbuild* workbench* eventarc* documentai* scc* binaryauthorization* recaptcha* tpu* looker* discoveryengine* batch* bigquery* storage* pubsub* sql* compute* container* cloudrun* cloudfunctions* storagetransferjob
identity logos:google-cloud : serviceaccount serviceaccountaccount iamworkloadidentitypool cloudidentity*
secret logos:google-cloud : certificatemanager* privateca* secretmanagersecret kmskeyring kmscryptokey
link logos:google-cloud : computevpntunnel
storage simple-icons:googlecloudstorage : storagebucket
fold simple-icons:googlecloudstorage : storagebucketobject storagebucketiammember storagebucketiambinding storagebucketiampolicy storagebucketacl storagedefaultobjectacl storageobjectacl storagebucketaccesscontrol storagedefaultobjectaccesscontrol storagehmackey
link simple-icons:googlecloudstorage : storagenotification
database simple-icons:googlecloudspanner : spannerinstance spannerdatabase
database simple-icons:googlebigtable : bigtableinstance bigtabletable
database simple-icons:googlebigquery : bigquerydataset bigquerytable
fold simple-icons:googlebigquery : bigquerydatasetaccess bigquerydatasetiammember bigquerydatasetiambinding bigquerytableiammember bigqueryroutine
service simple-icons:googlebigquery : bigqueryjob bigquerydatatransferconfig bigqueryconnection bigqueryreservation
database logos:firebase-icon : firestoredatabase firestoreindex firestoredocument datastoreindex firebasedatabaseinstance
service logos:firebase-icon : firebase*
queue simple-icons:googlepubsub : pubsubtopic pubsublitetopic
link simple-icons:googlepubsub : pubsubsubscription pubsublitesubscription eventarctrigger
fold simple-icons:googlepubsub : pubsubtopiciammember pubsubtopiciambinding pubsubsubscriptioniammember pubsubsubscriptioniambinding pubsubschema
queue simple-icons:googletasks : cloudtasksqueue
cluster logos:kubernetes : containercluster gkehubfleet containerawscluster containerazurecluster
service logos:kubernetes : containernodepool gkehub* gkebackup*
service simple-icons:googledataflow : dataflow*
service simple-icons:googledataproc : dataproc*
service simple-icons:googlecloudcomposer : composer*
`,
);

export const kubernetes: Provider = provider(
  'kubernetes',
  `
environment k8s:namespace : namespace namespacev1 corenamespace corev1namespace
service k8s:deployment : deployment deploymentv1 appsdeployment appsv1deployment
service k8s:statefulset : statefulset statefulsetv1 appsstatefulset appsv1statefulset
service k8s:daemonset : daemonset daemonsetv1 daemonsetappsv1 appsdaemonset appsv1daemonset daemonsetv1beta1
service k8s:pod : pod podv1 corev1pod
fold k8s:pod : poddisruptionbudget* policyv1poddisruptionbudget podtemplate*
service k8s:job : job jobv1 batchv1job
service k8s:cronjob : cronjob cronjobv1 batchv1cronjob
gateway k8s:ingress : ingress ingressv1 networkingv1ingress extensionsv1beta1ingress
fold k8s:ingress : ingressclass ingressclassv1 networkingv1ingressclass
gateway k8s:service : service servicev1 coreservice corev1service
fold k8s:configmap : configmap configmapv1 corev1configmap configmapv1data
secret k8s:secret : secret secretv1 corev1secret
fold k8s:secret : secretv1data
storage k8s:persistentvolumeclaim : persistentvolumeclaim persistentvolumeclaimv1 corev1persistentvolumeclaim
storage k8s:persistentvolume : persistentvolume persistentvolumev1 corev1persistentvolume
fold k8s:serviceaccount : serviceaccount serviceaccountv1 corev1serviceaccount defaultserviceaccount defaultserviceaccountv1
fold k8s:role : role rolev1 rbacv1role
fold k8s:rolebinding : rolebinding rolebindingv1 rbacv1rolebinding
fold k8s:clusterrole : clusterrole clusterrolev1 rbac* rbacv1clusterrole
fold k8s:clusterrolebinding : clusterrolebinding clusterrolebindingv1 rbacv1clusterrolebinding
fold k8s:horizontalpodautoscaler : horizontalpodautoscaler* autoscaling*
fold k8s:networkpolicy : networkpolicy* networkingv1networkpolicy
fold k8s:storageclass : storageclass* storagev1storageclass
fold k8s:resourcequota : resourcequota*
fold k8s:limitrange : limitrange*
service logos:helm : release helmv3release helmv3chart helmchart helmv4chart
service logos:kubernetes : manifest yamlconfigfile yamlconfiggroup yamlv2configfile kustomizedirectory provider customresource apiextensionscustomresource
fold logos:kubernetes : labels annotations env
service k8s:replicaset : replicationcontroller replicationcontrollerv1 corev1replicationcontroller appsv1replicaset
fold k8s:endpoints : endpoints endpointsv1 endpointslice endpointslicev1 corev1endpoints discoveryv1endpointslice
fold k8s:scheduler : priorityclass priorityclassv1 schedulingv1priorityclass
fold k8s:api-server : mutatingwebhookconfiguration mutatingwebhookconfigurationv1 validatingwebhookconfiguration validatingwebhookconfigurationv1 validatingadmissionpolicyv1 apiservice apiservicev1 certificatesigningrequest certificatesigningrequestv1 tokenrequest tokenrequestv1 admissionregistration*
fold k8s:volume : csidriver csidriverv1 storagev1csidriver volumeattachment
fold k8s:podsecuritypolicy : podsecuritypolicy podsecuritypolicyv1beta1
fold k8s:node : nodetaint runtimeclass runtimeclassv1
fold k8s:customresourcedefinition : apiextensionsv1customresourcedefinition
`,
);

export const others: Provider = provider(
  'others',
  `
fold - : customs3autodeleteobjects customvpcrestrictdefaultsg customlogretention customecrautodeleteimages customs3bucketnotifications customcrossaccountzonedelegation customcrossregionexportwriter customcrossregionexportreader customuserpoolcloudfrontdomainname customdynamodbreplica customkmskeypolicyupdater random* randompassword randomstring randomid randomuuid randompet randominteger randomshuffle tls* null* time* local* localfile localsensitivefile archive* archivefile template* templatefile external* http* command* commandlocalcommand commandremotecommand terraformdata nullresource timesleep pulumiproviders* cloudinit* synced* eksauth* std* terraformremotestate
service logos:docker-icon : container dockercontainer
storage logos:docker-icon : image dockerimage registryimage dockerregistryimage remoteimage dockerremoteimage dockerbuildimage dockervolume volume
network logos:docker-icon : dockernetwork network
gateway logos:cloudflare-icon : cloudflare*
service logos:datadog : datadog*
service logos:github-icon : github*
service logos:mongodb-icon : mongodbatlas*
gateway logos:fastly : fastly*
database logos:postgresql : postgresql*
fold logos:postgresql : postgresqlrole postgresqlgrant postgresqlgrantrole postgresqldefaultprivileges postgresqlextension postgresqlprovider
database logos:mysql-icon : mysql*
secret logos:vault-icon : vault*
service logos:grafana : grafana*
service logos:gitlab : gitlab*
identity logos:okta-icon : okta*
identity logos:auth0-icon : auth0*
database logos:snowflake-icon : snowflake*
service logos:digital-ocean-icon : digitalocean*
service logos:heroku-icon : heroku*
service logos:vercel-icon : vercel*
service logos:pagerduty-icon : pagerduty*
service logos:openstack-icon : openstack*
service simple-icons:hetzner : hcloud*
service simple-icons:alibabacloud : alicloud*
network simple-icons:alibabacloud : alicloudvpcnetwork alicloudvpc
subnet simple-icons:alibabacloud : alicloudvpcsubnet alicloudvswitch alicloudvpcswitch
fold simple-icons:alibabacloud : alicloudecssecuritygroup alicloudsecuritygroup alicloudsecuritygrouprule
environment simple-icons:alibabacloud : alicloudresourcemanagerresourcegroup
cluster aws:eks : ekscluster
gateway aws:api-gateway : awsapigatewayrestapi
`,
);
