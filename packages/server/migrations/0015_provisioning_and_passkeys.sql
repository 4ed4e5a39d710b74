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
CREATE TABLE "scim_tokens" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"made_by" text NOT NULL,
	"made" timestamp (3) with time zone NOT NULL,
	"last_used" date,
	"ends" timestamp (3) with time zone,
	CONSTRAINT "scim_tokens_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "scim_users" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"resource" jsonb NOT NULL,
	"user_name" text NOT NULL,
	"external_id" text,
	"email" text NOT NULL,
	"active" boolean NOT NULL,
	"folded" jsonb NOT NULL,
	"account_id" text,
	"made_account" boolean NOT NULL,
	"version" integer NOT NULL,
	"made" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scim_users_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "scim_groups" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"display_name" text NOT NULL,
	"folded" text NOT NULL,
	"external_id" text,
	"role" text,
	"version" integer NOT NULL,
	"made" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scim_groups_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "scim_group_members" (
	"owner_id" text NOT NULL,
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "scim_group_members_owner_id_group_id_user_id_pk" PRIMARY KEY("owner_id","group_id","user_id")
);
--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "scim_tokens_ends" ON "scim_tokens" USING btree ("ends");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_users_name" ON "scim_users" USING btree ("owner_id","user_name");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_users_email" ON "scim_users" USING btree ("owner_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_users_account" ON "scim_users" USING btree ("owner_id","account_id") WHERE "scim_users"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "scim_users_external" ON "scim_users" USING btree ("owner_id","external_id");--> statement-breakpoint
CREATE INDEX "scim_users_made" ON "scim_users" USING btree ("owner_id","made","id");--> statement-breakpoint
CREATE INDEX "scim_groups_name" ON "scim_groups" USING btree ("owner_id","folded");--> statement-breakpoint
CREATE INDEX "scim_groups_external" ON "scim_groups" USING btree ("owner_id","external_id");--> statement-breakpoint
CREATE INDEX "scim_groups_made" ON "scim_groups" USING btree ("owner_id","made","id");--> statement-breakpoint
CREATE INDEX "scim_group_members_user" ON "scim_group_members" USING btree ("owner_id","user_id");