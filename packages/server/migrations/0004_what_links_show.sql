DROP TABLE "pictures" CASCADE;--> statement-breakpoint
ALTER TABLE "diagrams" ADD COLUMN "show_versions" boolean DEFAULT false NOT NULL;