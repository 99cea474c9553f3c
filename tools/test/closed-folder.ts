/** Whether another user of the machine could come to this folder: root runs PostgreSQL, and the tests of foreign files, as somebody else. */
import { chmodSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const OTHERS_ENTER = 0o001
const PERMISSIONS = 0o7777

const above = (folder: string): readonly string[] => {
  const parent = path.dirname(folder)
  return parent === folder ? [folder] : [folder, ...above(parent)]
}

type ModeOf = (at: string) => number
const onDisk: ModeOf = (at) => statSync(at).mode

/**
 * The folders, this one and those above it, that only their owner enters.
 * @param modeOf permissions of a folder; the disk's unless told
 */
export const closedFolders = (folder: string, modeOf: ModeOf = onDisk): readonly string[] =>
  above(path.resolve(folder)).filter((at) => (modeOf(at) & OTHERS_ENTER) === 0)

/** A folder that somebody made to try things in. */
const isTemporary = (folder: string, temporary: string): boolean => folder.startsWith(`${temporary}${path.sep}`)

/** What to do about it, where it is not ours to do; null where nothing is in the way. */
export const closedFolderProblem = (closed: readonly string[], temporary: string = tmpdir()): string | null => {
  const folder = closed.find((each) => !isTemporary(each, temporary))
  return folder === undefined
    ? null
    : `Como root, PostgreSQL corre con otro usuario, que no puede entrar a ${folder}. Clone en otra carpeta, o ejecute: chmod o+x ${folder}`
}

/** Temporary folders let others pass, without seeing what is in them, until what comes back is called. */
export const openFolders = (closed: readonly string[]): (() => void) => {
  const before = closed.map((folder) => [folder, onDisk(folder) & PERMISSIONS] as const)
  for (const [folder, mode] of before) chmodSync(folder, mode | OTHERS_ENTER)
  return () => {
    for (const [folder, mode] of before) chmodSync(folder, mode)
  }
}
