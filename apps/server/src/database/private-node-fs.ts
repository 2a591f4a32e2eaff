import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What this uses of Emscripten's file system on Node's; PGlite exports it without a type. */
interface ModuleWithNodeFs {
  NODEFS: { node_ops: { setattr: (node: unknown, attributes: { mode?: number | null }) => void } }
}

const ownersOnly = ~0o077

function narrow(module: unknown) {
  // The cast: see above.
  const operations = (module as ModuleWithNodeFs).NODEFS.node_ops
  const setattr = operations.setattr.bind(operations)
  operations.setattr = (node, attributes) =>
    setattr(node, attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ownersOnly })
}

/**
 * The files of a PGlite as nobody but this user may read them. Emscripten gives each file that it makes the mode that the
 * program asked for, 0666, by a chmod of its own, so the process's umask alone leaves them open.
 */
class PrivateNodeFs extends NodeFS {
  override async init(pg: PGlite, options: Partial<Parameters<NodeFS['init']>[1]>) {
    const { emscriptenOpts } = await super.init(pg, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [narrow, ...(emscriptenOpts.preRun ?? [])] } }
  }
}

export const privateFs = (folder: string): NonNullable<PGliteOptions['fs']> => new PrivateNodeFs(folder)
