-- A text as searches compare it: small letters, no accents. Accents go before `lower`, which knows ASCII alone where a database has the
-- locale C, and what is left is composed again, since the words of Korean are counted by their syllables. Unicode's rules are to be had
-- in UTF-8 alone: any other database folds what it can by itself. (The letters are o, l, d, h and i with strokes or without dot, ae, oe, ss.)
DO $$
BEGIN
  IF getdatabaseencoding() = 'UTF8' THEN
    CREATE FUNCTION "fold_text"(whole text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $fold$
      SELECT replace(replace(replace(
        translate(
          lower(normalize(regexp_replace(normalize(whole, NFD), '[\u0300-\u036f]', '', 'g'), NFC)),
          U&'\00f8\0142\0111\0127\0131\00d8\0141\0110\0126\00c6\0152\1e9e', U&'oldhioldh\00e6\0153\00df'
        ), U&'\00df', 'ss'), U&'\00e6', 'ae'), U&'\0153', 'oe')
    $fold$;
  ELSE
    CREATE FUNCTION "fold_text"(whole text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $fold$ SELECT lower(whole) $fold$;
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "people" drop column "search";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(fold_text(name || ' ' || email || ' ' || org || ' ' || phone), '@._-+,;:/()&', '            '))) STORED;--> statement-breakpoint
ALTER TABLE "people" drop column "search_text";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(fold_text(name || ' ' || email || ' ' || org || ' ' || phone), '@._-+,;:/()&', '            ')) STORED;--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin ("search");--> statement-breakpoint
-- As 0006 made it, where the extension is there.
DO $$
BEGIN
  CREATE INDEX "people_search_text" ON "people" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'there is no pg_trgm: the search of people has no index for what stands inside of words';
END $$;
