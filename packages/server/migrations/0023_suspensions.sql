CREATE TABLE "suspensions" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL
);
