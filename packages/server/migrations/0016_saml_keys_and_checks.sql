CREATE TABLE "sso_keys" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"certificate" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"made" timestamp (3) with time zone NOT NULL,
	"ends" timestamp (3) with time zone,
	CONSTRAINT "sso_keys_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "sso_checks" (
	"owner_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"metadata_url" text,
	"due" timestamp (3) with time zone NOT NULL,
	"problem" text,
	CONSTRAINT "sso_checks_owner_id_connection_id_pk" PRIMARY KEY("owner_id","connection_id")
);
--> statement-breakpoint
CREATE INDEX "sso_checks_due" ON "sso_checks" USING btree ("due");