CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"caller_key" text NOT NULL,
	"model_id" text NOT NULL,
	"model_version" integer NOT NULL,
	"status" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"priority" integer NOT NULL,
	"stage" text,
	"percent" real,
	"claim" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sample_id" text,
	"input_text" text,
	"file_key" text,
	"input_name" text,
	"input_media_type" text,
	"input_size" integer,
	"options" jsonb NOT NULL,
	"output" json,
	"blocks" json,
	"summary" text,
	"engine" jsonb,
	"failure" jsonb,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"deletes_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "analysis_feedback" (
	"analysis_id" uuid PRIMARY KEY NOT NULL,
	"verdict" text NOT NULL,
	"comment" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analysis_shares" (
	"id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "analysis_shares_analysis_id_id_pk" PRIMARY KEY("analysis_id","id")
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_feedback" ADD CONSTRAINT "analysis_feedback_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_shares" ADD CONSTRAINT "analysis_shares_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_owner" ON "analyses" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "analyses_caller" ON "analyses" USING btree ("caller_key","created_at");--> statement-breakpoint
CREATE INDEX "analyses_waiting" ON "analyses" USING btree ("status","priority","created_at") WHERE "analyses"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "analyses_finished" ON "analyses" USING btree ("model_id","finished_at");--> statement-breakpoint
CREATE INDEX "analyses_deletes" ON "analyses" USING btree ("deletes_at");--> statement-breakpoint
CREATE UNIQUE INDEX "analyses_idempotency" ON "analyses" USING btree ("caller_key","idempotency_key");--> statement-breakpoint
CREATE FUNCTION "raise_analysis_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "analyses_revision" BEFORE UPDATE ON "analyses" FOR EACH ROW EXECUTE FUNCTION "raise_analysis_revision"();
--> statement-breakpoint
CREATE FUNCTION "notify_analysis"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('analyses', NEW.id::text || ' ' || NEW.status);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "analyses_notify" AFTER UPDATE ON "analyses" FOR EACH ROW EXECUTE FUNCTION "notify_analysis"();
