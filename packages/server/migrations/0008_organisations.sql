CREATE TABLE "organisations" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"made" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"deleted" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"owner_id" text NOT NULL,
	"slug" text NOT NULL,
	"replaced" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_slugs_owner_id_slug_pk" PRIMARY KEY("owner_id","slug")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"owner_id" text NOT NULL,
	"account_id" text NOT NULL,
	"role" text NOT NULL,
	"joined" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "members_owner_id_account_id_pk" PRIMARY KEY("owner_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"invited" text NOT NULL,
	"role" text NOT NULL,
	"by" text NOT NULL,
	"made" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"closed" timestamp (3) with time zone,
	CONSTRAINT "invites_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "target" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "request_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "members_of_account" ON "members" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_open" ON "invites" USING btree ("owner_id","invited") WHERE "invites"."closed" is null;--> statement-breakpoint
CREATE INDEX "invites_expire" ON "invites" USING btree ("expires");