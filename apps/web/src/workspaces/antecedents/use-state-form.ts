/** A state of the patient that is being asserted: a pregnancy, its end, how the kidneys are. */
import {
  stateProblems,
  whyConfirm,
  type PatientIdentity,
  type PatientStateForm,
  type PatientStateKind,
} from '@cauce/domain/antecedents/patient-state'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useAnotarEstadoMutation } from '../../store/antecedentes-api.ts'
import type { Whose } from './use-allergy-form.ts'
import { useSending } from './use-sending.ts'

export interface WrittenState extends Omit<PatientStateForm, 'presente'> {
  readonly presente: boolean | null
}

const emptyOf = (tipo: PatientStateKind, origen: PatientStateForm['origen']): WrittenState => ({
  tipo,
  presente: null,
  desde: null,
  semanas: null,
  grado: null,
  creatinina: null,
  creatinina_fecha: null,
  detalle: null,
  origen,
  confirmado: false,
})

const FIELDS = ['presente', 'desde', 'semanas', 'grado', 'creatinina', 'creatinina_fecha', 'detalle', 'confirmado']

export const useStateForm = (whose: Whose, who: PatientIdentity) => {
  const [send, { isLoading: busy }] = useAnotarEstadoMutation()
  const [form, setForm] = useState(emptyOf('gestacion', 'paciente'))
  const sending = useSending(FIELDS)
  const write = (change: Partial<WrittenState>): void => {
    setForm({ ...form, ...change })
    sending.touch()
  }
  const choose = (tipo: PatientStateKind): void => {
    setForm(emptyOf(tipo, form.origen))
    sending.touch()
  }
  const save = (): void => {
    const { presente } = form
    const problems: Readonly<Record<string, readonly string[]>> =
      presente === null ? { presente: [REQUIRED_FIELD] } : stateProblems({ ...form, presente }, who, today())
    if (busy || !sending.allows(problems) || presente === null) return
    const body = { ...whose, ...form, presente }
    sending.sent(send({ body, key: sending.key }).unwrap(), () => setForm(emptyOf(form.tipo, form.origen)))
  }
  /** What the identity of the record does not make likely. */
  const unlikely = form.presente === true ? whyConfirm(form.tipo, who) : null
  const isTouched = form.presente !== null || form.detalle !== null
  return { form, write, choose, save, unlikely, errors: sending.errors, busy, isTouched }
}

export type StateFormState = ReturnType<typeof useStateForm>
