ALTER TABLE "audit_entries" ADD COLUMN "seq" bigint;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "previous" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE INDEX "audit_entries_latest" ON "audit_entries" USING btree ("owner_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("owner_id","action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by" ON "audit_entries" USING btree ("owner_id","by","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_key" ON "audit_entries" USING btree ("owner_id","key_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_target" ON "audit_entries" USING btree ("owner_id","target","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_seq" ON "audit_entries" USING btree ("owner_id","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_unsealed" ON "audit_entries" USING btree ("owner_id","at","id") WHERE "audit_entries"."hash" is null;