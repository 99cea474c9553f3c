/** Every check of a leave that is about to be registered, by field. */
import type { Kysely } from 'kysely'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { checkSickLeave, type LeaveFacts } from '@cauce/domain/sick-leave/check-form'
import { checkSigner, type Signer } from '@cauce/domain/sick-leave/signer'
import type { SickLeave, SickLeaveForm } from '@cauce/domain/sick-leave/sick-leave'
import type { Diagnosis } from '@cauce/domain/medication/order-line'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { choosableDiagnoses, schoolById, secretariatExists } from './catalogue-queries.ts'
import type { LeaveConsultation } from './consultation-queries.ts'
import { isOutpatient, leaveLaw } from './leave-facts.ts'

const UNKNOWN_DIAGNOSIS = 'El diagnóstico no está en el catálogo CIE-10'
const UNKNOWN_SCHOOL = 'El colegio no está en el catálogo'
const UNKNOWN_SECRETARIAT = 'La entidad territorial no está en el catálogo'
const OTHER_AFFILIATE = 'El afiliado no es el de la consulta'

export interface ToCheck {
  readonly form: SickLeaveForm
  readonly consultation: LeaveConsultation
  readonly signer: Signer | null
  /** Every leave of the affiliate. */
  readonly leaves: readonly SickLeave[]
}

const checkAffiliate = ({ form, consultation }: ToCheck): Record<string, string[]> =>
  form.afiliado_id === consultation.afiliado_id ? {} : { afiliado_id: [OTHER_AFFILIATE] }

const isChosen = (id: number | null | undefined): id is number => id !== null && id !== undefined

/** Messages of what the catalogues do not have, and the diagnoses that they have. */
const checkCatalogues = async (db: Kysely<DB>, form: SickLeaveForm) => {
  const { diagnostico_id, diagnostico_relacionado_id, colegio_id, entidad_territorial } = form
  const found = await choosableDiagnoses(db, [diagnostico_id, diagnostico_relacionado_id].filter(isChosen))
  const isMissing = (id: number | null | undefined) => isChosen(id) && !found.some((diagnosis) => diagnosis.id === id)
  const errores: Record<string, string[]> = {}
  if (isMissing(diagnostico_id)) errores['diagnostico_id'] = [UNKNOWN_DIAGNOSIS]
  if (isMissing(diagnostico_relacionado_id)) errores['diagnostico_relacionado_id'] = [UNKNOWN_DIAGNOSIS]
  if (colegio_id !== null && !(await schoolById(db, colegio_id))) errores['colegio_id'] = [UNKNOWN_SCHOOL]
  if (entidad_territorial !== null && !(await secretariatExists(db, entidad_territorial))) {
    errores['entidad_territorial'] = [UNKNOWN_SECRETARIAT]
  }
  const ofId = (id: number | null | undefined) => found.find((each) => each.id === id) ?? null
  return { errores, diagnosis: ofId(diagnostico_id), related: ofId(diagnostico_relacionado_id) }
}

interface Checked {
  readonly errores: Record<string, string[]>
  readonly diagnosis: Diagnosis | null
  readonly related: Diagnosis | null
  readonly facts: LeaveFacts
}

/** Messages by field, empty when it may be registered, and its diagnosis. */
export const checkLeave = async (db: Kysely<DB>, ctx: UserCtx, asked: ToCheck): Promise<Checked> => {
  const { form, consultation, signer, leaves } = asked
  const { errores, diagnosis, related } = await checkCatalogues(db, form)
  const facts: LeaveFacts = {
    today: ctx.today(),
    ambulatoria: isOutpatient(consultation),
    sexo: consultation.sexo,
    edad: completedYears(consultation.fecha_nacimiento, ctx.today()),
    cie10: diagnosis,
    cie10_relacionado: related,
    incapacidades: leaves,
    ley: await leaveLaw(db),
  }
  return {
    errores: {
      ...checkAffiliate(asked),
      ...checkSigner(form, signer),
      ...errores,
      ...checkSickLeave(form, facts),
    },
    diagnosis,
    related,
    facts,
  }
}
