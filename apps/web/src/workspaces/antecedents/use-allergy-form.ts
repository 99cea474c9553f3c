/** An allergy that is being recorded, or the answer that there are none. */
import {
  allergyProblems,
  isGraveReaction,
  type AllergyForm,
  type AllergySeverity,
  type Certainty,
  type Source,
} from '@cauce/domain/antecedents/allergy-entry'
import type { Answer } from '@cauce/contract/entry'
import type { antecedentes } from '@cauce/contract/antecedentes'
import { CLOSING_REASON, closingProblems } from '@cauce/domain/antecedents/antecedent-life'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useAnotarAlergiaMutation, useResponderAlergiasMutation } from '../../store/antecedentes-api.ts'
import { useSending } from './use-sending.ts'

export type Answered = 'refiere' | 'no_responde'
type Clash = Answer<typeof antecedentes.anotarAlergia>['choques'][number]

/** The form while it is written: what is chosen from a list starts without being chosen. */
export interface Written extends Omit<AllergyForm, 'severidad' | 'certeza' | 'origen'> {
  readonly responde: Answered
  readonly severidad: AllergySeverity | null
  readonly certeza: Certainty | null
  readonly origen: Source
  /** Of who could not answer. */
  readonly motivo: string
}

const EMPTY: Written = {
  responde: 'refiere',
  tipo: 'otra',
  nombre: '',
  reaccion: null,
  severidad: null,
  certeza: null,
  cuando: null,
  origen: 'paciente',
  detalle: null,
  motivo: '',
}

const FIELDS = ['nombre', 'severidad', 'certeza', 'cuando', 'motivo', 'detalle', 'reaccion']

export interface Whose {
  readonly afiliado_id: number
  /** Left out: it is told outside a consultation. */
  readonly consulta_id?: number
}

const missing = ({ severidad, certeza }: Written): Record<string, readonly string[]> => ({
  ...(severidad === null ? { severidad: [REQUIRED_FIELD] } : {}),
  ...(certeza === null ? { certeza: [REQUIRED_FIELD] } : {}),
})

export const useAllergyForm = (whose: Whose) => {
  const [record, recording] = useAnotarAlergiaMutation()
  const [answer, answering] = useResponderAlergiasMutation()
  const [form, setForm] = useState(EMPTY)
  const [clashes, setClashes] = useState<readonly Clash[]>([])
  const sending = useSending(FIELDS)
  const busy = recording.isLoading || answering.isLoading
  const write = (change: Partial<Written>): void => {
    const next = { ...form, ...change }
    // A grave reaction cannot be set lower.
    setForm(isGraveReaction(next.reaccion) ? { ...next, severidad: 'grave' } : next)
    sending.touch()
  }
  const done = (choques: readonly Clash[] = []): void => {
    setForm({ ...EMPTY, origen: form.origen })
    setClashes(choques)
  }
  const { origen } = form
  const respond = (respuesta: 'niega' | 'no_responde'): void => {
    const motivo = form.motivo.trim()
    const isWhole = respuesta === 'niega' || !('motivo' in closingProblems('respuesta', 'error', motivo))
    if (busy || !sending.allows(isWhole ? {} : { motivo: [CLOSING_REASON] })) return
    const body = { ...whose, respuesta, origen, motivo: respuesta === 'niega' ? null : motivo }
    sending.sent(answer({ body, key: sending.key }).unwrap(), () => done())
  }
  const save = (): void => {
    const { responde, motivo: _, severidad, certeza, ...rest } = form
    if (responde !== 'refiere') {
      respond(responde)
      return
    }
    const whole = { ...rest, severidad: severidad ?? 'leve', certeza: certeza ?? 'referida' }
    const problems = { ...allergyProblems(whole, today()), ...missing(form) }
    if (busy || !sending.allows(problems)) return
    sending.sent(record({ body: { ...whose, ...whole }, key: sending.key }).unwrap(), ({ choques }) => done(choques))
  }
  const isTouched = form.nombre !== '' || form.motivo !== '' || form.reaccion !== null || form.detalle !== null
  return { form, write, save, deny: () => respond('niega'), errors: sending.errors, busy, clashes, isTouched }
}

export type AllergyFormState = ReturnType<typeof useAllergyForm>
