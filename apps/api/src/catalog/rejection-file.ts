/** The report of refused lines, kept beside the imported file (or in the current folder when that one is read-only). */
import { rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Rejection } from './import-catalog.ts'
import type { Table } from './read-table.ts'

const SUFFIX = '.rechazos.tsv'

const oneLine = (text: string): string => text.replaceAll(/[\t\r\n]+/gu, ' ')

const contents = (rejected: readonly Rejection[], table: Table): string => {
  const rowAt = new Map(table.rows.map(({ line, cells }) => [line, cells]))
  const lines = rejected.map(({ line, reason }) =>
    [String(line), reason, ...(rowAt.get(line) ?? [])].map(oneLine).join('\t'),
  )
  return [['linea', 'motivo', ...table.columns].map(oneLine).join('\t'), ...lines, ''].join('\n')
}

/**
 * Writes the report and answers where; an older report of the same file is removed when nothing was refused (then null).
 * @param folder where to write when the file's own folder cannot be written
 */
export const writeRejections = async (
  file: string,
  folder: string,
  rejected: readonly Rejection[],
  table: Table,
): Promise<string | null> => {
  const beside = `${file}${SUFFIX}`
  if (rejected.length === 0) {
    // A read-only folder cannot hold an older report of ours.
    await rm(beside, { force: true }).catch(() => {})
    return null
  }
  const text = contents(rejected, table)
  try {
    await writeFile(beside, text)
    return beside
  } catch {
    // The folder of the file is read-only: the current one is used.
    const here = join(folder, `${basename(file)}${SUFFIX}`)
    await writeFile(here, text)
    return here
  }
}
