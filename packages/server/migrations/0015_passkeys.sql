CREATE TABLE "passkeys" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"made" timestamp (3) with time zone NOT NULL,
	"last_used" date,
	CONSTRAINT "passkeys_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires");