CREATE TABLE "billing_customers" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"checked" timestamp (3) with time zone NOT NULL,
	"checkout_id" text,
	"subscription_id" text,
	"plan" text,
	"status" text,
	"seats" integer,
	"period_ends" timestamp (3) with time zone,
	"is_cancelled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"received" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "by" text DEFAULT 'operator' NOT NULL;--> statement-breakpoint
CREATE INDEX "billing_customers_checked" ON "billing_customers" USING btree ("checked");--> statement-breakpoint
CREATE INDEX "billing_events_at" ON "billing_events" USING btree ("at");