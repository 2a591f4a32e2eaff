CREATE TABLE "password_attempts" (
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_attempts_id_key_pk" PRIMARY KEY("id","key")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "recovery_hash" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "recovery_expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "password_attempts_key" ON "password_attempts" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "password_attempts_at" ON "password_attempts" USING btree ("at");
--> statement-breakpoint
-- Passwords that an older release stored in clear: what is not sent yet must be made anew by Resend.
UPDATE "mails" SET "status" = 'failed', "next_try_at" = NULL, "reason" = 'Its password was made by an older release. Use Resend at the person for a new one.'
WHERE "status" = 'queued' AND "data" ->> 'password' IS NOT NULL;
--> statement-breakpoint
UPDATE "mails" SET "data" = jsonb_set("data", '{password}', 'null') WHERE "data" ->> 'password' IS NOT NULL;
