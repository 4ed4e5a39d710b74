ALTER TABLE "folder_rules" ADD COLUMN "brand" boolean;--> statement-breakpoint
ALTER TABLE "folder_rules" ADD COLUMN "style_rules" boolean;