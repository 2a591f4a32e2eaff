ALTER TABLE "analyses" ADD COLUMN "preview" json;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "companion" jsonb;