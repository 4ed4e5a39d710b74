// Products of Google Cloud, and of providers that stand beside clouds: Kubernetes, Docker, random values, local commands.
import { type Provider, provider } from './product.js';

export const gcp: Provider = provider(
  'google',
  `
account - : project organizationsproject projectfactory folder
network - : computenetwork vpcaccess networkvpc
subnet - : computesubnetwork computesubnet
function logos:google-cloud-functions : cloudfunctionsfunction cloudfunctions2function cloudfunctionsv2function cloudfunctionshttpcallbackfunction
service logos:google-cloud-run : cloudrunservice cloudrunv2service cloudrunjob cloudrunv2job
fold - : cloudrundomainmapping cloudfunctionsfunctioniammember cloudfunctions2functioniammember cloudrunserviceiammember cloudrunv2serviceiammember cloudrunserviceiampolicy cloudruniammember
service simple-icons:googlecloud : computeinstance appengineapplication appenginestandardappversion appengineflexibleappversion computeinstancegroupmanager computeregioninstancegroupmanager computeinstancegroup
fold - : computeinstancetemplate computeregioninstancetemplate computeautoscaler computeregionautoscaler computehealthcheck computeregionhealthcheck computehttphealthcheck computehttpshealthcheck computeaddress computeglobaladdress computefirewall computefirewallpolicy computeroute computerouterinterface computerouterpeer computerouternat computesslcertificate computemanagedsslcertificate computetargethttpproxy computetargethttpsproxy computetargetsslproxy computetargettcpproxy computeurlmap computeregionurlmap computeprojectmetadata computeprojectmetadataitem computeattacheddisk computesslpolicy computeregionbackendservice computeregiontargethttpproxy computeregiontargethttpsproxy computeimage computesecuritypolicy computeresourcepolicy computenetworkendpoint computenetworkendpointgroup computeregionnetworkendpointgroup
link - : computenetworkpeering computebackendservice computebackendbucket
gateway logos:google-cloud : computeforwardingrule computeglobalforwardingrule computerouter computevpngateway computehavpngateway computetargetpool apigatewayapi apigatewaygateway endpointsservice
storage logos:google-cloud : computedisk computeregiondisk computesnapshot filestoreinstance
storage simple-icons:googlecloudstorage : storagebucket
fold - : storagebucketobject storagebucketiammember storagebucketiambinding storagebucketiampolicy storagebucketacl storagedefaultobjectacl storageobjectacl storagebucketaccesscontrol storagedefaultobjectaccesscontrol storagehmackey
link - : storagenotification
database logos:google-cloud : sqldatabaseinstance sqldatabase alloydbcluster alloydbinstance
fold - : sqluser sqlsslcert
database simple-icons:googlecloudspanner : spannerinstance spannerdatabase
database simple-icons:googlebigtable : bigtableinstance bigtabletable
database simple-icons:googlebigquery : bigquerydataset bigquerytable
fold - : bigquerydatasetaccess bigquerydatasetiammember bigquerydatasetiambinding bigquerytableiammember bigqueryroutine
service simple-icons:googlebigquery : bigqueryjob bigquerydatatransferconfig bigqueryconnection bigqueryreservation
database logos:firebase-icon : firestoredatabase firestoreindex firestoredocument datastoreindex firebasedatabaseinstance
service logos:firebase-icon : firebase*
cache logos:google-cloud : redisinstance rediscluster memcacheinstance
queue simple-icons:googlepubsub : pubsubtopic pubsublitetopic
link - : pubsubsubscription pubsublitesubscription eventarctrigger
fold - : pubsubtopiciammember pubsubtopiciambinding pubsubsubscriptioniammember pubsubsubscriptioniambinding pubsubschema
queue simple-icons:googletasks : cloudtasksqueue
service logos:google-cloud : cloudschedulerjob workflowsworkflow cloudbuildtrigger sourcereporepository monitoring* logging*
fold - : loggingmetric loggingprojectsink monitoringalertpolicy monitoringnotificationchannel monitoringuptimecheckconfig
cluster logos:kubernetes : containercluster
service logos:kubernetes : containernodepool
storage logos:google-cloud : containerregistry artifactregistryrepository
fold - : artifactregistryrepositoryiammember containerregistryiam
service simple-icons:googledataflow : dataflow*
service simple-icons:googledataproc : dataproc*
service simple-icons:googlecloudcomposer : composer*
service logos:google-cloud : vertexai* notebooks* dialogflow* healthcare* apigee* dataform* datafusion* dataplex* datacatalog* datastream* deploymentmanager* networkconnectivity* networksecurity* networkservices*
gateway logos:google-cloud : dnsmanagedzone vpcaccessconnector computeservice* servicenetworkingconnection iapbrand iapclient identityplatform*
fold - : dnsrecordset dnspolicy clientconfig computezones computeregions iampolicy organization billingaccount containerengineversions
identity logos:google-cloud : serviceaccount serviceaccountaccount iamworkloadidentitypool
fold - : serviceaccountkey serviceaccountiammember serviceaccountiambinding serviceaccountiampolicy projectiammember projectiambinding projectiampolicy projectiamcustomrole projectiamauditconfig organizationiammember folderiammember iamworkloadidentitypoolprovider projectservice projectserviceidentity organizationpolicy projectorganizationpolicy iap* projectdefaultserviceaccounts projectusageexportbucket
cache logos:google-cloud : memorystore*
cluster logos:kubernetes : gkehubfleet
service logos:kubernetes : gkehub* gkebackup*
service logos:google-cloud : cloudbuildworkerpool cloudbuild* workbench* eventarc* documentai* scc* binaryauthorization* recaptcha* tpu* looker* discoveryengine* batch*
secret logos:google-cloud : certificatemanager* privateca*
identity logos:google-cloud : cloudidentity*
secret logos:google-cloud : secretmanagersecret kmskeyring kmscryptokey
fold - : secretmanagersecretversion secretmanagersecretiammember secretmanagersecretiambinding kmscryptokeyiammember kmscryptokeyiambinding kmskeyringiammember kmssecretciphertext
service logos:google-cloud : bigquery* storage* pubsub* sql* compute* container* cloudrun* cloudfunctions*
`,
);

