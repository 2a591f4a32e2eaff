ALTER TABLE "people" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "decline_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "times_asked" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "asked_again_at" timestamp with time zone;