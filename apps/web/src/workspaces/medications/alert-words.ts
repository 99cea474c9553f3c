/** What the alert dialog says and offers in each situation of its machine. */
import { ALERTS_FAILED, AUDIT_FAILED } from '@cauce/domain/medication/alert-messages'
import { ALLERGIC_PATIENT } from '@cauce/domain/medication/allergy'
import { checkWord } from '@cauce/domain/medication/check-words'
import { CHECK_NAMES, latestByCheck } from '@cauce/domain/medication/ledger'
import { SHORTAGE_DETECTED } from '@cauce/domain/medication/shortage'
import type { medicationAlertMachine } from '@cauce/machines/medication-alert'
import { CHECKS_OF_STEP, STEPS, type Step } from '@cauce/machines/medication-alert/types'
import type { StepEnd } from '@cauce/ui/step-strip/step-strip'
import type { SnapshotFrom } from 'xstate'

export type AlertSnapshot = SnapshotFrom<typeof medicationAlertMachine>

/** Where the walk stands: what the dialog shows. `recording` and `failed` follow an answer. */
export type Situation = 'checking' | 'asking' | 'recording' | 'failed' | 'notMade' | 'blocked' | 'over'

export const stepOf = (snapshot: AlertSnapshot): Step => STEPS.find((step) => snapshot.matches(step)) ?? 'interacciones'

/** The situation, read from the machine's own value. */
export const situationOf = (snapshot: AlertSnapshot): Situation => {
  if (snapshot.status !== 'active') return 'over'
  const value = JSON.stringify(snapshot.value)
  if (value.includes('"failed"')) return 'failed'
  if (value.includes('"recording"')) return 'recording'
  if (value.includes('"asking"')) return 'asking'
  if (value.includes('"notMade"')) return 'notMade'
  return value.includes('"blocked"') ? 'blocked' : 'checking'
}

const STEP_NAMES: Readonly<Record<Step, string>> = {
  interacciones: CHECK_NAMES.interacciones,
  desabastecimiento: CHECK_NAMES.desabastecimiento,
  alergia: CHECK_NAMES.alergia,
  avisos: 'Avisos',
}

/** The three steps of the strip; the notices make a fourth only where they say something. */
export const stripOf = (step: Step): readonly string[] =>
  STEPS.filter((one) => one !== 'avisos' || step === 'avisos').map((one) => STEP_NAMES[one])

/** How each check behind ended: one that was not made is never shown as done. */
export const endsOf = ({ context }: AlertSnapshot): readonly (StepEnd | undefined)[] => {
  const last = latestByCheck(context.ledger)
  return STEPS.map((step) => {
    const [check] = CHECKS_OF_STEP[step]
    const entry = check === undefined ? undefined : last.get(check)
    if (entry === undefined) return undefined
    const { tone, label } = checkWord(entry)
    return { tone, word: label }
  })
}

const FOUND_TITLES: Readonly<Record<Step, string>> = {
  interacciones: 'Interacción con lo que se ordena o ya toma',
  desabastecimiento: SHORTAGE_DETECTED,
  alergia: ALLERGIC_PATIENT,
  avisos: 'Antes de formular, tenga en cuenta',
}

/** The title of the dialog. */
export const titleOf = (snapshot: AlertSnapshot): string => {
  const [step, situation] = [stepOf(snapshot), situationOf(snapshot)]
  if (situation === 'checking') return 'Comprobando antes de formular'
  if (situation === 'failed') return AUDIT_FAILED
  if (situation !== 'notMade') return FOUND_TITLES[step]
  return snapshot.context.notMade?.failed === false ? `${STEP_NAMES[step]}: no verificado` : ALERTS_FAILED
}

/** Verbs of an answer; the safe one first. */
export const verbsOf = (step: Step): { readonly safe: string; readonly goOn: string } => {
  if (step === 'alergia') return { safe: 'Cancelar por alergia', goOn: 'Ordenar de todos modos' }
  if (step === 'avisos') return { safe: 'Corregir la línea', goOn: 'Formular así' }
  return { safe: 'No formular', goOn: 'Formular de todos modos' }
}
