CREATE TABLE "brands" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"brand" jsonb NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL
);