export const kubernetes: Provider = provider(
  'kubernetes',
  `
environment k8s:namespace : namespace namespacev1 corenamespace corev1namespace
service k8s:deployment : deployment deploymentv1 appsdeployment appsv1deployment
service k8s:statefulset : statefulset statefulsetv1 appsstatefulset appsv1statefulset
service k8s:daemonset : daemonset daemonsetv1 daemonsetappsv1 appsdaemonset appsv1daemonset
service k8s:pod : pod podv1 corev1pod
service k8s:job : job jobv1 batchv1job
service k8s:cronjob : cronjob cronjobv1 batchv1cronjob
gateway k8s:ingress : ingress ingressv1 networkingv1ingress extensionsv1beta1ingress
gateway k8s:service : service servicev1 coreservice corev1service
fold k8s:configmap : configmap configmapv1 corev1configmap
secret k8s:secret : secret secretv1 corev1secret
storage k8s:persistentvolumeclaim : persistentvolumeclaim persistentvolumeclaimv1 corev1persistentvolumeclaim
storage k8s:persistentvolume : persistentvolume persistentvolumev1 corev1persistentvolume
fold k8s:serviceaccount : serviceaccount serviceaccountv1 corev1serviceaccount role rolev1 rolebinding rolebindingv1 clusterrole clusterrolev1 clusterrolebinding clusterrolebindingv1 rbac* horizontalpodautoscaler* autoscaling* networkpolicy* networkingv1networkpolicy poddisruptionbudget* storageclass* resourcequota* limitrange*
service logos:helm : release helmv3release helmv3chart helmchart helmv4chart
service logos:kubernetes : manifest yamlconfigfile yamlconfiggroup yamlv2configfile kustomizedirectory provider customresource apiextensionscustomresource
`,
);

export const others: Provider = provider(
  'others',
  `
fold - : customs3autodeleteobjects customvpcrestrictdefaultsg customlogretention customecrautodeleteimages customs3bucketnotifications customcrossaccountzonedelegation customcrossregionexportwriter customcrossregionexportreader customuserpoolcloudfrontdomainname customdynamodbreplica customkmskeypolicyupdater
fold - : random* randompassword randomstring randomid randomuuid randompet randominteger randomshuffle tls* null* time* local* localfile localsensitivefile archive* archivefile template* templatefile external* http* command* commandlocalcommand commandremotecommand terraformdata nullresource timesleep pulumiproviders* cloudinit* synced* eksauth*
service logos:docker-icon : container dockercontainer
storage logos:docker-icon : image dockerimage registryimage dockerregistryimage remoteimage dockerremoteimage dockerbuildimage
network logos:docker-icon : dockernetwork
storage logos:docker-icon : dockervolume
gateway logos:cloudflare-icon : cloudflare*
service logos:datadog : datadog*
service logos:github-icon : github*
service logos:mongodb-icon : mongodbatlas*
gateway logos:fastly : fastly*
`,
);
