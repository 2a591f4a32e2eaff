import { setImmediate } from 'node:timers/promises'
import {
  type messages,
  PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'
import { at } from '@vitrine/basics/at.ts'

/** A statement that the database has read. */
interface Statement {
  /** Empty: it is kept until the next one comes. */
  name: string
  /** Of its parameters, for writing their values. */
  types: readonly number[]
  /** The description of its rows, which precedes them in the answer; empty where it returns none. */
  columns: messages.RowDescriptionMessage[]
  preparedAt: number
}

/** `once`: seen once. `many`: the text has several statements, which cannot be prepared under one name. */
type Known = Statement | 'once' | 'many'

/** Each takes memory of the database; the least recently used is closed. */
const kept = 100
/** A plan fits the tables as they were when it was made, and nothing announces their growth: it is made again after this time. */
const freshMilliseconds = 60_000

const { serialize } = protocol
const withoutFiles = { syncToFs: false }

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const part of parts) {
    whole.set(part, end)
    end += part.length
  }
  return whole
}

const isColumns = (one: messages.BackendMessage): one is messages.RowDescriptionMessage => one.name === 'rowDescription'

/** PostgreSQL's error code for a text that it cannot parse as one statement. */
const isSyntaxError = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '42601'

/** A statement holds the thread while it runs, and waiting statements follow without a pause: after this time the event loop runs. */
const heldMilliseconds = 5

/* oxlint-disable eslint/no-underscore-dangle -- PGlite names so what its subclasses may use */

/**
 * A PGlite that keeps repeated statements prepared, with their plans: parsing and planning one takes longer than running it,
 * and every run of a model uses the same dozen. It answers as PGlite does, with one call of its WebAssembly instead of six.
 */
export class PreparedPglite extends PGlite {
  readonly #known = new Map<string, Known>()
  #names = 0
  /** Milliseconds of statements since the event loop last ran. */
  #held = 0

  /** One call of the WebAssembly. */
  async #call(asked: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    if (this.#held > heldMilliseconds) {
      this.#held = 0
      await setImmediate()
    }
    const start = performance.now()
    try {
      return await this.execProtocolStream(joined([...asked, serialize.sync()]), withoutFiles)
    } finally {
      this.#held += performance.now() - start
    }
  }

  async #prepare(text: string, name: string): Promise<Statement> {
    const told = await this.#call([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })])
    const types = parse.parseDescribeStatementResults(told)
    return { name, types, columns: told.filter(isColumns), preparedAt: performance.now() }
  }

  async #forget(text: string): Promise<void> {
    const known = this.#known.get(text)
    this.#known.delete(text)
    if (typeof known !== 'object') return
    await this.#call([serialize.close({ type: 'S', name: known.name })])
  }

  async #keep(text: string, known: Known): Promise<void> {
    // The most recently used is last.
    this.#known.delete(text)
    this.#known.set(text, known)
    const [oldest] = this.#known.keys()
    if (oldest !== undefined && this.#known.size > kept) await this.#forget(oldest)
  }

  async #statement(text: string): Promise<Statement> {
    const known = this.#known.get(text)
    if (known === undefined) {
      await this.#keep(text, 'once')
      return this.#prepare(text, '')
    }
    const isFresh = typeof known === 'object' && performance.now() - known.preparedAt < freshMilliseconds
    if (!isFresh) await this.#forget(text)
    const statement = isFresh ? known : await this.#prepare(text, `kept_${++this.#names}`)
    await this.#keep(text, statement)
    return statement
  }

  async #run<Row>(text: string, values: readonly unknown[], options: QueryOptions = {}): Promise<Results<Row>> {
    const { name, types, columns } = await this.#statement(text)
    const written = values.map((value, index) => {
      if (value === null || value === undefined) return null
      const type = at(types, index)
      const write = options.serializers?.[type] ?? this.serializers[type]
      // oxlint-disable-next-line typescript/no-base-to-string -- as PGlite writes what it knows no type of
      return write ? write(value) : String(value)
    })
    // PGlite copies its hundreds of parsers for each statement that brings some of its own, as Drizzle's all do.
    const parsers = Object.assign(Object.create(this.parsers) as typeof this.parsers, options.parsers)
    const { rowMode = 'object' } = options
    try {
      const told = await this.#call([serialize.bind({ statement: name, values: written }), serialize.execute()])
      // The cast: the caller says what a row is, as with PGlite itself.
      return at(parse.parseResults([...columns, ...told], parsers, { rowMode }), 0) as Results<Row>
    } catch (error) {
      // A table may have changed since this was prepared.
      await this.#forget(text)
      throw error
    }
  }

  #runAlone<Row>(text: string, values: readonly unknown[], options?: QueryOptions): Promise<Results<Row>> {
    return this._runExclusiveTransaction(async () => {
      const results = await this.runExclusive(() => this.#run<Row>(text, values, options))
      await this.syncToFs()
      return results
    })
  }

  override async query<Row>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    await this._checkReady()
    if (options?.blob || options?.paramTypes || options?.onNotice) return super.query<Row>(text, values, options)
    return this.#runAlone(text, values, options)
  }

  /** A repeated text is tried as one statement. */
  override async exec(text: string, options?: QueryOptions): Promise<Results[]> {
    await this._checkReady()
    const known = this.#known.get(text)
    if (known === undefined || known === 'many' || options) {
      const results = await super.exec(text, options)
      await this.runExclusive(() => this.#keep(text, known ?? 'once'))
      return results
    }
    try {
      return [await this.#runAlone(text, [])]
    } catch (error) {
      if (!isSyntaxError(error)) throw error
      await this.runExclusive(() => this.#keep(text, 'many'))
      return super.exec(text)
    }
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => {
      const query = <Row>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> =>
        tx.closed || options?.blob || options?.paramTypes || options?.onNotice
          ? tx.query<Row>(text, values, options)
          : this.runExclusive(() => this.#run<Row>(text, values, options))
      // All other members are PGlite's own, `closed` among them, which changes.
      return work(Object.assign(Object.create(tx) as Transaction, { query }))
    })
  }
}
