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
CREATE INDEX "audit_forwarding_due" ON "audit_forwarding" USING btree ("due");