CREATE TABLE "presences" (
	"owner_id" text NOT NULL,
	"diagram_id" text NOT NULL,
	"id" text NOT NULL,
	"account_id" text NOT NULL,
	"doing" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "presences_owner_id_diagram_id_id_pk" PRIMARY KEY("owner_id","diagram_id","id")
);
--> statement-breakpoint
CREATE INDEX "presences_of_account" ON "presences" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "presences_expired" ON "presences" USING btree ("expires");