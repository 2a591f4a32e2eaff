CREATE TABLE "analysis_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"model_id" text NOT NULL,
	"account_id" uuid,
	"by_visitor" boolean NOT NULL,
	"sample" boolean NOT NULL,
	"succeeded" boolean NOT NULL,
	"seconds" real
);
--> statement-breakpoint
CREATE TABLE "model_switches" (
	"model_id" text PRIMARY KEY NOT NULL,
	"on" boolean NOT NULL,
	"reason" text,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "warm_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"report" jsonb,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"concurrency" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"target_id" text,
	"address" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counted_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"next_try_at" timestamp with time zone,
	"person_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"org" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"interested_in" text DEFAULT '' NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"signup_source" text DEFAULT 'direct' NOT NULL,
	"is_beta_user" boolean DEFAULT false NOT NULL,
	"role" text,
	"joined_account_id" uuid,
	"context" jsonb,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(lower(name || ' ' || email || ' ' || org || ' ' || phone), '@._-+,;:/()&', '            '))) STORED
);
--> statement-breakpoint
CREATE TABLE "request_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_email_unique";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD CONSTRAINT "analysis_runs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_switches" ADD CONSTRAINT "model_switches_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_joined_account_id_accounts_id_fk" FOREIGN KEY ("joined_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_keys" ADD CONSTRAINT "request_keys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_runs_at" ON "analysis_runs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "analysis_runs_account" ON "analysis_runs" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "warm_ups_worker" ON "warm_ups" USING btree ("worker_id","created_at");--> statement-breakpoint
CREATE INDEX "warm_ups_run" ON "warm_ups" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "counted_calls_key" ON "counted_calls" USING btree ("scope","key","at");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_try_at") WHERE "mails"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_person" ON "mails" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "people_pending" ON "people" USING btree ("email","type") WHERE "people"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "people_created" ON "people" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "people_status" ON "people" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "people_email" ON "people" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "people_name" ON "people" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "people_org" ON "people" USING btree (lower("org"),"id");--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin ("search");--> statement-breakpoint
CREATE INDEX "people_interests" ON "people" USING gin ("interests");--> statement-breakpoint
CREATE INDEX "people_deleted" ON "people" USING btree ("deleted_at") WHERE "people"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email") WHERE "accounts"."deleted_at" is null;--> statement-breakpoint
CREATE FUNCTION "mirror_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "people" ("id", "type", "status", "email", "name", "role", "signup_source", "created_at", "updated_at", "approved_at", "deleted_at")
  VALUES (NEW.id, 'organization', CASE WHEN NEW.deleted_at IS NULL THEN 'approved' ELSE 'deleted' END, NEW.email, NEW.name, NEW.role, 'installation', NEW.created_at, NEW.created_at, NEW.created_at, NEW.deleted_at)
  ON CONFLICT ("id") DO UPDATE SET "status" = EXCLUDED.status, "email" = NEW.email, "name" = NEW.name, "role" = NEW.role, "deleted_at" = NEW.deleted_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "accounts_mirror" AFTER INSERT OR UPDATE OF "email", "name", "role", "deleted_at" ON "accounts" FOR EACH ROW EXECUTE FUNCTION "mirror_account"();
--> statement-breakpoint
UPDATE "accounts" SET "name" = "name";
--> statement-breakpoint
CREATE FUNCTION "count_analysis_run"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "analysis_runs" ("id", "at", "model_id", "account_id", "by_visitor", "sample", "succeeded", "seconds")
  VALUES (gen_random_uuid(), NEW.finished_at, NEW.model_id, NEW.owner_id, NEW.owner_id IS NULL, NEW.sample_id IS NOT NULL, NEW.status = 'succeeded', extract(epoch FROM NEW.finished_at - NEW.started_at));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "analyses_count" AFTER UPDATE OF "status" ON "analyses" FOR EACH ROW
  WHEN (NEW.status IN ('succeeded', 'failed') AND OLD.status NOT IN ('succeeded', 'failed') AND NEW.finished_at IS NOT NULL) EXECUTE FUNCTION "count_analysis_run"();
--> statement-breakpoint
CREATE FUNCTION "notify_table"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_TABLE_NAME, '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "mails_notify" AFTER INSERT OR UPDATE OF "status" ON "mails" FOR EACH ROW WHEN (NEW.status = 'queued') EXECUTE FUNCTION "notify_table"();
--> statement-breakpoint
CREATE TRIGGER "model_switches_notify" AFTER INSERT OR UPDATE ON "model_switches" FOR EACH STATEMENT EXECUTE FUNCTION "notify_table"();
--> statement-breakpoint
CREATE TRIGGER "warm_ups_notify" AFTER INSERT OR UPDATE ON "warm_ups" FOR EACH STATEMENT EXECUTE FUNCTION "notify_table"();
