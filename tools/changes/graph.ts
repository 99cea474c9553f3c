/** Which file of ours asks for which, read from their imports. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/** Files that each file imports, all as paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const SOURCE = /\.(?:ts|tsx|mjs)$/u
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'] as const
/** `@cauce/domain/text/csv` is `packages/domain/src/text/csv`. */
const OWN = /^@cauce\/(?<room>[\w-]+)\/(?<file>.+)$/u
const ROOMS = ['packages', 'apps'] as const

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile()

/** The file that an import names; undefined for what is not ours. */
const resolved = (from: string, named: string): string | undefined => {
  const { room, file } = OWN.exec(named)?.groups ?? {}
  const places =
    room !== undefined && file !== undefined
      ? ROOMS.map((kind) => `${kind}/${room}/src/${file}`)
      : named.startsWith('.')
        ? [path.posix.join(path.posix.dirname(from), named)]
        : []
  return places.flatMap((place) => ENDINGS.map((ending) => place + ending)).find(isFile)
}

const namedIn = (file: string): readonly string[] => {
  const source = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    // Only those whose name is written out.
    ...dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
}

/** The graph of these files, which are paths from the root, where the program has to be. */
export const importGraph = (files: readonly string[]): ImportGraph =>
  new Map(
    files
      .filter((file) => SOURCE.test(file) && isFile(file))
      .map((file) => [file, [...new Set(namedIn(file).flatMap((named) => resolved(file, named) ?? []))]]),
  )
