/** The answer of a check in a word or two: the same on the screen, on the paper and in the audit. */
import { capitalised } from '../text/format.ts'
import type { CheckKind, LedgerEntry, Severity } from './check.ts'
import { CHECK_NAMES, latestByCheck } from './ledger.ts'
import { worstOf } from './reason.ts'

/** What an answer asks of the reader: nothing, attention, care; `unknown`: it was not made. */
export type CheckTone = 'ok' | 'info' | 'waiting' | 'bad' | 'unknown'

export interface CheckWord {
  readonly tone: CheckTone
  readonly label: string
}

/** A version of the knowledge: `v2026-11`, and one that has a name by its name, `versión demo`. */
export const versionInWords = (version: string): string => (/^\d/u.test(version) ? `v${version}` : `versión ${version}`)

const CLEAN: Readonly<Record<CheckKind, string>> = {
  interacciones: 'Sin interacciones',
  desabastecimiento: 'Sin desabastecimiento',
  alergia: 'Sin alergia',
  alergia_cruzada: 'Sin alergia cruzada',
  duplicidad: 'Sin duplicidad',
  dosis: 'Dosis habitual',
  embarazo: 'Embarazo y lactancia: sin riesgo conocido',
  renal: 'Función renal: sin ajuste',
  adulto_mayor: 'Adulto mayor: nada que advertir',
  condicion: 'G6PD y trasplante: sin riesgo conocido',
  indicacion: 'Indicado por un diagnóstico de la historia',
}

const FOUND: Readonly<Record<CheckKind, string>> = {
  interacciones: 'Interacción',
  desabastecimiento: 'Desabastecimiento',
  alergia: 'Alergia',
  alergia_cruzada: 'Alergia cruzada',
  duplicidad: 'Duplicidad terapéutica',
  dosis: 'Dosis fuera del rango',
  embarazo: 'Embarazo o lactancia',
  renal: 'Función renal',
  adulto_mayor: 'Adulto mayor',
  condicion: 'G6PD o trasplante',
  indicacion: 'Sin diagnóstico que lo indique',
}

/** The verb of an answer that goes on. */
const ACCEPTED: Readonly<Record<CheckKind, string>> = {
  interacciones: 'aceptada',
  desabastecimiento: 'aceptado',
  alergia: 'aceptada',
  alergia_cruzada: 'aceptada',
  duplicidad: 'aceptada',
  dosis: 'aceptada',
  embarazo: 'aceptado',
  renal: 'aceptada',
  adulto_mayor: 'aceptado',
  condicion: 'aceptado',
  indicacion: 'aceptado',
}

const TONES: Readonly<Record<Severity, CheckTone>> = {
  contraindicada: 'bad',
  mayor: 'bad',
  moderada: 'waiting',
  informativa: 'info',
}

/** "Mayor", with its tone. */
export const severityWord = (severidad: Severity): CheckWord => ({
  tone: TONES[severidad],
  label: capitalised(severidad),
})

const foundWord = ({ comprobacion, hallazgos, motivo }: LedgerEntry): CheckWord => {
  const severity = worstOf(hallazgos)
  const name = comprobacion === 'interacciones' ? `${FOUND.interacciones} ${severity}` : FOUND[comprobacion]
  return { tone: TONES[severity], label: motivo === null ? name : `${name} · ${ACCEPTED[comprobacion]}` }
}

/**
 * The word and the tone of an answer.
 * @regla Una comprobación sin hacer se dice «no verificado», también cuando se explicó por qué se sigue.
 */
export const checkWord = (entry: LedgerEntry): CheckWord => {
  const { comprobacion, respuesta, motivo } = entry
  if (respuesta === 'no_verificada') {
    const label = `${CHECK_NAMES[comprobacion]}: no verificado`
    return { tone: 'unknown', label: motivo === null ? label : `${label} · explicado` }
  }
  return respuesta === 'limpia' ? { tone: 'ok', label: CLEAN[comprobacion] } : foundWord(entry)
}

/** The entries with the word of whether a later answer of the same check took their place. */
export const withStanding = (
  entries: readonly LedgerEntry[],
): readonly { readonly entry: LedgerEntry; readonly superseded: boolean }[] => {
  const last = latestByCheck(entries)
  return entries.map((entry) => ({ entry, superseded: last.get(entry.comprobacion) !== entry }))
}
