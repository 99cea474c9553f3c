/** The machine code of the embedded database, kept for all the tests of a process. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

let held: Promise<WebAssembly.Module> | undefined

/**
 * The threads of a process share what was compiled, and what the compiler made better since, as long as somebody holds it;
 * otherwise each database compiles it again, which costs more than opening it.
 */
export const holdCompiled = async (): Promise<void> => {
  held ??= readFile(join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')).then(
    (bytes) => WebAssembly.compile(bytes),
  )
  await held
}
