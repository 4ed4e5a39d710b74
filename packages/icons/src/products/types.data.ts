// What well-known products are when a label names only them: one type per line, and the icons of its products. Products of several
// types, such as Cloudflare or Supabase, are omitted.

export const productTypes: string = `
database = logos:postgresql logos:mysql-icon logos:mariadb-icon devicon:sqlite devicon:microsoftsqlserver devicon:mongodb logos:cassandra simple-icons:scylladb logos:hbase logos:couchdb-icon devicon:couchbase logos:arangodb-icon devicon:neo4j simple-icons:cockroachlabs logos:yugabyte-icon simple-icons:tidb logos:planetscale simple-icons:timescale logos:influxdb-icon devicon:clickhouse devicon:duckdb carbon:ibm-db2 logos:elasticsearch logos:opensearch-icon aws:rds aws:aurora aws:dynamodb aws:documentdb aws:neptune aws:redshift azure:sql-database azure:cosmos-db azure:database-postgresql-server azure:database-mysql-server simple-icons:googlecloudspanner simple-icons:googlebigtable simple-icons:googlebigquery
cache = logos:redis logos:valkey-icon logos:keydb-icon logos:memcached aws:elasticache azure:cache-redis
queue = logos:kafka-icon logos:rabbitmq-icon logos:nats-icon simple-icons:apachepulsar simple-icons:apacherocketmq carbon:ibm-mq aws:sqs aws:sns aws:kinesis aws:msk aws:mq aws:eventbridge azure:service-bus azure:event-grid-topics
storage = aws:s3 aws:efs simple-icons:minio devicon:ceph azure:blob-block
gateway = devicon:haproxy logos:traefik-proxy-icon logos:envoy-icon logos:kong-icon aws:api-gateway aws:cloudfront aws:application-load-balancer aws:network-load-balancer
function = aws:lambda azure:function-apps logos:cloudflare-workers-icon
identity = logos:auth0-icon logos:okta-icon aws:cognito
secret = logos:vault-icon aws:secrets-manager aws:kms azure:key-vaults
external = simple-icons:stripe logos:paypal logos:twilio-icon logos:sendgrid-icon logos:mailgun-icon
`;
