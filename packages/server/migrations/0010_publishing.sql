CREATE TABLE "publishing_policies" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"destination" text NOT NULL,
	"unlisted" text NOT NULL,
	"editable" boolean NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publishing_defaults" (
	"owner_id" text NOT NULL,
	"organisation" text NOT NULL,
	CONSTRAINT "publishing_defaults_owner_id_pk" PRIMARY KEY("owner_id")
);
--> statement-breakpoint
ALTER TABLE "diagram_versions" DROP CONSTRAINT "diagram_versions_owner_id_diagram_id_diagrams_owner_id_id_fk";
--> statement-breakpoint
ALTER TABLE "publishing_defaults" ADD CONSTRAINT "publishing_defaults_of_member" FOREIGN KEY ("organisation","owner_id") REFERENCES "public"."members"("owner_id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publishing_defaults_of" ON "publishing_defaults" USING btree ("organisation","owner_id");--> statement-breakpoint
ALTER TABLE "diagram_versions" ADD CONSTRAINT "diagram_versions_owner_id_diagram_id_diagrams_owner_id_id_fk" FOREIGN KEY ("owner_id","diagram_id") REFERENCES "public"."diagrams"("owner_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "diagrams_unlisted" ON "diagrams" USING btree ("owner_id","made" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE visibility = 'unlisted' and deleted is null;