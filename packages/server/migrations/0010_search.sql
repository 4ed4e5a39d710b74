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
ALTER TABLE "diagram_words" ADD CONSTRAINT "diagram_words_owner_id_diagram_id_diagrams_owner_id_id_fk" FOREIGN KEY ("owner_id","diagram_id") REFERENCES "public"."diagrams"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diagram_words_lexemes" ON "diagram_words" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "diagram_words_partial" ON "diagram_words" USING btree ("owner_id","diagram_id") WHERE is_partial;