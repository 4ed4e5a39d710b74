CREATE TABLE "avatars" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"uploaded" timestamp (3) with time zone NOT NULL,
	"px32" "bytea" NOT NULL,
	"px64" "bytea" NOT NULL,
	"px128" "bytea" NOT NULL,
	"px256" "bytea" NOT NULL
);
