CREATE TABLE "diagram_words" (
	"owner_id" text NOT NULL,
	"diagram_id" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"is_partial" boolean DEFAULT false NOT NULL,
	CONSTRAINT "diagram_words_owner_id_diagram_id_pk" PRIMARY KEY("owner_id","diagram_id")
);
--> statement-breakpoint
-- Existing diagrams are found by the words of their title and folder at once, and by those of their source after a sweep has read it.
INSERT INTO "diagram_words" ("owner_id", "diagram_id", "words", "is_partial")
SELECT "owner_id", "id", coalesce((
	SELECT string_agg(
		'''' || left(encode(sha256(convert_to("owner_id", 'UTF8')), 'hex'), 8) || '/' || left("word", 40) || ''':' || "place", ' ')
	FROM (
		SELECT regexp_split_to_table(lower("title"), '[^[:alnum:]]+') AS "word", '1' AS "place"
		UNION SELECT regexp_split_to_table(lower("folder"), '[^[:alnum:]]+'), '2A'
	) AS "parts"
	WHERE length("word") > 1
), '')::tsvector, true
FROM "diagrams";
--> statement-breakpoint
CREATE TABLE "folder_rules" (
	"owner_id" text NOT NULL,
	"folder" text NOT NULL,
	"see_roles" text[],
	"see_people" text[],
	"write_roles" text[],
	"write_people" text[],
	"unlisted" boolean,
	"set_by" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "folder_rules_owner_id_folder_pk" PRIMARY KEY("owner_id","folder")
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"uploaded" timestamp (3) with time zone NOT NULL,
	"px32" "bytea" NOT NULL,
	"px64" "bytea" NOT NULL,
	"px128" "bytea" NOT NULL,
	"px256" "bytea" NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "diagram_words" ADD CONSTRAINT "diagram_words_owner_id_diagram_id_diagrams_owner_id_id_fk" FOREIGN KEY ("owner_id","diagram_id") REFERENCES "public"."diagrams"("owner_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "publishing_defaults" ADD CONSTRAINT "publishing_defaults_of_member" FOREIGN KEY ("organisation","owner_id") REFERENCES "public"."members"("owner_id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diagram_words_lexemes" ON "diagram_words" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "diagram_words_partial" ON "diagram_words" USING btree ("owner_id","diagram_id") WHERE is_partial;--> statement-breakpoint
CREATE INDEX "publishing_defaults_of" ON "publishing_defaults" USING btree ("organisation","owner_id");--> statement-breakpoint
ALTER TABLE "diagram_versions" ADD CONSTRAINT "diagram_versions_owner_id_diagram_id_diagrams_owner_id_id_fk" FOREIGN KEY ("owner_id","diagram_id") REFERENCES "public"."diagrams"("owner_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "diagrams_unlisted" ON "diagrams" USING btree ("owner_id","made" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE visibility = 'unlisted' and deleted is null;