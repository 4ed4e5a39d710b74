CREATE TABLE "brand_choices" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"organisation" text
);
--> statement-breakpoint
CREATE TABLE "style_rules" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_icons" (
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"art" jsonb NOT NULL,
	"words" text[] NOT NULL,
	"products" text[] NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_icons_owner_id_name_pk" PRIMARY KEY("owner_id","name")
);
--> statement-breakpoint
CREATE TABLE "house_styles" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"revision" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "diagram_versions" ADD COLUMN "icons" jsonb;--> statement-breakpoint
ALTER TABLE "brand_choices" ADD CONSTRAINT "brand_choices_of_member" FOREIGN KEY ("organisation","owner_id") REFERENCES "public"."members"("owner_id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_choices_of" ON "brand_choices" USING btree ("organisation","owner_id");--> statement-breakpoint
-- Brands from before there were house styles.
INSERT INTO "house_styles" ("owner_id", "revision") SELECT "owner_id", '0012' FROM "brands";
