/** Something that the patient takes of elsewhere, while it is recorded; or that nothing else is taken. */
import type { antecedentes } from '@cauce/contract/antecedentes'
import type { Answer } from '@cauce/contract/entry'
import { outsideProblems, type Adviser, type OutsideForm } from '@cauce/domain/antecedents/outside-medicine'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useAnotarTomaMutation, useNegarTomasMutation } from '../../store/antecedentes-api.ts'
import type { Whose } from './use-allergy-form.ts'
import { useSending } from './use-sending.ts'

type Clash = Answer<typeof antecedentes.anotarToma>['choques'][number]

export interface WrittenOutside extends Omit<OutsideForm, 'indicado_por'> {
  readonly indicado_por: Adviser | null
  /** Of a presentation. */
  readonly unidad_presentacion: string | null
}

const EMPTY: WrittenOutside = {
  tipo: 'otra',
  nombre: '',
  codesumi_id: null,
  como: null,
  dosis: null,
  frecuencia: null,
  unidad_tiempo: 'Horas',
  unidad_presentacion: null,
  desde: null,
  hasta: null,
  indicado_por: null,
  origen: 'paciente',
  detalle: null,
}

const FIELDS = [
  'nombre',
  'codesumi_id',
  'como',
  'dosis',
  'frecuencia',
  'unidad_tiempo',
  'desde',
  'hasta',
  'indicado_por',
  'detalle',
]

export const useOutsideForm = (whose: Whose) => {
  const [record, recording] = useAnotarTomaMutation()
  const [answer, answering] = useNegarTomasMutation()
  const [form, setForm] = useState(EMPTY)
  const [clashes, setClashes] = useState<readonly Clash[]>([])
  const sending = useSending(FIELDS)
  const busy = recording.isLoading || answering.isLoading
  const write = (change: Partial<WrittenOutside>): void => {
    setForm({ ...form, ...change })
    sending.touch()
  }
  const done = (choques: readonly Clash[] = []): void => {
    setForm({ ...EMPTY, origen: form.origen })
    setClashes(choques)
  }
  const save = (): void => {
    const { unidad_presentacion: _, indicado_por, ...rest } = form
    const whole = { ...rest, indicado_por: indicado_por ?? 'otro_medico' }
    const problems = {
      ...outsideProblems(whole, today()),
      ...(indicado_por === null ? { indicado_por: [REQUIRED_FIELD] } : {}),
    }
    if (busy || !sending.allows(problems)) return
    const unidad_tiempo = whole.dosis === null ? null : whole.unidad_tiempo
    const body = { ...whose, ...whole, unidad_tiempo }
    sending.sent(record({ body, key: sending.key }).unwrap(), ({ choques }) => done(choques))
  }
  const deny = (): void => {
    if (busy || !sending.allows({})) return
    sending.sent(answer({ body: { ...whose, origen: form.origen }, key: sending.key }).unwrap(), () => done())
  }
  const isTouched = form.nombre !== '' || form.como !== null || form.detalle !== null
  return { form, write, save, deny, errors: sending.errors, busy, clashes, isTouched }
}

export type OutsideFormState = ReturnType<typeof useOutsideForm>
