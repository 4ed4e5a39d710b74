CREATE TABLE "subscriptions" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL
);
