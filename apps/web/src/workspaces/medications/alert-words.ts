/** What the alert dialog says and offers in each situation of its machine. */
import { ALLERGIC_PATIENT } from '@cauce/domain/medication/allergy'
import type { CheckKind, LedgerEntry } from '@cauce/domain/medication/check'
import { CHECK_NAMES, latestByCheck } from '@cauce/domain/medication/ledger'
import { measureOf } from '@cauce/domain/medication/dose-unit'
import { posologyInWords } from '@cauce/domain/medication/monthly-quantity'
import { SHORTAGE_DETECTED } from '@cauce/domain/medication/shortage'
import type { medicationAlertMachine } from '@cauce/machines/medication-alert'
import type { AlertLine } from '@cauce/machines/medication-alert/types'
import type { SnapshotFrom } from 'xstate'
import type { Gate } from './alert-questions.ts'

export type AlertSnapshot = SnapshotFrom<typeof medicationAlertMachine>

/** Where the walk stands: what the dialog shows. `recording` and `failed` follow an answer. */
export type Situation = 'checking' | 'asking' | 'recording' | 'failed' | 'blocked' | 'over'

/** The situation, read from the machine's own value. */
export const situationOf = (snapshot: AlertSnapshot): Situation => {
  if (snapshot.status !== 'active') return 'over'
  if (snapshot.matches({ recording: 'failed' })) return 'failed'
  if (snapshot.matches('recording')) return 'recording'
  if (snapshot.matches('asking')) return 'asking'
  return snapshot.matches('blocked') ? 'blocked' : 'checking'
}

/** The sentence of the specification for what a check found; null: the finding says it all. */
export const FOUND_SENTENCES: Readonly<Partial<Record<CheckKind, string>>> = {
  desabastecimiento: SHORTAGE_DETECTED,
  alergia: ALLERGIC_PATIENT,
}

const AND = new Intl.ListFormat('es-CO', { type: 'conjunction' })

/** `Interacciones y Alergia`. */
export const checkNames = (checks: readonly CheckKind[]): string =>
  AND.format(checks.map((check) => CHECK_NAMES[check]))

const counted = (count: number, one: string, more: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]

/** The title of the dialog: the drug, and how much there is to answer. */
export const titleOf = ({ items }: Gate, { codesumi }: AlertLine, situation: Situation): string => {
  if (situation === 'checking') return 'Comprobando antes de formular'
  const gaps = items.filter((item) => 'gap' in item).length
  const words = [
    ...counted(items.length - gaps, 'hallazgo', 'hallazgos'),
    ...counted(gaps, 'sin verificar', 'sin verificar'),
  ]
  return `${codesumi.nombre}: ${AND.format(words)}`
}

/** What stands under the title: how it is taken, and in what order it is read. */
export const noteOf = ({ items }: Gate, line: AlertLine, situation: Situation): string => {
  const { codesumi, dosis, frecuencia, tiempo, via } = line
  if (situation === 'checking') return codesumi.nombre
  const taken = posologyInWords({
    dosis,
    medida: measureOf(line.unidad_dosis ?? null, codesumi),
    unidad: codesumi.unidad_presentacion,
    frecuencia,
    tiempo,
    duracion: line.duracion ?? null,
    meses: line.meses ?? 1,
    via,
  })
  return [taken, items.length > 1 ? 'primero lo más grave' : ''].filter((words) => words !== '').join(' · ')
}

/** `No formular ácido valproico`: the safe verb. */
export const safeVerb = ({ codesumi: { principio_activo: name } }: AlertLine): string =>
  `No formular ${name.charAt(0).toLocaleLowerCase('es-CO')}${name.slice(1)}`

const isClean = ({ respuesta }: LedgerEntry): boolean => respuesta === 'limpia'

/** What was looked at and is clean, in words; null: nothing. */
export const cleanWords = ({ context }: AlertSnapshot): string | null => {
  const clean = [...latestByCheck(context.ledger).values()].filter(isClean)
  return clean.length === 0
    ? null
    : `Comprobado y sin hallazgos: ${checkNames(clean.map((entry) => entry.comprobacion))}`
}
