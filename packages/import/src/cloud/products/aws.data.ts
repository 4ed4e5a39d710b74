// Products of Amazon Web Services.
import { type Provider, provider } from './product.js';

export const aws: Provider = provider(
  'aws',
  `
network aws:vpc-virtual-private-cloud-vpc : vpc ec2vpc defaultvpc ec2defaultvpc
subnet - : subnet ec2subnet defaultsubnet ec2defaultsubnet
function aws:lambda-function : lambdafunction serverlessfunction lambdacallbackfunction lambdaversion
fold - : lambdaalias lambdaeventsourcemappingpolicy lambdalayerversion lambdalayerversionpermission lambdaprovisionedconcurrencyconfig lambdafunctioneventinvokeconfig lambdaeventinvokeconfig lambdafunctionurl lambdaurl lambdacodesigningconfig
link - : lambdaeventsourcemapping lambdapermission lambdainvocation
database aws:rds : dbinstance rdsdbinstance rdsinstance dbproxy rdsdbproxy rdsproxy rdsclusterinstance
database aws:aurora : rdscluster rdsdbcluster rdsglobalcluster
fold - : dbsubnetgroup rdsdbsubnetgroup rdssubnetgroup dbparametergroup rdsdbparametergroup rdsparametergroup rdsclusterparametergroup rdsdbclusterparametergroup dboptiongroup rdsoptiongroup dbsecuritygroup rdsdbsecuritygroup dbeventsubscription rdseventsubscription dbproxytargetgroup dbproxydefaulttargetgroup dbproxytarget dbsnapshot rdsclusterendpoint rdsdbproxytargetgroup
database aws:dynamodb : dynamodbtable dynamodbglobaltable serverlesssimpletable
fold - : dynamodbtableitem dynamodbtablereplica dynamodbkinesisstreamingdestination dynamodbcontributorinsights
database aws:dynamodb-accelerator : daxcluster
database aws:documentdb : docdbcluster docdbdbcluster docdbclusterinstance docdbdbinstance
fold - : docdbsubnetgroup docdbdbsubnetgroup docdbclusterparametergroup docdbdbclusterparametergroup
database aws:neptune : neptunecluster neptunedbcluster neptuneclusterinstance neptunedbinstance
fold - : neptunesubnetgroup neptunedbsubnetgroup neptuneparametergroup neptuneclusterparametergroup neptunedbparametergroup neptunedbclusterparametergroup
database aws:redshift : redshiftcluster redshiftserverlessworkgroup redshiftserverlessnamespace
fold - : redshiftsubnetgroup redshiftclustersubnetgroup redshiftparametergroup redshiftclusterparametergroup redshiftsnapshotschedule
database aws:keyspaces : keyspaceskeyspace keyspacestable cassandrakeyspace cassandratable
database aws:timestream : timestream* timestreamwritedatabase timestreamdatabase
cache aws:elasticache : elasticachecluster elasticachecachecluster elasticachereplicationgroup elasticacheserverlesscache elasticacheglobalreplicationgroup
fold - : elasticachesubnetgroup elasticacheparametergroup elasticacheuser elasticacheusergroup elasticachesecuritygroup
cache aws:memorydb : memorydbcluster
fold - : memorydbsubnetgroup memorydbparametergroup memorydbacl memorydbuser
storage aws:s3-bucket : s3bucket s3bucketv2 s3directorybucket s3accesspoint
fold - : s3bucketpolicy s3bucketpublicaccessblock s3bucketversioning s3bucketversioningv2 s3bucketserversideencryptionconfiguration s3bucketserversideencryptionconfigurationv2 s3bucketacl s3bucketaclv2 s3bucketlifecycleconfiguration s3bucketlifecycleconfigurationv2 s3bucketlogging s3bucketcorsconfiguration s3bucketcorsconfigurationv2 s3bucketwebsiteconfiguration s3bucketwebsiteconfigurationv2 s3bucketownershipcontrols s3bucketobject s3bucketobjectv2 s3object s3bucketreplicationconfiguration s3bucketmetric s3bucketinventory s3bucketanalyticsconfiguration s3bucketintelligenttieringconfiguration s3accountpublicaccessblock s3bucketrequestpaymentconfiguration s3bucketobjectlockconfiguration
link - : s3bucketnotification
storage aws:efs-file-system : efsfilesystem efsaccesspoint
fold - : efsmounttarget efsfilesystempolicy efsbackuppolicy
storage aws:ebs-volume : ebsvolume ec2volume
fold - : volumeattachment ec2volumeattachment ebssnapshot ebsencryptionbydefault ebsdefaultkmskey
storage aws:fsx : fsx*
storage aws:s3-glacier : glaciervault
storage aws:backup-vault : backupvault
service aws:backup-plan : backupplan backupbackupplan
fold - : backupselection backupbackupselection backupvaultpolicy backupvaultnotifications
queue aws:sqs-queue : sqsqueue
fold - : sqsqueuepolicy sqsqueueredrivepolicy sqsqueueredriveallowpolicy
queue aws:sns-topic : snstopic
fold - : snstopicpolicy snsplatformapplication snssmspreferences
link - : snstopicsubscription snssubscription
queue aws:kinesis-data-streams : kinesisstream kinesisstreamconsumer
queue aws:data-firehose : kinesisfirehosedeliverystream kinesisfirehosedeliverystreams
queue aws:msk : mskcluster mskserverlesscluster
fold - : mskconfiguration mskscramsecretassociation mskclusterpolicy
queue aws:mq : mqbroker amazonmqbroker
fold - : mqconfiguration amazonmqconfiguration
queue aws:eventbridge-custom-event-bus : cloudwatcheventbus eventseventbus
service aws:eventbridge-rule : cloudwatcheventrule eventsrule schedulerschedule
link - : cloudwatcheventtarget eventbridgepipe pipespipe
fold - : cloudwatcheventpermission cloudwatcheventbuspolicy schedulerschedulegroup cloudwatcheventarchive
service aws:step-functions : sfnstatemachine stepfunctionsstatemachine serverlessstatemachine sfnactivity
service aws:ec2-instance : instance ec2instance spotinstancerequest
service aws:ec2-auto-scaling : autoscalinggroup autoscalingautoscalinggroup
fold - : launchtemplate ec2launchtemplate launchconfiguration autoscalinglaunchconfiguration autoscalingpolicy autoscalingscalingpolicy autoscalingschedule autoscalingscheduledaction autoscalinglifecyclehook autoscalingnotification appautoscalingtarget appautoscalingpolicy applicationautoscalingscalabletarget applicationautoscalingscalingpolicy keypair ec2keypair placementgroup ec2placementgroup ami ec2ami amilaunchpermission
link - : autoscalingattachment
cluster aws:ecs : ecscluster ecsclusterresource
fold - : ecsclustercapacityproviders ecscapacityprovider ecstaskset
service aws:ecs-service : ecsservice ecsfargateservice
service aws:ecs-task : ecstaskdefinition
cluster aws:eks : ekscluster eksclusterresource
service aws:ec2-instances : eksnodegroup eksfargateprofile eksmanagednodegroup
fold - : eksaddon eksaccessentry eksaccesspolicyassociation eksidentityproviderconfig ekspodidentityassociation
storage aws:ecr : ecrrepository ecrpublicrepository
fold - : ecrlifecyclepolicy ecrrepositorypolicy ecrregistrypolicy ecrreplicationconfiguration ecrimage
service aws:app-runner : apprunnerservice
fold - : apprunnervpcconnector apprunnerautoscalingconfigurationversion apprunnerconnection
service aws:batch : batchjobdefinition batchjobqueue batchcomputeenvironment
service aws:elastic-beanstalk : elasticbeanstalkenvironment elasticbeanstalkapplication
fold - : elasticbeanstalkapplicationversion elasticbeanstalkconfigurationtemplate
service aws:lightsail : lightsail*
gateway aws:application-load-balancer : lb alb elasticloadbalancingv2loadbalancer lbloadbalancer lbapplicationloadbalancer albloadbalancer applicationloadbalancer
gateway aws:network-load-balancer : lbnetworkloadbalancer
gateway aws:classic-load-balancer : elb elasticloadbalancingloadbalancer elbloadbalancer
fold - : lblistenercertificate lblistenerrule alblistenerrule elasticloadbalancingv2listenerrule elasticloadbalancingv2listenercertificate lbcookiestickinesspolicy loadbalancerpolicy elasticloadbalancingv2truststore
link - : lblistener alblistener elasticloadbalancingv2listener lbtargetgroup albtargetgroup elasticloadbalancingv2targetgroup lbtargetgroupattachment albtargetgroupattachment elbattachment
gateway aws:api-gateway : apigatewayrestapi apigatewayv2api serverlessapi serverlesshttpapi apigatewaywebsocketapi apigatewayrest api
fold - : apigatewayresource apigatewaymethod apigatewaymethodresponse apigatewayintegrationresponse apigatewaydeployment apigatewaystage apigatewayv2stage apigatewayv2deployment apigatewayv2route apigatewayaccount apigatewayapikey apigatewayusageplan apigatewayusageplankey apigatewaybasepathmapping apigatewayv2apimapping apigatewaydomainname apigatewayv2domainname apigatewaygatewayresponse apigatewaymethodsettings apigatewayrequestvalidator apigatewaymodel apigatewayrestapipolicy apigatewayv2vpclink apigatewayvpclink
link - : apigatewayintegration apigatewayv2integration apigatewayauthorizer apigatewayv2authorizer
gateway aws:appsync : appsyncgraphqlapi
fold - : appsyncresolver appsyncfunction appsyncfunctionconfiguration appsyncapikey appsyncgraphqlschema
link - : appsyncdatasource
gateway aws:cloudfront : cloudfrontdistribution
fold - : cloudfrontoriginaccessidentity cloudfrontcloudfrontoriginaccessidentity cloudfrontoriginaccesscontrol cloudfrontcachepolicy cloudfrontoriginrequestpolicy cloudfrontresponseheaderspolicy cloudfrontpublickey cloudfrontkeygroup cloudfrontmonitoringsubscription
function aws:cloudfront-functions : cloudfrontfunction
gateway aws:global-accelerator : globalaccelerator*
gateway aws:route-53-hosted-zone : route53zone route53hostedzone
link aws:route-53 : route53record route53recordset route53recordsetgroup
fold - : route53healthcheck route53zoneassociation route53queryloggingconfig route53delegationset route53resolverrule* route53resolverqueryl* route53vpcassociationauthorization
gateway aws:route-53-resolver : route53resolverendpoint
gateway aws:vpc-internet-gateway : internetgateway ec2internetgateway egressonlyinternetgateway ec2egressonlyinternetgateway
gateway aws:vpc-nat-gateway : natgateway ec2natgateway
gateway aws:vpc-endpoints : vpcendpoint ec2vpcendpoint vpcendpointservice ec2vpcendpointservice
gateway aws:transit-gateway : ec2transitgateway transitgateway
gateway aws:vpc-vpn-gateway : vpngateway ec2vpngateway
external aws:vpc-customer-gateway : customergateway ec2customergateway
link aws:vpc-vpn-connection : vpnconnection ec2vpnconnection
link aws:vpc-peering-connection : vpcpeeringconnection ec2vpcpeeringconnection
gateway aws:client-vpn : ec2clientvpnendpoint
gateway aws:direct-connect : dx*
gateway aws:direct-connect-gateway : dxgateway
gateway aws:network-firewall : networkfirewallfirewall networkfirewall
fold - : networkfirewallpolicy networkfirewallrulegroup networkfirewallfirewallpolicy networkfirewallloggingconfiguration vpcpeeringconnectionaccepter vpcpeeringconnectionoptions ec2transitgatewayvpcattachment transitgatewayvpcattachment ec2transitgatewayattachment ec2transitgatewayroutetable ec2transitgatewayroute ec2transitgatewayroutetableassociation ec2transitgatewayroutetablepropagation ec2clientvpnnetworkassociation ec2clientvpnauthorizationrule
fold - : eip ec2eip eipassociation ec2eipassociation networkinterface ec2networkinterface networkinterfaceattachment ec2networkinterfaceattachment networkinterfacesgattachment
attach - : ec2vpcgatewayattachment internetgatewayattachment vpngatewayattachment ec2vpngatewayattachment
route - : routetable ec2routetable defaultroutetable ec2defaultroutetable maininroutetableassociation mainroutetableassociation routetableassociation ec2routetableassociation ec2subnetroutetableassociation ec2mainroutetableassociation route ec2route vpngatewayroutepropagation ec2vpngatewayroutepropagation vpnconnectionroute networkacl ec2networkacl defaultnetworkacl ec2defaultnetworkacl networkaclrule ec2networkaclrule networkaclassociation networkaclentry ec2networkaclentry ec2subnetnetworkaclassociation vpcendpointroutetableassociation
fold - : vpcdhcpoptions ec2vpcdhcpoptions ec2dhcpoptions vpcdhcpoptionsassociation ec2vpcdhcpoptionsassociation vpcipv4cidrblockassociation vpcipv6cidrblockassociation ec2vpccidrblock ec2subnetcidrblock ec2subnetcidrreservation vpcblockpublicaccessoptions vpcblockpublicaccessexclusion flowlog ec2flowlog vpcendpointsubnetassociation vpcendpointpolicy vpcendpointsecuritygroupassociation vpcipam* ec2ipam* ec2managedprefixlist managedprefixlist defaultvpcdhcpoptions
fold - : securitygroup ec2securitygroup defaultsecuritygroup ec2defaultsecuritygroup securitygrouprule ec2securitygrouprule ec2securitygroupingress ec2securitygroupegress vpcsecuritygroupingressrule vpcsecuritygroupegressrule securitygroupingressrule
fold aws:iam-role : iamrole iamrolepolicy iamrolepolicyattachment iampolicy iammanagedpolicy iampolicyattachment iaminstanceprofile iamservicelinkedrole iampolicydocument iamrolepolicyattachmentsexclusive
identity aws:iam : iamuser iamgroup iamopenidconnectprovider iamoidcprovider iamsamlprovider
fold - : iamuserpolicy iamuserpolicyattachment iamgrouppolicy iamgrouppolicyattachment iamgroupmembership iamusergroupmembership iamaccesskey iamuserloginprofile iamaccountalias iamaccountpasswordpolicy iamusertogroupaddition
identity aws:cognito : cognitouserpool cognitoidentitypool
fold - : cognitouserpoolclient cognitouserpooldomain cognitouserpoolgroup cognitouserpooluser cognitoresourceserver cognitouserpoolresourceserver cognitoidentityprovider cognitouserpoolidentityprovider cognitoidentitypoolrolesattachment cognitoidentitypoolroleattachment
identity aws:iam-identity-center : ssoadmin* sso*
identity aws:directory-service : directoryservice*
secret aws:secrets-manager : secretsmanagersecret
fold - : secretsmanagersecretversion secretsmanagersecretrotation secretsmanagersecretpolicy secretsmanagerrotationschedule secretsmanagersecrettargetattachment secretsmanagerresourcepolicy
secret aws:kms : kmskey kmsreplicakey
fold - : kmsalias kmsgrant kmskeypolicy kmsciphertext
secret aws:systems-manager-parameter-store : ssmparameter
fold aws:certificate-manager : acmcertificate certificatemanagercertificate acmcertificatevalidation
secret aws:private-certificate-authority : acmpca*
service aws:waf : wafv2webacl wafwebacl wafregionalwebacl
fold - : wafv2webaclassociation wafregionalwebaclassociation wafv2ipset wafv2rulegroup wafv2webaclloggingconfiguration wafipset wafrule wafregionalrule wafregionalipset wafv2regexpatternset wafv2loggingconfiguration
service aws:guardduty : guardduty*
service aws:security-hub : securityhub*
service aws:inspector : inspector*
service aws:macie : macie*
service aws:config : config*
service aws:cloudtrail : cloudtrail cloudtrailtrail cloudtraileventdatastore
fold aws:cloudwatch-logs : cloudwatchloggroup logsloggroup cloudwatchlogresourcepolicy cloudwatchlogstream logslogstream cloudwatchlogmetricfilter logsmetricfilter cloudwatchlogsubscriptionfilter logssubscriptionfilter logsresourcepolicy
fold aws:cloudwatch-alarm : cloudwatchmetricalarm cloudwatchalarm cloudwatchcompositealarm
service aws:cloudwatch : cloudwatchdashboard cloudwatchmetricstream
service aws:x-ray : xray*
service aws:managed-grafana : grafana*
service aws:managed-service-for-prometheus : prometheus* aps*
service aws:glue : gluejob glueworkflow gluetrigger
service aws:glue-crawler : gluecrawler
database aws:glue-data-catalog : gluecatalogdatabase gluedatabase gluecatalogtable gluetable
fold - : glueconnection glueclassifier gluesecurityconfiguration glueregistry glueschema
service aws:athena : athenaworkgroup athenadatabase athenadatacatalog
fold - : athenanamedquery
service aws:emr : emr*
service aws:lake-formation : lakeformation*
service aws:opensearch-service : opensearch* elasticsearchdomain
fold - : opensearchdomainpolicy elasticsearchdomainpolicy opensearchserverlessaccesspolicy opensearchserverlesssecuritypolicy
service aws:mwaa : mwaa*
service aws:quick-suite : quicksight*
service aws:sagemaker-ai : sagemaker*
service aws:bedrock : bedrock*
service aws:comprehend : comprehend*
service aws:rekognition : rekognition*
service aws:lex : lex*
service aws:database-migration-service : dms*
service aws:datasync : datasync*
service aws:transfer-family : transfer*
service aws:codebuild : codebuild* 
fold - : codebuildreportgroup codebuildsourcecredential codebuildwebhook
service aws:codepipeline : codepipeline*
service aws:codedeploy : codedeploy*
storage aws:codecommit : codecommit*
storage aws:codeartifact : codeartifact*
service aws:ses-email : ses*
service aws:pinpoint : pinpoint*
service aws:connect : connect*
service aws:iot-core : iot*
service aws:location-service : location*
service aws:amplify : amplify*
service aws:app-mesh : appmesh*
service aws:cloud-map-service : servicediscovery*
service aws:vpc-lattice : vpclattice*
service aws:organizations : organizations*
account aws:organizations-account : organizationsaccount
service aws:control-tower : controltower*
service aws:service-catalog : servicecatalog*
service aws:cloudformation-stack : cloudformationstack cloudformationstackset serverlessapplication
fold - : cloudformationwaitcondition cloudformationwaitconditionhandle cloudformationcustomresource cdkmetadata
service aws:systems-manager : ssm*
service aws:elemental-mediaconvert : media*
service aws:workspaces : workspaces*
service aws:storage-gateway : storagegateway*
service aws:budgets : budgets*
service aws:fault-injection-service : fis*
fold - : availabilityzones availabilityzone calleridentity partition region regions billingserviceaccount canonicaluserid elbserviceaccount ipranges serviceprincipal defaulttags iamsessioncontext outpostsoutposts vpcs subnets securitygroups routetables ecrauthorizationtoken eksclusterauth
fold - : ram* resourceexplorer* resourcegroups* servicequotas* tag* custom*
queue aws:msk-connect : mskconnect*
queue aws:msk : mskreplicator
service aws:shield : shield*
service aws:detective : detective*
service aws:iam-access-analyzer : accessanalyzer*
service aws:audit-manager : auditmanager*
service aws:backup : backupframework backupreportplan
gateway aws:route-53 : route53domains*
gateway aws:route-53-resolver-dns-firewall : route53resolverfirewall*
gateway aws:appsync : appsynceventapi appsyncapi
secret aws:kms : kmsexternalkey
storage aws:s3 : s3control* s3tables* s3outposts*
service aws:glue : gluemltransform gluedevendpoint
service aws:kendra : kendra*
service aws:transcribe : transcribe*
service logos:aws-codestar : codestar*
service aws:codeguru : codeguru*
service aws:cloud9 : cloud9*
service aws:cost-explorer : ce*
service aws:appconfig : appconfig*
service aws:appflow : appflow*
service aws:gamelift-servers : gamelift*
service aws:cloudwatch : evidently* rum* synthetics*
service aws:signer : signer*
service aws:outposts-family : outposts*
service aws:ec2-image-builder : imagebuilder*
gateway aws:verified-access : verifiedaccess*
identity aws:verified-permissions : verifiedpermissions*
service aws:resilience-hub : resiliencehub*
gateway aws:cloud-wan : networkmanager*
service aws:finspace : finspace*
service aws:datazone : datazone*
service aws:clean-rooms : cleanrooms*
database aws:healthlake : healthlake*
service aws:chime : chime*
service aws:ebs-data-lifecycle-manager : dlm*
service aws:workspaces : appstream*
service aws:cloudwatch : cloudwatch* 
service aws:lambda : lambda* serverless*
service aws:ecs : ecs*
service aws:eks : eks*
service aws:kinesis : kinesis*
`,
);
