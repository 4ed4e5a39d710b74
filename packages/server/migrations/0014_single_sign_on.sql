CREATE TABLE "sso_settings" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"required" boolean NOT NULL,
	"join" text NOT NULL,
	"role" text NOT NULL,
	"role_rules" jsonb NOT NULL,
	"hours" integer NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_connections" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"protocol" text NOT NULL,
	"oidc" jsonb,
	"saml" jsonb,
	"secret" "bytea",
	"made" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_connections_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "sso_domains" (
	"owner_id" text NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"made" timestamp (3) with time zone NOT NULL,
	"verified" timestamp (3) with time zone,
	"checked" timestamp (3) with time zone,
	"missing" timestamp (3) with time zone,
	CONSTRAINT "sso_domains_owner_id_domain_pk" PRIMARY KEY("owner_id","domain")
);
--> statement-breakpoint
CREATE TABLE "sso_attempts" (
	"owner_id" text NOT NULL,
	"hash" text NOT NULL,
	"connection_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"browser" text NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_attempts_owner_id_hash_pk" PRIMARY KEY("owner_id","hash")
);
--> statement-breakpoint
CREATE TABLE "sso_used" (
	"owner_id" text NOT NULL,
	"hash" text NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_used_owner_id_hash_pk" PRIMARY KEY("owner_id","hash")
);
--> statement-breakpoint
CREATE TABLE "sso_tests" (
	"owner_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"ok" boolean NOT NULL,
	"claims" jsonb NOT NULL,
	"problems" text[] NOT NULL,
	CONSTRAINT "sso_tests_owner_id_connection_id_pk" PRIMARY KEY("owner_id","connection_id")
);
--> statement-breakpoint
CREATE TABLE "sso_break_glass" (
	"owner_id" text NOT NULL,
	"hash" text NOT NULL,
	"made" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_break_glass_owner_id_hash_pk" PRIMARY KEY("owner_id","hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used" date;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "via" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "via_connection" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider_session" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider_subject" text;--> statement-breakpoint
CREATE INDEX "sso_domains_checked" ON "sso_domains" USING btree ("checked");--> statement-breakpoint
CREATE INDEX "sso_attempts_hash" ON "sso_attempts" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "sso_attempts_expires" ON "sso_attempts" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "sso_used_expires" ON "sso_used" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "sessions_via" ON "sessions" USING btree ("via","via_connection","provider_subject");