-- Nodes of the version before wait until the addresses have moved, and add none meanwhile.
LOCK TABLE "names" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "identities" (
	"kind" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" text NOT NULL,
	"verified" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_kind_issuer_subject_pk" PRIMARY KEY("kind","issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_of_account" ON "identities" USING btree ("account_id");--> statement-breakpoint
WITH "moved" AS (DELETE FROM "names" WHERE "kind" = 'email' RETURNING "name", "owner_id")
INSERT INTO "identities" ("kind", "issuer", "subject", "account_id", "verified")
SELECT 'mail', '', "moved"."name", "accounts"."id", "accounts"."made" FROM "moved" JOIN "accounts" ON "accounts"."id" = "moved"."owner_id";--> statement-breakpoint
ALTER TABLE "names" ADD CONSTRAINT "names_without_addresses" CHECK ("names"."kind" <> 'email');