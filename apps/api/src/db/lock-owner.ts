/** Who holds a data folder, and whether this process table can tell that the holder is alive or gone. */
import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import * as Schema from 'effect/Schema'
import { errorCode } from './unavailable.ts'

const Owner = Schema.Struct({
  pid: Schema.Int,
  host: Schema.String,
  /** Tells this process from a later one with the same number. */
  inicio: Schema.String,
  /** Which start of the machine and which process table the number belongs to; '' where the system does not tell. */
  maquina: Schema.String,
  espacio: Schema.String,
  /** Tells this holding of the folder from any other one. */
  ficha: Schema.String,
  /** Grows at each beat: whoever watches needs no clock of the owner's. */
  latido: Schema.Int,
})
export type Owner = typeof Owner.Type
const decodeOwner = Schema.decodeUnknownOption(Schema.fromJsonString(Owner))

/** The owner that the text names, or null when it is half-written or of another version. */
export const ownerOf = (text: string): Owner | null => {
  const owner = decodeOwner(text)
  return owner._tag === 'None' ? null : owner.value
}

const tell = (read: () => string): string => {
  try {
    return read()
  } catch {
    // Not Linux, or no such process.
    return ''
  }
}

/** State and start of a process of this table, as far as the system tells. */
const statusOf = (pid: number): { readonly state: string; readonly start: string } => {
  const stat = tell(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0] ?? '', start: fields[19] ?? '' }
}

const bootId = (): string => tell(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
const processTable = (): string => tell(() => readlinkSync('/proc/self/ns/pid'))

export const newOwner = (): Owner => ({
  pid: process.pid,
  host: hostname(),
  inicio: statusOf(process.pid).start,
  maquina: bootId(),
  espacio: processTable(),
  ficha: randomUUID(),
  latido: 0,
})

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/**
 * `unknown`: another process table, another machine, a system that does not tell, or a suspended process. Only its beat can
 * say then. A host name proves nothing: containers share it, or change it.
 */
export const fateOf = (owner: Owner): 'alive' | 'gone' | 'unknown' => {
  if (owner.maquina === '' || owner.espacio === '') return 'unknown'
  if (owner.maquina !== bootId() || owner.espacio !== processTable()) return 'unknown'
  if (!runs(owner.pid)) return 'gone'
  const { state, start } = statusOf(owner.pid)
  if (start === '' || owner.inicio === '') return 'unknown'
  if (start !== owner.inicio || state === 'Z' || state === 'X') return 'gone'
  return state === 'T' || state === 't' ? 'unknown' : 'alive'
}
