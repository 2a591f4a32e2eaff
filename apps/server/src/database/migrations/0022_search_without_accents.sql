ALTER TABLE "people" drop column "search";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(name || ' ' || email || ' ' || org || ' ' || phone, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), 'øłđħıØŁĐĦÆŒẞ', 'oldhioldhæœß'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '@._-+,;:/()&', '            '))) STORED;--> statement-breakpoint
ALTER TABLE "people" drop column "search_text";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(name || ' ' || email || ' ' || org || ' ' || phone, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), 'øłđħıØŁĐĦÆŒẞ', 'oldhioldhæœß'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '@._-+,;:/()&', '            ')) STORED;--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin ("search");--> statement-breakpoint
-- As 0006 made it, where the extension is there.
DO $$
BEGIN
  CREATE INDEX "people_search_text" ON "people" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'there is no pg_trgm: the search of people has no index for what stands inside of words';
END $$;
