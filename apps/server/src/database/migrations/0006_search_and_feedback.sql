ALTER TABLE "analysis_feedback" DROP CONSTRAINT "analysis_feedback_analysis_id_analyses_id_fk";
--> statement-breakpoint
ALTER TABLE "analysis_feedback" ADD COLUMN "model_id" text;--> statement-breakpoint
ALTER TABLE "analysis_feedback" ADD COLUMN "model_version" integer;--> statement-breakpoint
ALTER TABLE "analysis_feedback" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "analysis_feedback" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "analysis_feedback" ADD COLUMN "by_visitor" boolean;--> statement-breakpoint
UPDATE "analysis_feedback" SET
  "model_id" = a."model_id",
  "model_version" = a."model_version",
  "engine" = (a."engine" ->> 'name') || ' ' || (a."engine" ->> 'version'),
  "account_id" = a."owner_id",
  "by_visitor" = a."owner_id" IS NULL
FROM "analyses" a WHERE a."id" = "analysis_feedback"."analysis_id";--> statement-breakpoint
ALTER TABLE "analysis_feedback" ALTER COLUMN "model_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "analysis_feedback" ALTER COLUMN "model_version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "analysis_feedback" ALTER COLUMN "by_visitor" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(name || ' ' || email || ' ' || org || ' ' || phone), '@._-+,;:/()&', '            ')) STORED;--> statement-breakpoint
ALTER TABLE "analysis_feedback" ADD CONSTRAINT "analysis_feedback_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_feedback_at" ON "analysis_feedback" USING btree ("at","analysis_id");--> statement-breakpoint
CREATE INDEX "analysis_feedback_account" ON "analysis_feedback" USING btree ("account_id","at");
--> statement-breakpoint
-- An installation that may not have the extension goes without the index: its search reads every row then.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "people_search_text" ON "people" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
  RAISE NOTICE 'pg_trgm cannot be had (%): the search of people has no index for what stands inside of words', SQLERRM;
END $$;
