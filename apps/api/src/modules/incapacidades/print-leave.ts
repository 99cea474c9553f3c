/** The certificate of a sick leave. @fuente spec 2 §7 (tipo incapacidad); Decreto 2126 de 2023, art. 2.2.3.3.2 */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { documentLabel, listName } from '@cauce/domain/affiliate/display-name'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { bogotaDate, formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import {
  certificateFields,
  certificateSource,
  daysInFiguresAndWords,
  periodInWords,
} from '@cauce/domain/sick-leave/certificate'
import { contingencyKind } from '@cauce/domain/sick-leave/contingency'
import { countDays } from '@cauce/domain/sick-leave/end-date'
import { isPostQualification } from '@cauce/domain/sick-leave/leave-class'
import { EXCEPTION_LABEL } from '@cauce/domain/sick-leave/licence-holder'
import { LeaveStatus, LICENCE_EXCEPTIONS, type SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { formatNumber } from '@cauce/domain/text/format'
import { HISTORY_LEAVES_PERMISSION } from '@cauce/contract/historico'
import type { PdfRequest } from '@cauce/contract/pdf'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { LeaveDocument, PrintedFact } from '../../pdf/leave-model.ts'
import { othersConsultation } from '../consultas/access.ts'
import { affiliateById } from '../consultas/affiliate-queries.ts'
import { headModel } from '../pdf/base-model.ts'
import { DOCUMENT_NAMES, type DocumentScope } from '../pdf/document-queries.ts'
import { refuseAffiliates, seesHistory } from '../pdf/history-access.ts'
import { keepDocument, type KeptDocument } from '../pdf/keep-document.ts'
import { printableLeave, type PrintableLeave } from './print-queries.ts'
import { leavesOf } from './read-leaves.ts'

type Asked = Extract<PdfRequest, { tipo: 'incapacidad' }>

const LICENCE_TITLE = 'Certificado de licencia'
const MARKS: ReadonlyMap<number, string> = new Map([
  [LeaveStatus.annulled, 'ANULADA'],
  [LeaveStatus.lifted, 'LEVANTADA'],
])

const issuer = (leave: PrintableLeave): string =>
  [
    leave.nombre_medico,
    leave.o_tipo_documento === null ? leave.documento : documentLabel(leave.o_tipo_documento, leave.documento),
  ].join(', ')

const place = ({ sede_municipio, sede_departamento }: PrintableLeave): string | null =>
  [sede_municipio, sede_departamento].filter(Boolean).join(', ') || null

const factsOf = (leave: PrintableLeave, affiliate: Affiliate) => ({
  prestador: leave.prestador,
  nit: leave.nit,
  codigo_habilitacion: leave.sede_codigo,
  entidad: affiliate.entidad.nombre,
  lugar: place(leave),
  expedicion: bogotaDate(leave.created_at.getTime()),
  afiliado: `${listName(affiliate)}, ${documentLabel(affiliate.tipo_documento.codigo, affiliate.numero_documento)}`,
  ambito: leave.ambito,
  diagnostico: `${leave.d_codigo} ${leave.d_nombre}`,
  diagnostico_relacionado: leave.dr_codigo === null ? null : `${leave.dr_codigo} ${leave.dr_nombre ?? ''}`.trim(),
  contingencia: leave.contingencia,
  fecha_inicio: leave.fecha_inicio,
  fecha_final: leave.fecha_final,
  prorroga: leave.prorroga,
  causa_retroactiva: leave.causa_retroactiva,
  profesional: issuer(leave),
})

const qualification = (leave: PrintableLeave): PrintedFact[] =>
  isPostQualification(leave.clase_incapacidad)
    ? [
        { nombre: 'Diagnóstico de la PCL', valor: leave.calificacion_pcl ?? '' },
        { nombre: 'Pérdida de capacidad laboral', valor: leave.perdida_capacidad_laboral ?? '' },
        { nombre: 'Tipo de calificación', valor: leave.procedimiento_calificacion ?? '' },
        { nombre: 'Porcentaje de PCL', valor: leave.pcl === null ? '' : `${formatNumber(Number(leave.pcl), 2)} %` },
      ].filter(({ valor }) => valor !== '')
    : []

/** What the professional explained or was warned of when it was registered. */
const explained = (leave: PrintableLeave, own: SickLeave | undefined): PrintedFact[] => {
  const { prorroga, motivo_prorroga, excepcion_licencia, motivo_excepcion, advertencia_inicio } = leave
  const known = LICENCE_EXCEPTIONS.find((each) => each === excepcion_licencia)
  return [
    { nombre: prorroga === 'Si' ? 'Por qué es prórroga' : 'Por qué no es prórroga', valor: motivo_prorroga ?? '' },
    {
      nombre: 'Afirmación del profesional',
      valor: known === undefined ? '' : `${EXCEPTION_LABEL[known]}: ${motivo_excepcion ?? ''}`,
    },
    { nombre: 'Simultaneidad', valor: own?.simultaneidad ?? '' },
    { nombre: 'Por qué es otro hecho', valor: own?.motivo_simultanea ?? '' },
    { nombre: 'Advertencia del inicio', valor: advertencia_inicio ?? '' },
  ].filter(({ valor }) => valor !== '')
}

const otherFacts = (leave: PrintableLeave, own: SickLeave | undefined): PrintedFact[] => [
  { nombre: 'Clase', valor: leave.clase_incapacidad },
  { nombre: 'Contingencia', valor: leave.contingencia },
  { nombre: 'Colegio', valor: leave.colegio },
  { nombre: 'Entidad territorial', valor: leave.secretaria },
  ...explained(leave, own),
  ...qualification(leave),
]

const because = (motivo: string | null): string => (motivo === null ? '' : ` Motivo: ${motivo}`)

/** What became of the leave, for who reads a certificate that no longer holds. */
const warnings = (leave: PrintableLeave): string[] => {
  const { estado_id, estado_motivo, fecha_levantamiento, estado_desde } = leave
  if (estado_id === LeaveStatus.annulled)
    return [`Anulada el ${formatDateTime(estado_desde.getTime())}: sus días no cuentan.${because(estado_motivo)}`]
  if (estado_id !== LeaveStatus.lifted || fecha_levantamiento === null) return []
  const until = formatDate(addDays(fecha_levantamiento, -1))
  return [`Levantada desde el ${formatDate(fecha_levantamiento)}: cuenta hasta el ${until}.${because(estado_motivo)}`]
}

const accumulatedWords = (dias: number, own: SickLeave | undefined): string => {
  const days = own?.dias_acumulados ?? 0
  const shared = own?.simultaneidad ?? null
  return days > dias ? `${countDays(days)} acumulados con sus prórrogas${shared === null ? '' : ' y simultáneas'}` : ''
}

/** The certificate as it stands today: marked across every page when it was annulled or lifted. */
const leaveDocument = async (ctx: UserCtx, leave: PrintableLeave): Promise<LeaveDocument> => {
  const issued = bogotaDate(leave.created_at.getTime())
  const affiliate = await affiliateById(ctx.db, leave.afiliado_id, issued)
  if (!affiliate) throw notFound()
  const own = (await leavesOf(ctx.db, leave.afiliado_id)).find(({ id }) => id === leave.id)
  const heading = { numero: `Radicado ${leave.radicado}`, fecha: formatDateTime(leave.created_at.getTime()) }
  const head = await headModel(ctx, heading, leave, affiliate)
  return {
    ...head,
    clase: 'incapacidad',
    titulo: contingencyKind(leave.contingencia) === 'licencia' ? LICENCE_TITLE : DOCUMENT_NAMES.incapacidad,
    anulada: MARKS.get(leave.estado_id) ?? null,
    norma: certificateSource(issued),
    dias: daysInFiguresAndWords(leave.dias),
    periodo: periodInWords(leave),
    acumulados: accumulatedWords(leave.dias, own),
    campos: certificateFields(factsOf(leave, affiliate)),
    otros: otherFacts(leave, own),
    descripcion: leave.descripcion_incapacidad,
    avisos: warnings(leave),
    // As it was registered, whatever the person is called today.
    profesional: { ...head.profesional, nombre: leave.nombre_medico },
  }
}

/** The certificate again, with what became of it; null where the leave is as it was printed. */
export const endedLeave = async (ctx: UserCtx, leaveId: number): Promise<LeaveDocument | null> => {
  const leave = await printableLeave(ctx.db, ctx, leaveId)
  return leave !== undefined && MARKS.has(leave.estado_id) ? leaveDocument(ctx, leave) : null
}

/** Fails with 404, and 403 `consulta.ajena` to who neither attends the affiliate nor reads the leaves of everybody. */
export const printLeave = async (
  ctx: UserCtx,
  request: Asked,
): Promise<{ readonly scope: DocumentScope; readonly document: KeptDocument; readonly numero: string }> => {
  refuseAffiliates(ctx)
  const leave = await printableLeave(ctx.db, ctx, request.incapacidad_id)
  if (!leave) throw notFound()
  if (!leave.accesible && !seesHistory(ctx.user, HISTORY_LEAVES_PERMISSION)) throw othersConsultation()
  const scope: DocumentScope = {
    clase: 'incapacidad',
    afiliado_id: leave.afiliado_id,
    orden_id: null,
    orden_procedimientos_id: null,
    incapacidad_id: leave.id,
  }
  const model = await leaveDocument(ctx, leave)
  return { scope, document: await keepDocument(ctx, scope, model), numero: model.numero }
}
