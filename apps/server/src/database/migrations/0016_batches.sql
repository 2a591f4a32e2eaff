CREATE TABLE "batch_items" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"analysis_id" uuid,
	"refusal" jsonb,
	CONSTRAINT "batch_items_batch_id_position_pk" PRIMARY KEY("batch_id","position")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"model_id" text NOT NULL,
	"name" text NOT NULL,
	"options" jsonb NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"deletes_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batches_account" ON "batches" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "batches_idempotency" ON "batches" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "batches_deletes" ON "batches" USING btree ("deletes_at");--> statement-breakpoint
CREATE INDEX "analyses_batch" ON "analyses" USING btree ("batch_id") WHERE "analyses"."batch_id" is not null;