ALTER TABLE "identities" ADD COLUMN "organisation" text;--> statement-breakpoint
CREATE INDEX "identities_of_organisation" ON "identities" USING btree ("organisation");--> statement-breakpoint
UPDATE "identities" SET "organisation" = split_part("issuer", ' ', 1) WHERE "kind" <> 'mail';
