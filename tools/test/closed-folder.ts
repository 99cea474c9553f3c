/** Whether another user of the machine could come to this folder: root runs PostgreSQL, and the tests of foreign files, as somebody else. */
import { statSync } from 'node:fs'
import path from 'node:path'

const OTHERS_ENTER = 0o001

const above = (folder: string): readonly string[] => {
  const parent = path.dirname(folder)
  return parent === folder ? [folder] : [folder, ...above(parent)]
}

/**
 * The folder, this one or one above it, that only its owner enters; null: none.
 * @param modeOf permissions of a folder; the disk's unless told
 */
export const closedFolder = (
  folder: string,
  modeOf: (at: string) => number = (at) => statSync(at).mode,
): string | null => above(path.resolve(folder)).find((at) => (modeOf(at) & OTHERS_ENTER) === 0) ?? null

/** What to do about it; null where nothing is in the way. */
export const closedFolderProblem = (
  folder: string,
  uid: number | undefined = process.getuid?.(),
  modeOf?: (at: string) => number,
): string | null => {
  const closed = uid === 0 ? closedFolder(folder, modeOf) : null
  return closed === null
    ? null
    : `Como root, PostgreSQL corre con otro usuario, que no puede entrar a ${closed}. Clone en otra carpeta, o ejecute: chmod o+x ${closed}`
}
