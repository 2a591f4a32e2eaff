CREATE TABLE "recovery_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"address" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"swept_seq" bigint DEFAULT 0 NOT NULL,
	"swept_hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "totp_pending" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "totp_last_step" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "totp_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "unfamiliar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "seq" bigint;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_codes_account" ON "recovery_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "security_events_account" ON "security_events" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_seq" ON "audit_log" USING btree ("seq");--> statement-breakpoint
INSERT INTO "audit_head" ("id", "seq", "hash") VALUES (true, 0, '');
--> statement-breakpoint
-- Each entry is chained to the one before: the head row is locked until the act's transaction ends, so entries stand in one line.
CREATE FUNCTION "chain_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE previous text;
BEGIN
  UPDATE "audit_head" SET "seq" = "seq" + 1 RETURNING "seq", "hash" INTO NEW.seq, previous;
  NEW.hash := encode(sha256(convert_to(previous || E'\n' || jsonb_build_array(
    NEW.seq, NEW.id, to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), NEW.action, NEW."by", NEW.actor_id, NEW.target_id, NEW.address, NEW.details
  )::text, 'UTF8')), 'hex');
  UPDATE "audit_head" SET "hash" = NEW.hash;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What an older release wrote is chained in its order.
CREATE TABLE "audit_before" AS SELECT "id", "at", "action", "by", "actor_id", "target_id", "address", "details" FROM "audit_log";
--> statement-breakpoint
DELETE FROM "audit_log";
--> statement-breakpoint
CREATE TRIGGER "audit_log_chain" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "chain_audit_entry"();
--> statement-breakpoint
INSERT INTO "audit_log" ("id", "at", "action", "by", "actor_id", "target_id", "address", "details")
SELECT "id", "at", "action", "by", "actor_id", "target_id", "address", "details" FROM "audit_before" ORDER BY "at", "id";
--> statement-breakpoint
DROP TABLE "audit_before";
