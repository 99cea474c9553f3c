/** What the form of a leave starts from. */
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { counts } from '@cauce/domain/sick-leave/leave-span'
import type { Answer } from '@cauce/contract/entry'
import type { incapacidades } from '@cauce/contract/incapacidades'
import { auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import { requireReader } from '../consultas/access.ts'
import { schoolById, secretariatOf } from './catalogue-queries.ts'
import { principalDiagnosis } from './consultation-queries.ts'
import { fixedFields, impediment, isOutpatient, leaveLaw, reachLeaveConsultation, signerOf } from './leave-facts.ts'
import { leavesOf } from './read-leaves.ts'
import { schoolOf } from './schools.ts'

const NOBODY = { nombre_medico: '', documento: '' } as const

/** Who signs, the school (where none is known of the affiliate, that of the last leave that counts), the regime and the leaves that count of the affiliate of a consultation. */
export const leaveContext = async (
  ctx: UserCtx,
  consultaId: number,
): Promise<Answer<(typeof incapacidades)['contexto']>> => {
  const { db } = ctx
  const consultation = await reachLeaveConsultation(db, ctx, consultaId, requireReader)
  const { afiliado_id, colegio_id, municipio_laboral_id } = consultation
  const [school, secretariat, diagnosis, leaves, signer, fixed, ley] = await Promise.all([
    colegio_id === null ? undefined : schoolById(db, colegio_id),
    municipio_laboral_id === null ? undefined : secretariatOf(db, municipio_laboral_id),
    principalDiagnosis(db, consultaId),
    leavesOf(db, afiliado_id),
    signerOf(db, ctx),
    fixedFields(db, ctx),
    leaveLaw(db),
  ])
  const last = leaves.find(counts)?.colegio ?? null
  const usual = school ?? (last === null ? undefined : await schoolById(db, last.id))
  auditRead(ctx, { accion: 'incapacidades.leer', recurso: 'consulta', recurso_id: consultaId, afiliado_id })
  return {
    afiliado_id,
    consulta_id: consultation.id,
    impedimento: impediment(consultation, ctx.today()),
    regimen_prestacional: consultation.regimen_prestacional === 'magisterio' ? 'magisterio' : 'contributivo',
    ambulatoria: isOutpatient(consultation),
    sexo: consultation.sexo,
    edad: completedYears(consultation.fecha_nacimiento, ctx.today()),
    medico: signer ?? NOBODY,
    colegio: usual === undefined ? null : schoolOf(usual),
    entidad_territorial: secretariat?.id ?? null,
    diagnostico: diagnosis ?? null,
    posterior_calificacion: fixed,
    incapacidades: leaves.filter(counts),
    hoy: ctx.today(),
    ley,
  }
}
