ALTER TABLE "analyses" ADD COLUMN "lane" text DEFAULT 'long' NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "embedded_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "analysis_feedback" ADD COLUMN "corrected" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "analysis_feedback" ADD COLUMN "implied" boolean DEFAULT false NOT NULL;