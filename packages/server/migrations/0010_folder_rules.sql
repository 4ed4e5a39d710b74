CREATE TABLE "folder_rules" (
	"owner_id" text NOT NULL,
	"folder" text NOT NULL,
	"see_roles" text[],
	"see_people" text[],
	"write_roles" text[],
	"write_people" text[],
	"unlisted" boolean,
	"set_by" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "folder_rules_owner_id_folder_pk" PRIMARY KEY("owner_id","folder")
);
