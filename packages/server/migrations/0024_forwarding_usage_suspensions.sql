CREATE TABLE "suspensions" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_notices" (
	"owner_id" text NOT NULL,
	"act" text NOT NULL,
	"percent" integer NOT NULL,
	"sent" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "usage_notices_owner_id_act_percent_pk" PRIMARY KEY("owner_id","act","percent")
);
--> statement-breakpoint
CREATE TABLE "audit_forwarding" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"header_names" text[] NOT NULL,
	"sealed" "bytea" NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"held_by" text,
	"held_until" timestamp (3) with time zone,
	"failures" integer NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"failure" text,
	"paused" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "usage_days" ADD COLUMN "account_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_days" DROP CONSTRAINT "usage_days_owner_id_day_key_id_act_pk";--> statement-breakpoint
ALTER TABLE "usage_days" ADD CONSTRAINT "usage_days_owner_id_day_key_id_account_id_act_pk" PRIMARY KEY("owner_id","day","key_id","account_id","act");--> statement-breakpoint
CREATE INDEX "usage_notices_sent" ON "usage_notices" USING btree ("sent");--> statement-breakpoint
CREATE INDEX "audit_forwarding_due" ON "audit_forwarding" USING btree ("due");