CREATE TABLE "showcase_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"model_id" text,
	"sample_id" text,
	"analysis_id" uuid,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "showcase_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"made_by" uuid,
	"items" jsonb NOT NULL,
	"greeting" text NOT NULL,
	"sign_in" boolean NOT NULL,
	"max_runs" integer NOT NULL,
	"runs" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "showcase_events" ADD CONSTRAINT "showcase_events_link_id_showcase_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."showcase_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_links" ADD CONSTRAINT "showcase_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_links" ADD CONSTRAINT "showcase_links_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "showcase_events_link" ON "showcase_events" USING btree ("link_id","at");--> statement-breakpoint
CREATE INDEX "showcase_events_analysis" ON "showcase_events" USING btree ("analysis_id");--> statement-breakpoint
CREATE UNIQUE INDEX "showcase_links_token" ON "showcase_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "showcase_links_person" ON "showcase_links" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE FUNCTION "note_showcase_outcome"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "showcase_events" SET "outcome" = NEW.status WHERE "analysis_id" = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "analyses_showcase" AFTER UPDATE OF "status" ON "analyses" FOR EACH ROW
  WHEN (NEW.status IN ('succeeded', 'failed', 'cancelled') AND OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "note_showcase_outcome"();
