CREATE TABLE "usage_notices" (
	"owner_id" text NOT NULL,
	"act" text NOT NULL,
	"percent" integer NOT NULL,
	"sent" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "usage_notices_owner_id_act_percent_pk" PRIMARY KEY("owner_id","act","percent")
);
--> statement-breakpoint
ALTER TABLE "usage_days" ADD COLUMN "account_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_days" DROP CONSTRAINT "usage_days_owner_id_day_key_id_act_pk";--> statement-breakpoint
ALTER TABLE "usage_days" ADD CONSTRAINT "usage_days_owner_id_day_key_id_account_id_act_pk" PRIMARY KEY("owner_id","day","key_id","account_id","act");--> statement-breakpoint
CREATE INDEX "usage_notices_sent" ON "usage_notices" USING btree ("sent");