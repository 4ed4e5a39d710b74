CREATE TABLE "drift_diagrams" (
	"owner_id" text NOT NULL,
	"repository_id" text NOT NULL,
	"path" text collate "C" NOT NULL,
	"format" text NOT NULL,
	"inputs" text[] NOT NULL,
	"state" text NOT NULL,
	"since" text collate "C" NOT NULL,
	"since_at" timestamp (3) with time zone NOT NULL,
	"since_commit" text NOT NULL,
	"change" jsonb,
	"before" text,
	"after" text,
	CONSTRAINT "drift_diagrams_owner_id_repository_id_path_pk" PRIMARY KEY("owner_id","repository_id","path")
);
--> statement-breakpoint
CREATE TABLE "drift_days" (
	"owner_id" text NOT NULL,
	"repository_id" text NOT NULL,
	"day" date NOT NULL,
	"runs" integer NOT NULL,
	"position" text collate "C" NOT NULL,
	"diagrams" integer NOT NULL,
	"out_of_date" integer NOT NULL,
	CONSTRAINT "drift_days_owner_id_repository_id_day_pk" PRIMARY KEY("owner_id","repository_id","day")
);
--> statement-breakpoint
CREATE TABLE "drift_runs" (
	"owner_id" text NOT NULL,
	"repository_id" text NOT NULL,
	"id" text NOT NULL,
	"commit" text NOT NULL,
	"branch" text NOT NULL,
	"is_counted" boolean NOT NULL,
	"content" text NOT NULL,
	"position" text collate "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drift_runs_owner_id_repository_id_id_pk" PRIMARY KEY("owner_id","repository_id","id")
);
--> statement-breakpoint
CREATE TABLE "drift_repositories" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text collate "C" NOT NULL,
	"folder" text collate "C" NOT NULL,
	"branch" text NOT NULL,
	"position" text collate "C",
	"commit" text,
	"run" text,
	"at" timestamp (3) with time zone,
	"diagrams" integer NOT NULL,
	"out_of_date" integer NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drift_repositories_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "drift_diagrams" ADD CONSTRAINT "drift_diagrams_of_repository" FOREIGN KEY ("owner_id","repository_id") REFERENCES "public"."drift_repositories"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drift_days" ADD CONSTRAINT "drift_days_of_repository" FOREIGN KEY ("owner_id","repository_id") REFERENCES "public"."drift_repositories"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drift_runs" ADD CONSTRAINT "drift_runs_of_repository" FOREIGN KEY ("owner_id","repository_id") REFERENCES "public"."drift_repositories"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drift_days_day" ON "drift_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "drift_runs_position" ON "drift_runs" USING btree ("owner_id","repository_id","position");--> statement-breakpoint
CREATE INDEX "drift_runs_received" ON "drift_runs" USING btree ("received");--> statement-breakpoint
CREATE UNIQUE INDEX "drift_repositories_name" ON "drift_repositories" USING btree ("owner_id","name","folder");--> statement-breakpoint
CREATE INDEX "drift_repositories_updated" ON "drift_repositories" USING btree ("updated");