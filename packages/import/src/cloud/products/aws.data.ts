// Products of Amazon Web Services.
import { type Provider, provider } from './product.js';

export const aws: Provider = provider(
  'aws',
  `
network aws:vpc-virtual-private-cloud-vpc : vpc ec2vpc defaultvpc ec2defaultvpc
subnet - : subnet ec2subnet defaultsubnet ec2defaultsubnet
function aws:lambda-function : lambdafunction serverlessfunction lambdacallbackfunction lambdaversion
fold aws:lambda-function : lambdaalias lambdaeventsourcemappingpolicy lambdalayerversion lambdalayerversionpermission lambdaprovisionedconcurrencyconfig lambdafunctioneventinvokeconfig lambdaeventinvokeconfig lambdafunctionurl lambdaurl lambdacodesigningconfig lambdafunctionrecursionconfig lambdaruntimemanagementconfig serverlesslayerversion lambdapolicy
link aws:lambda-function : lambdaeventsourcemapping lambdapermission lambdainvocation
database aws:rds : dbinstance rdsdbinstance rdsinstance dbproxy rdsdbproxy rdsproxy rdsclusterinstance
fold aws:rds : rdsoptiongroup dbinstanceroleassociation dbinstanceautomatedbackupsreplication dbsnapshotcopy
database aws:aurora : rdscluster rdsdbcluster rdsglobalcluster
fold aws:aurora : dbsubnetgroup rdsdbsubnetgroup rdssubnetgroup dbparametergroup rdsdbparametergroup rdsparametergroup rdsclusterparametergroup rdsdbclusterparametergroup dboptiongroup dbeventsubscription rdseventsubscription dbproxytargetgroup dbproxydefaulttargetgroup dbproxytarget dbsnapshot rdsclusterendpoint rdsdbproxytargetgroup rdsclusterroleassociation rdsclusteractivitystream
fold aws:vpc : dbsecuritygroup rdsdbsecuritygroup elasticachesecuritygroup vpcdhcpoptions ec2vpcdhcpoptions ec2dhcpoptions vpcdhcpoptionsassociation ec2vpcdhcpoptionsassociation vpcipv4cidrblockassociation vpcipv6cidrblockassociation ec2vpccidrblock ec2subnetcidrblock ec2subnetcidrreservation vpcblockpublicaccessoptions vpcblockpublicaccessexclusion vpcipam* ec2ipam* ec2managedprefixlist managedprefixlist defaultvpcdhcpoptions securitygroup ec2securitygroup defaultsecuritygroup ec2defaultsecuritygroup securitygrouprule ec2securitygrouprule ec2securitygroupingress ec2securitygroupegress vpcsecuritygroupingressrule vpcsecuritygroupegressrule securitygroupingressrule securitygroups ec2prefixlist ec2managedprefixlistentry securitygroupvpcassociation ec2securitygroupvpcassociation
database aws:dynamodb : dynamodbtable dynamodbglobaltable serverlesssimpletable
fold aws:dynamodb : dynamodbtableitem dynamodbtablereplica dynamodbkinesisstreamingdestination dynamodbcontributorinsights
database aws:dynamodb-accelerator : daxcluster
database aws:documentdb : docdbcluster docdbdbcluster docdbclusterinstance docdbdbinstance
fold aws:documentdb : docdbsubnetgroup docdbdbsubnetgroup docdbclusterparametergroup docdbdbclusterparametergroup
database aws:neptune : neptunecluster neptunedbcluster neptuneclusterinstance neptunedbinstance
fold aws:neptune : neptunesubnetgroup neptunedbsubnetgroup neptuneparametergroup neptuneclusterparametergroup neptunedbparametergroup neptunedbclusterparametergroup
database aws:redshift : redshiftcluster redshiftserverlessworkgroup redshiftserverlessnamespace
fold aws:redshift : redshiftsubnetgroup redshiftclustersubnetgroup redshiftparametergroup redshiftclusterparametergroup redshiftsnapshotschedule redshiftclusteriamroles redshiftsnapshotcopygrant redshiftsnapshotscheduleassociation redshiftscheduledaction redshiftendpointaccess redshiftlogging
database aws:keyspaces : keyspaceskeyspace keyspacestable cassandrakeyspace cassandratable
database aws:timestream : timestream* timestreamwritedatabase timestreamdatabase
cache aws:elasticache : elasticachecluster elasticachecachecluster elasticachereplicationgroup elasticacheserverlesscache elasticacheglobalreplicationgroup
fold aws:elasticache : elasticachesubnetgroup elasticacheparametergroup elasticacheuser elasticacheusergroup elasticacheserverlesscachesnapshot
cache aws:memorydb : memorydbcluster
fold aws:memorydb : memorydbsubnetgroup memorydbparametergroup memorydbacl memorydbuser
storage aws:s3-bucket : s3bucket s3bucketv2 s3directorybucket s3accesspoint
fold aws:s3-bucket : s3bucketpolicy s3bucketpublicaccessblock s3bucketversioning s3bucketversioningv2 s3bucketserversideencryptionconfiguration s3bucketserversideencryptionconfigurationv2 s3bucketacl s3bucketaclv2 s3bucketlifecycleconfiguration s3bucketlifecycleconfigurationv2 s3bucketlogging s3bucketcorsconfiguration s3bucketcorsconfigurationv2 s3bucketwebsiteconfiguration s3bucketwebsiteconfigurationv2 s3bucketownershipcontrols s3bucketobject s3bucketobjectv2 s3object s3bucketreplicationconfiguration s3bucketmetric s3bucketinventory s3bucketanalyticsconfiguration s3bucketintelligenttieringconfiguration s3accountpublicaccessblock s3bucketrequestpaymentconfiguration s3bucketobjectlockconfiguration s3objectcopy s3bucketaccelerateconfiguration s3bucketabac s3accesspointpolicy s3controlaccesspointpolicy
link aws:s3-bucket : s3bucketnotification
storage aws:efs-file-system : efsfilesystem efsaccesspoint
fold aws:efs-file-system : efsmounttarget efsfilesystempolicy efsbackuppolicy efsreplicationconfiguration
storage aws:ebs-volume : ebsvolume ec2volume
fold aws:ebs-volume : volumeattachment ec2volumeattachment ebsencryptionbydefault ebsdefaultkmskey
fold aws:ebs-snapshot : ebssnapshot ebssnapshotcopy
storage aws:fsx : fsx*
storage aws:s3-glacier : glaciervault
storage aws:backup-vault : backupvault backupbackupvault backuplogicallyairgappedvault
fold aws:backup-vault : backupvaultlockconfiguration
service aws:backup-plan : backupplan backupbackupplan
fold aws:backup-plan : backupselection backupbackupselection backupvaultpolicy backupvaultnotifications
queue aws:sqs-queue : sqsqueue
fold aws:sqs-queue : sqsqueuepolicy sqsqueueredrivepolicy sqsqueueredriveallowpolicy
queue aws:sns-topic : snstopic
fold aws:sns-topic : snstopicpolicy snsplatformapplication snssmspreferences
link aws:sns-topic : snstopicsubscription snssubscription
queue aws:kinesis-data-streams : kinesisstream kinesisstreamconsumer
queue aws:data-firehose : kinesisfirehosedeliverystream kinesisfirehosedeliverystreams
queue aws:msk : mskcluster mskserverlesscluster mskreplicator
fold aws:msk : mskconfiguration mskscramsecretassociation mskclusterpolicy
queue aws:mq : mqbroker amazonmqbroker
fold aws:mq : mqconfiguration amazonmqconfiguration
queue aws:eventbridge-custom-event-bus : cloudwatcheventbus eventseventbus
fold aws:eventbridge-custom-event-bus : cloudwatcheventpermission cloudwatcheventbuspolicy cloudwatcheventarchive eventseventbuspolicy eventsarchive
service aws:eventbridge-rule : cloudwatcheventrule eventsrule schedulerschedule
link aws:eventbridge-rule : cloudwatcheventtarget
link aws:eventbridge-pipes : eventbridgepipe pipespipe
fold aws:eventbridge-scheduler : schedulerschedulegroup
service aws:step-functions : sfnstatemachine stepfunctionsstatemachine serverlessstatemachine sfnactivity stepfunctionsactivity
fold aws:step-functions : sfnalias stepfunctionsstatemachinealias stepfunctionsstatemachineversion
service aws:ec2-instance : instance ec2instance spotinstancerequest
fold aws:ec2-instance : ec2capacityreservation ec2instancestate ec2instanceconnectendpoint ec2tag
service aws:ec2-auto-scaling : autoscalinggroup autoscalingautoscalinggroup
fold aws:ec2-auto-scaling : launchtemplate ec2launchtemplate launchconfiguration autoscalinglaunchconfiguration autoscalingpolicy autoscalingscalingpolicy autoscalingschedule autoscalingscheduledaction autoscalinglifecyclehook autoscalingnotification appautoscalingtarget appautoscalingpolicy applicationautoscalingscalabletarget applicationautoscalingscalingpolicy keypair ec2keypair placementgroup ec2placementgroup appautoscalingscheduledaction autoscalinggrouptag autoscalingtrafficsourceattachment autoscalingwarmpool
link aws:ec2-auto-scaling : autoscalingattachment
fold aws:ec2-ami : ami ec2ami amilaunchpermission amicopy amifrominstance
cluster aws:ecs : ecscluster ecsclusterresource
fold aws:ecs : ecsclustercapacityproviders ecscapacityprovider ecstaskset ecsaccountsettingdefault ecsclustercapacityproviderassociations ecsprimarytaskset
service aws:ecs : ecs*
service aws:ecs-service : ecsservice ecsfargateservice
service aws:ecs-task : ecstaskdefinition
cluster aws:eks : ekscluster eksclusterresource eksautocluster
fold aws:eks : eksaddon eksaccessentry eksaccesspolicyassociation eksidentityproviderconfig ekspodidentityassociation
service aws:eks : eks*
service aws:ec2-instances : eksnodegroup eksfargateprofile eksmanagednodegroup ec2fleet ec2ec2fleet ec2host
storage aws:ecr : ecrrepository ecrpublicrepository
fold aws:ecr : ecrlifecyclepolicy ecrrepositorypolicy ecrregistrypolicy ecrreplicationconfiguration ecrimage ecrpullthroughcacherule ecrrepositorycreationtemplate ecrregistryscanningconfiguration ecrpublicrepositorypolicy
service aws:app-runner : apprunnerservice
fold aws:app-runner : apprunnervpcconnector apprunnerautoscalingconfigurationversion apprunnerconnection
service aws:batch : batchjobdefinition batchjobqueue batchcomputeenvironment
service aws:elastic-beanstalk : elasticbeanstalkenvironment elasticbeanstalkapplication
fold aws:elastic-beanstalk : elasticbeanstalkapplicationversion elasticbeanstalkconfigurationtemplate
service aws:lightsail : lightsail*
gateway aws:application-load-balancer : lb alb elasticloadbalancingv2loadbalancer lbloadbalancer lbapplicationloadbalancer albloadbalancer applicationloadbalancer
gateway aws:network-load-balancer : lbnetworkloadbalancer
gateway aws:classic-load-balancer : elb elasticloadbalancingloadbalancer elbloadbalancer
fold aws:classic-load-balancer : lblistenercertificate lblistenerrule alblistenerrule elasticloadbalancingv2listenerrule elasticloadbalancingv2listenercertificate lbcookiestickinesspolicy loadbalancerpolicy elasticloadbalancingv2truststore
link aws:classic-load-balancer : lblistener alblistener elasticloadbalancingv2listener lbtargetgroup albtargetgroup elasticloadbalancingv2targetgroup lbtargetgroupattachment albtargetgroupattachment elbattachment
gateway aws:api-gateway : apigatewayrestapi apigatewayv2api serverlessapi serverlesshttpapi apigatewaywebsocketapi apigatewayrest api
fold aws:api-gateway : apigatewayresource apigatewaymethod apigatewaymethodresponse apigatewayintegrationresponse apigatewaydeployment apigatewaystage apigatewayv2stage apigatewayv2deployment apigatewayv2route apigatewayaccount apigatewayapikey apigatewayusageplan apigatewayusageplankey apigatewaybasepathmapping apigatewayv2apimapping apigatewaydomainname apigatewayv2domainname apigatewaygatewayresponse apigatewaymethodsettings apigatewayrequestvalidator apigatewaymodel apigatewayrestapipolicy apigatewayv2vpclink apigatewayvpclink apigatewaydocumentationpart apigatewaydocumentationversion apigatewayclientcertificate apigatewayv2model apigatewayv2routeresponse apigatewayv2integrationresponse
link aws:api-gateway : apigatewayintegration apigatewayv2integration apigatewayauthorizer apigatewayv2authorizer
gateway aws:appsync : appsyncgraphqlapi appsynceventapi appsyncapi serverlessgraphqlapi appsyncsourceapiassociation
fold aws:appsync : appsyncresolver appsyncfunction appsyncfunctionconfiguration appsyncapikey appsyncgraphqlschema appsyncdomainname appsyncdomainnameapiassociation appsyncapicache
link aws:appsync : appsyncdatasource
gateway aws:cloudfront : cloudfrontdistribution
fold aws:cloudfront : cloudfrontoriginaccessidentity cloudfrontcloudfrontoriginaccessidentity cloudfrontoriginaccesscontrol cloudfrontcachepolicy cloudfrontoriginrequestpolicy cloudfrontresponseheaderspolicy cloudfrontpublickey cloudfrontkeygroup cloudfrontmonitoringsubscription
function aws:cloudfront-functions : cloudfrontfunction
gateway aws:global-accelerator : globalaccelerator* globalacceleratoraccelerator globalacceleratorcustomroutingaccelerator
link aws:global-accelerator : globalacceleratorlistener globalacceleratorendpointgroup
gateway aws:route-53-hosted-zone : route53zone route53hostedzone
link aws:route-53 : route53record route53recordset route53recordsetgroup
fold aws:route-53 : route53healthcheck route53zoneassociation route53delegationset route53vpcassociationauthorization
gateway aws:route-53 : route53domains*
fold aws:route-53-resolver-query-logging : route53queryloggingconfig route53resolverqueryl* route53querylog
fold aws:route-53-resolver : route53resolverrule* route53resolverresolverrule route53resolverresolverruleassociation
gateway aws:route-53-resolver : route53resolverendpoint route53resolverresolverendpoint
gateway aws:vpc-internet-gateway : internetgateway ec2internetgateway egressonlyinternetgateway ec2egressonlyinternetgateway
attach aws:vpc-internet-gateway : ec2vpcgatewayattachment internetgatewayattachment
gateway aws:vpc-nat-gateway : natgateway ec2natgateway
gateway aws:vpc-endpoints : vpcendpoint ec2vpcendpoint vpcendpointservice ec2vpcendpointservice
route aws:vpc-endpoints : vpcendpointroutetableassociation
fold aws:vpc-endpoints : vpcendpointsubnetassociation vpcendpointpolicy vpcendpointsecuritygroupassociation
gateway aws:transit-gateway : ec2transitgateway transitgateway
fold aws:transit-gateway : ec2transitgatewayprefixlistreference ec2transitgatewaypolicytable
gateway aws:vpc-vpn-gateway : vpngateway ec2vpngateway
attach aws:vpc-vpn-gateway : vpngatewayattachment ec2vpngatewayattachment
route aws:vpc-vpn-gateway : vpngatewayroutepropagation ec2vpngatewayroutepropagation
external aws:vpc-customer-gateway : customergateway ec2customergateway
link aws:vpc-vpn-connection : vpnconnection ec2vpnconnection
route aws:vpc-vpn-connection : vpnconnectionroute
link aws:vpc-peering-connection : vpcpeeringconnection ec2vpcpeeringconnection
fold aws:vpc-peering-connection : vpcpeeringconnectionaccepter vpcpeeringconnectionoptions
gateway aws:client-vpn : ec2clientvpnendpoint
fold aws:client-vpn : ec2clientvpnnetworkassociation ec2clientvpnauthorizationrule
gateway aws:direct-connect : dx* directconnect*
fold aws:direct-connect : dxgatewayassociation dxgatewayassociationproposal dxhostedprivatevirtualinterfaceaccepter dxhostedtransitvirtualinterfaceaccepter dxconnectionassociation
link aws:direct-connect : dxprivatevirtualinterface dxpublicvirtualinterface dxtransitvirtualinterface directconnectprivatevirtualinterface directconnecttransitvirtualinterface
gateway aws:direct-connect-gateway : dxgateway directconnectdirectconnectgateway
gateway aws:network-firewall : networkfirewallfirewall networkfirewall
fold aws:network-firewall : networkfirewallpolicy networkfirewallrulegroup networkfirewallfirewallpolicy networkfirewallloggingconfiguration
fold aws:transit-gateway-attachment : ec2transitgatewayvpcattachment transitgatewayvpcattachment ec2transitgatewayattachment ec2transitgatewayroutetable ec2transitgatewayroute ec2transitgatewayroutetableassociation ec2transitgatewayroutetablepropagation
link aws:transit-gateway-attachment : ec2transitgatewaypeeringattachment ec2transitgatewaypeeringattachmentaccepter ec2transitgatewayvpcattachmentaccepter
fold aws:ec2-elastic-ip-address : eip ec2eip eipassociation ec2eipassociation
fold aws:vpc-elastic-network-interface : networkinterface ec2networkinterface networkinterfaceattachment ec2networkinterfaceattachment networkinterfacesgattachment
route aws:vpc-router : routetable ec2routetable defaultroutetable ec2defaultroutetable maininroutetableassociation mainroutetableassociation routetableassociation ec2routetableassociation ec2subnetroutetableassociation ec2mainroutetableassociation route ec2route
fold aws:vpc-router : routetables
route aws:vpc-network-access-control-list : networkacl ec2networkacl defaultnetworkacl ec2defaultnetworkacl networkaclrule ec2networkaclrule networkaclassociation networkaclentry ec2networkaclentry ec2subnetnetworkaclassociation
fold aws:vpc-flow-logs : flowlog ec2flowlog
fold aws:iam-role : iamrole iamrolepolicy iamrolepolicyattachment iampolicy iammanagedpolicy iampolicyattachment iaminstanceprofile iamservicelinkedrole iampolicydocument iamrolepolicyattachmentsexclusive
identity aws:iam : iamuser iamgroup iamopenidconnectprovider iamoidcprovider iamsamlprovider
fold aws:iam : iamuserpolicy iamuserpolicyattachment iamgrouppolicy iamgrouppolicyattachment iamgroupmembership iamusergroupmembership iamaccesskey iamuserloginprofile iamaccountalias iamaccountpasswordpolicy iamusertogroupaddition iamservercertificate iamsigningcertificate iamvirtualmfadevice
identity aws:cognito : cognitouserpool cognitoidentitypool
fold aws:cognito : cognitouserpoolclient cognitouserpooldomain cognitouserpoolgroup cognitouserpooluser cognitoresourceserver cognitouserpoolresourceserver cognitoidentityprovider cognitouserpoolidentityprovider cognitoidentitypoolrolesattachment cognitoidentitypoolroleattachment cognitousergroup cognitouser cognitouserpooluicustomization cognitouseringroup cognitomanagedloginbranding cognitologdeliveryconfiguration
identity aws:iam-identity-center : ssoadmin* sso* identitystore*
fold aws:iam-identity-center : ssoadminaccountassignment ssoassignment ssoadminmanagedpolicyattachment ssoadminpermissionsetinlinepolicy ssoadmincustomermanagedpolicyattachment ssoadminpermissionsboundaryattachment
identity aws:directory-service : directoryservice*
secret aws:secrets-manager : secretsmanagersecret
fold aws:secrets-manager : secretsmanagersecretversion secretsmanagersecretrotation secretsmanagersecretpolicy secretsmanagerrotationschedule secretsmanagersecrettargetattachment secretsmanagerresourcepolicy
secret aws:kms : kmskey kmsreplicakey kmsexternalkey kmsreplicaexternalkey
fold aws:kms : kmsalias kmsgrant kmskeypolicy kmsciphertext
secret aws:systems-manager-parameter-store : ssmparameter
fold aws:certificate-manager : acmcertificate certificatemanagercertificate acmcertificatevalidation certificatemanageraccount
secret aws:private-certificate-authority : acmpca*
service aws:waf : wafv2webacl wafwebacl wafregionalwebacl
fold aws:waf : wafv2webaclassociation wafregionalwebaclassociation wafv2ipset wafv2rulegroup wafv2webaclloggingconfiguration wafipset wafrule wafregionalrule wafregionalipset wafv2regexpatternset wafv2loggingconfiguration wafv2webaclrulegroupassociation wafv2apikey wafregexmatchset
service aws:guardduty : guardduty*
fold aws:guardduty : guarddutymember guarddutyorganizationconfiguration guarddutyorganizationadminaccount guarddutydetectorfeature guarddutypublishingdestination guarddutyfilter guarddutyinvitationaccepter
service aws:security-hub : securityhub*
fold aws:security-hub : securityhubstandardssubscription securityhubmember securityhubproductsubscription securityhubfindingaggregator securityhuborganizationconfiguration securityhuborganizationadminaccount securityhubstandardscontrol securityhubstandard
service aws:inspector : inspector*
service aws:macie : macie*
service aws:config : config*
fold aws:config : configdeliverychannel configconfigurationrecorderstatus configconfigurationaggregator configaggregateauthorization configremediationconfiguration
service aws:cloudtrail : cloudtrail cloudtrailtrail cloudtraileventdatastore
fold aws:cloudwatch-logs : cloudwatchloggroup logsloggroup cloudwatchlogresourcepolicy cloudwatchlogstream logslogstream cloudwatchlogmetricfilter logsmetricfilter cloudwatchlogsubscriptionfilter logssubscriptionfilter logsresourcepolicy cloudwatchquerydefinition logsquerydefinition cloudwatchlogdestination logsdestination cloudwatchlogaccountpolicy logsaccountpolicy
fold aws:cloudwatch-alarm : cloudwatchmetricalarm cloudwatchalarm cloudwatchcompositealarm
service aws:cloudwatch : cloudwatchdashboard cloudwatchmetricstream evidently* rum* synthetics* cloudwatch*
fold aws:cloudwatch : cloudwatchanomalydetector cloudwatchinsightrule oamlink oamsink applicationinsightsapplication
service aws:x-ray : xray*
fold aws:x-ray : xraysamplingrule xraygroup xrayencryptionconfig
service aws:managed-grafana : grafana*
fold aws:managed-grafana : grafanaroleassociation grafanaworkspaceapikey grafanaworkspacesamlconfiguration
service aws:managed-service-for-prometheus : prometheus* aps*
fold aws:managed-service-for-prometheus : prometheusrulegroupnamespace prometheusalertmanagerdefinition apsrulegroupsnamespace
service aws:glue : gluejob glueworkflow gluetrigger gluemltransform gluedevendpoint
fold aws:glue : glueconnection glueclassifier gluesecurityconfiguration glueregistry glueschema glueresourcepolicy gluepartition gluepartitionindex gluedatacatalogencryptionsettings glueuserdefinedfunction
service aws:glue-crawler : gluecrawler
database aws:glue-data-catalog : gluecatalogdatabase gluedatabase gluecatalogtable gluetable
service aws:athena : athenaworkgroup athenadatabase athenadatacatalog
fold aws:athena : athenanamedquery
service aws:emr : emr*
fold aws:emr : emrsecurityconfiguration emrinstancegroup emrinstancegroupconfig emrinstancefleet emrstudiosessionmapping
service aws:lake-formation : lakeformation*
fold aws:lake-formation : lakeformationpermissions lakeformationprincipalpermissions lakeformationdatalakesettings lakeformationlftag lakeformationresourcelftags lakeformationtagassociation
service aws:opensearch-service : opensearch* elasticsearchdomain
fold aws:opensearch-service : opensearchdomainpolicy elasticsearchdomainpolicy opensearchserverlessaccesspolicy opensearchserverlesssecuritypolicy opensearchdomainsamloptions opensearchserverlesslifecyclepolicy opensearchserverlessvpcendpoint
service aws:mwaa : mwaa*
service aws:quick-suite : quicksight*
fold aws:quick-suite : quicksightgroupmembership quicksightuser quicksightgroup
service aws:sagemaker-ai : sagemaker*
fold aws:sagemaker-ai : sagemakerendpointconfiguration sagemakerendpointconfig sagemakernotebookinstancelifecycleconfiguration sagemakernotebookinstancelifecycleconfig sagemakerimageversion
service aws:bedrock : bedrock*
fold aws:bedrock : bedrockagentalias bedrockagentagentalias bedrockagentagentactiongroup bedrockagentdatasource bedrockdatasource bedrockmodelinvocationloggingconfiguration bedrockagentagentknowledgebaseassociation
service aws:comprehend : comprehend*
service aws:rekognition : rekognition*
service aws:lex : lex*
service aws:database-migration-service : dms*
fold aws:database-migration-service : dmsreplicationsubnetgroup dmscertificate dmseventsubscription
service aws:datasync : datasync*
service aws:transfer-family : transfer*
fold aws:transfer-family : transferuser transfersshkey transferaccess transfertag
service aws:codebuild : codebuild*
fold aws:codebuild : codebuildreportgroup codebuildsourcecredential codebuildwebhook
service aws:codepipeline : codepipeline*
fold aws:codepipeline : codepipelinewebhook codepipelinecustomactiontype
link aws:codepipeline : codestarconnectionsconnection codeconnectionsconnection
service aws:codedeploy : codedeploy*
fold aws:codedeploy : codedeploydeploymentconfig
storage aws:codecommit : codecommit*
storage aws:codeartifact : codeartifact*
fold aws:codeartifact : codeartifactdomainpermissionspolicy codeartifactrepositorypermissionspolicy
service aws:ses-email : ses*
fold aws:ses-email : sesdomaindkim sesdomainmailfrom sesdomainidentityverification sesidentitypolicy sesidentitynotificationtopic seseventdestination sesv2configurationseteventdestination sesactivereceiptruleset sesreceiptrule sesreceiptruleset sesconfigurationset sesv2configurationset sestemplate sesreceiptfilter
service aws:pinpoint : pinpoint*
service aws:connect : connect*
service aws:iot-core : iot*
service aws:location-service : location*
service aws:amplify : amplify*
fold aws:amplify : amplifybranch amplifydomain amplifydomainassociation amplifywebhook amplifybackendenvironment
service aws:app-mesh : appmesh*
link aws:app-mesh : appmeshroute appmeshgatewayroute
service aws:cloud-map-service : servicediscovery*
service aws:vpc-lattice : vpclattice*
gateway aws:vpc-lattice : vpclatticeservice vpclatticeservicenetwork
fold aws:vpc-lattice : vpclatticeauthpolicy vpclatticeresourcepolicy vpclatticeaccesslogsubscription vpclatticeservicenetworkvpcassociation vpclatticeservicenetworkserviceassociation
link aws:vpc-lattice : vpclatticelistener vpclatticelistenerrule vpclatticerule vpclatticetargetgroup vpclatticetargetgroupattachment
service aws:organizations : organizations*
fold aws:organizations : organizationspolicyattachment organizationspolicy organizationsdelegatedadministrator
account aws:organizations-account : organizationsaccount
service aws:control-tower : controltower*
fold aws:control-tower : controltowercontrol controltowerenabledcontrol
service aws:service-catalog : servicecatalog*
fold aws:service-catalog : servicecatalogprincipalportfolioassociation servicecatalogproductportfolioassociation servicecatalogconstraint servicecatalogtagoption servicecatalogportfolioproductassociation servicecatalogportfolioprincipalassociation servicecataloglaunchroleconstraint
service aws:cloudformation-stack : cloudformationstack cloudformationstackset serverlessapplication
fold aws:cloudformation-stack : cloudformationwaitcondition cloudformationwaitconditionhandle cloudformationcustomresource cdkmetadata
service aws:systems-manager : ssm*
fold aws:systems-manager : ssmassociation ssmdocument ssmmaintenancewindowtarget ssmmaintenancewindowtask ssmpatchgroup ssmservicesetting ssmactivation ssmdefaultpatchbaseline ssmresourcedatasync
service aws:elemental-mediaconvert : media*
service aws:workspaces : workspaces* appstream*
service aws:storage-gateway : storagegateway*
service aws:budgets : budgets*
fold aws:budgets : budgetsbudgetaction
service aws:fault-injection-service : fis*
fold - : availabilityzones availabilityzone calleridentity partition region regions billingserviceaccount canonicaluserid elbserviceaccount ipranges serviceprincipal defaulttags iamsessioncontext outpostsoutposts vpcs subnets ecrauthorizationtoken eksclusterauth resourcegroups* servicequotas* tag* custom*
fold aws:resource-access-manager : ram* ramresourceshare
fold aws:resource-explorer : resourceexplorer*
queue aws:msk-connect : mskconnect*
service aws:msk-connect : mskconnectconnector kafkaconnectconnector
fold aws:msk-connect : mskconnectcustomplugin mskconnectworkerconfiguration kafkaconnectcustomplugin kafkaconnectworkerconfiguration
service aws:shield : shield*
service aws:detective : detective*
service aws:iam-access-analyzer : accessanalyzer*
service aws:audit-manager : auditmanager*
service aws:backup : backupframework backupreportplan
gateway aws:route-53-resolver-dns-firewall : route53resolverfirewall*
storage aws:s3 : s3control* s3tables* s3outposts*
service aws:kendra : kendra*
service aws:transcribe : transcribe*
service logos:aws-codestar : codestar*
service aws:codeguru : codeguru*
service aws:cloud9 : cloud9*
service aws:cost-explorer : ce*
service aws:appconfig : appconfig* appconfigapplication
service aws:appflow : appflow*
service aws:gamelift-servers : gamelift*
service aws:signer : signer*
service aws:outposts-family : outposts*
service aws:ec2-image-builder : imagebuilder*
gateway aws:verified-access : verifiedaccess* ec2verifiedaccess*
identity aws:verified-permissions : verifiedpermissions*
service aws:resilience-hub : resiliencehub*
gateway aws:cloud-wan : networkmanager*
service aws:finspace : finspace*
service aws:datazone : datazone*
service aws:clean-rooms : cleanrooms*
database aws:healthlake : healthlake*
service aws:chime : chime*
service aws:ebs-data-lifecycle-manager : dlm*
fold aws:ebs-data-lifecycle-manager : dlmlifecyclepolicy
service aws:lambda : lambda* serverless*
fold aws:lambda : serverlessconnector
service aws:kinesis : kinesis*
service aws:ec2-spot-instance : spotfleetrequest ec2spotfleet
storage aws:s3-multi-region-access-points : s3controlmultiregionaccesspoint s3multiregionaccesspoint
service aws:eventbridge-schema-registry : schemas* eventschemas*
external aws:eventbridge-saas-partner-event : cloudwatcheventapidestination eventsapidestination
fold aws:eventbridge-saas-partner-event : cloudwatcheventconnection eventsconnection
gateway aws:eventbridge : cloudwatcheventendpoint eventsendpoint
identity aws:iam-roles-anywhere : rolesanywhere*
secret aws:cloudhsm : cloudhsm*
service aws:firewall-manager : fms*
service aws:security-lake : securitylake*
service aws:cost-and-usage-report : cur* bcmdataexports*
service aws:chatbot : chatbot*
service aws:cloudsearch : cloudsearch*
service aws:translate : translate*
service aws:polly : polly*
service aws:textract : textract*
service aws:personalize : personalize*
service aws:forecast : forecast*
service aws:data-exchange : dataexchange*
service aws:managed-blockchain : managedblockchain*
service aws:codecatalyst : codecatalyst*
service aws:devops-guru : devopsguru*
fold aws:chat : codestarnotificationsnotificationrule
service aws:device-farm : devicefarm*
service aws:iot-greengrass : greengrass*
service aws:iot-rule : iottopicrule
fold aws:iot-certificate : iotcertificate iotpolicy iotpolicyattachment iotthingprincipalattachment
service aws:workmail : workmail*
service aws:end-user-messaging : smsvoice*
account aws:organizations-organizational-unit : organizationsorganizationalunit
service aws:cloud-map-namespace : servicediscoveryprivatednsnamespace servicediscoverypublicdnsnamespace servicediscoveryhttpnamespace
fold aws:cloud-map-namespace : servicediscoveryinstance
`,
);
