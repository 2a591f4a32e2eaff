import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { ForcedWrites, NodeStreams } from './forced-writes.ts'

/** The parts of Emscripten's NODEFS used here; PGlite exports it without a type. */
interface ModuleWithNodeFs {
  NODEFS: NodeStreams & {
    node_ops: { setattr: (node: unknown, attributes: { mode?: number | null }) => void }
  }
}

const ownersOnly = ~0o077

function narrow({ NODEFS }: ModuleWithNodeFs) {
  const operations = NODEFS.node_ops
  const setattr = operations.setattr.bind(operations)
  operations.setattr = (node, attributes) =>
    setattr(node, attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ownersOnly })
}

/**
 * A file system that only this user can read. Emscripten sets each new file's mode by chmod to the one that the program
 * asked for, 0666, so the process's umask alone does not protect them.
 */
class PrivateNodeFs extends NodeFS {
  readonly #writes: Pick<ForcedWrites, 'install'>

  constructor(folder: string, writes: Pick<ForcedWrites, 'install'>) {
    super(folder)
    this.#writes = writes
  }

  override async init(pg: PGlite, options: Partial<Parameters<NodeFS['init']>[1]>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const prepare = (module: unknown) => {
      // The cast: see above.
      const known = module as ModuleWithNodeFs
      narrow(known)
      this.#writes.install(known.NODEFS)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [prepare, ...(emscriptenOpts.preRun ?? [])] } }
  }
}

export const privateFs = (
  folder: string,
  writes: Pick<ForcedWrites, 'install'> = { install: () => undefined },
): NonNullable<PGliteOptions['fs']> => new PrivateNodeFs(folder, writes)
