CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"dead" boolean DEFAULT false NOT NULL,
	"made" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"name" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "names" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "names_kind_name_pk" PRIMARY KEY("kind","name")
);
--> statement-breakpoint
CREATE TABLE "once_answers" (
	"owner_id" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"status" integer,
	"answer" "bytea",
	"made" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "once_answers_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"made" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"made" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"owner_id" text NOT NULL,
	"hash" text NOT NULL,
	"signed_in" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_owner_id_hash_pk" PRIMARY KEY("owner_id","hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"address" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_records" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"consumed" timestamp (3) with time zone,
	"expires" timestamp (3) with time zone,
	CONSTRAINT "oauth_records_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "diagram_versions" (
	"owner_id" text NOT NULL,
	"diagram_id" text NOT NULL,
	"number" integer NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"made" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"key_id" text NOT NULL,
	"restored_from" integer,
	CONSTRAINT "diagram_versions_owner_id_diagram_id_number_pk" PRIMARY KEY("owner_id","diagram_id","number")
);
--> statement-breakpoint
CREATE TABLE "diagrams" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"folder" text NOT NULL,
	"theme" text NOT NULL,
	"embed_source" boolean NOT NULL,
	"visibility" text NOT NULL,
	"source" text NOT NULL,
	"version" integer NOT NULL,
	"made" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"locked" timestamp (3) with time zone,
	"deleted" timestamp (3) with time zone,
	CONSTRAINT "diagrams_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"start" text NOT NULL,
	"scopes" text[] NOT NULL,
	"sealed" "bytea",
	"made" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone,
	"revoked" timestamp (3) with time zone,
	"last_used" date,
	"client" text,
	CONSTRAINT "api_keys_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "stable_links" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"alias" text NOT NULL,
	"diagram_id" text NOT NULL,
	"made" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stable_links_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "telemetry_days" (
	"day" date NOT NULL,
	"version" text NOT NULL,
	"platform" text NOT NULL,
	"name" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "telemetry_days_day_version_platform_name_pk" PRIMARY KEY("day","version","platform","name")
);
--> statement-breakpoint
CREATE TABLE "usage_days" (
	"owner_id" text NOT NULL,
	"day" date NOT NULL,
	"key_id" text NOT NULL,
	"act" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "usage_days_owner_id_day_key_id_act_pk" PRIMARY KEY("owner_id","day","key_id","act")
);
--> statement-breakpoint
ALTER TABLE "diagram_versions" ADD CONSTRAINT "diagram_versions_owner_id_diagram_id_diagrams_owner_id_id_fk" FOREIGN KEY ("owner_id","diagram_id") REFERENCES "public"."diagrams"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("dead","due");--> statement-breakpoint
CREATE INDEX "limits_ends" ON "limits" USING btree ("ends");--> statement-breakpoint
CREATE INDEX "names_by_owner" ON "names" USING btree ("owner_id","kind","id");--> statement-breakpoint
CREATE INDEX "once_answers_made" ON "once_answers" USING btree ("made");--> statement-breakpoint
CREATE INDEX "pictures_made" ON "pictures" USING btree ("made");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "sign_in_codes_expires" ON "sign_in_codes" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "oauth_records_grant" ON "oauth_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oauth_records_uid" ON "oauth_records" USING btree ("model","uid");--> statement-breakpoint
CREATE INDEX "oauth_records_expires" ON "oauth_records" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "diagram_versions_id" ON "diagram_versions" USING btree ("owner_id","diagram_id","id");--> statement-breakpoint
CREATE INDEX "diagrams_listed" ON "diagrams" USING btree ("owner_id","updated" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted is null;--> statement-breakpoint
CREATE INDEX "diagrams_in_folder" ON "diagrams" USING btree ("owner_id","folder","updated" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted is null;--> statement-breakpoint
CREATE INDEX "diagrams_deleted" ON "diagrams" USING btree ("deleted") WHERE deleted is not null;--> statement-breakpoint
CREATE INDEX "api_keys_made" ON "api_keys" USING btree ("owner_id","made");--> statement-breakpoint
CREATE INDEX "stable_links_of" ON "stable_links" USING btree ("owner_id","diagram_id");