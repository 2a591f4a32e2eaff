import winkModel from 'wink-eng-lite-web-model'
import winkNLP, { type ItemEntity, type ItsFunction, type WinkMethods } from 'wink-nlp'

/** One word or punctuation mark: `text` is `source.slice(start, end)`; offsets count UTF-16 code units. */
export interface TaggedToken {
  text: string
  start: number
  end: number
  /** Universal part of speech: NOUN, PROPN, VERB, NUM, PUNCT, … */
  pos: string
  /** Lower-case stem, shared by the forms of a word. */
  stem: string
  /** Dictionary form: 'begin' of 'began'. */
  lemma: string
  /** DATE, MONEY, PERCENT, CARDINAL, …; null outside entities. */
  entity: string | null
}

let tagger: WinkMethods | undefined

/** Splits English text into tagged tokens. Loading the tagger takes 0.2 s, the first time only. */
export function tagText(source: string): TaggedToken[] {
  tagger ??= winkNLP(winkModel, ['sbd', 'pos', 'ner'])
  // The cast: its helpers are plain functions, declared as methods and two of them with too few arguments.
  const its = tagger.its as unknown as Record<'value' | 'pos' | 'stem' | 'lemma' | 'type', ItsFunction<string>> & {
    span: ItsFunction<[first: number, last: number]>
  }
  const document = tagger.readDoc(source)
  const tokens = document.tokens()
  const values = tokens.out(its.value)
  const kinds = tokens.out(its.pos)
  const stems = tokens.out(its.stem)
  const lemmas = tokens.out(its.lemma)
  const entities: (string | null)[] = values.map(() => null)
  document.entities().each((entity: ItemEntity) => {
    const [first, last] = entity.out(its.span)
    const type = entity.out(its.type)
    for (let index = Number(first); index <= Number(last); index += 1) entities[index] = type
  })
  const tagged: TaggedToken[] = []
  let from = 0
  for (const [index, text] of values.entries()) {
    const start = source.indexOf(text, from)
    // The tagger rewrites a few characters; a token that is not in the source has no position.
    if (start === -1 || start > from + 200) continue
    from = start + text.length
    tagged.push({
      text,
      start,
      end: from,
      pos: kinds[index] ?? 'X',
      stem: stems[index] ?? text.toLowerCase(),
      lemma: lemmas[index] ?? text.toLowerCase(),
      entity: entities[index] ?? null,
    })
  }
  return tagged
}
