/** The printed record of a consultation with its notes. @fuente spec 1 §7; Resolución 1995 de 1999 */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { allergySummary } from '@cauce/domain/affiliate/allergies'
import { ageLabel } from '@cauce/domain/affiliate/display-name'
import { gestationInWords, gestationOn } from '@cauce/domain/antecedents/gestation'
import { outsideOnPaper } from '@cauce/domain/antecedents/outside-words'
import { bogotaDate, formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { groupThousands } from '@cauce/domain/text/format'
import type { PdfRequest } from '@cauce/contract/pdf'
import { HISTORY_PERMISSION } from '@cauce/domain/session/permission-keys'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { PrintedFact } from '../../pdf/leave-model.ts'
import type { PrintedConsultation, PrintedGroup, PrintedRecord, RecordDocument } from '../../pdf/record-model.ts'
import { figureFacts, knownPerson, type KnownPerson } from '../consultas/open.ts'
import { outsideAt } from '../antecedentes/outside-queries.ts'
import { othersConsultation } from '../consultas/access.ts'
import { affiliateById } from '../consultas/affiliate-queries.ts'
import { headModel, professionalOf } from '../pdf/base-model.ts'
import { DOCUMENT_NAMES, type DocumentScope } from '../pdf/document-queries.ts'
import { refuseAffiliates, seesHistory } from '../pdf/history-access.ts'
import { keepDocument, type KeptDocument } from '../pdf/keep-document.ts'
import { groupsOf, readEverything } from './print-groups.ts'
import { printableConsultation, type PrintableConsultation } from './print-queries.ts'
import { authorOf, finalisedOf, printedRecord } from './record-model.ts'

type Asked = Extract<PdfRequest, { tipo: 'historia' }>

const NOT_FINALISED = 'La historia se imprime después de finalizarla.'

/** Who the record is of, beyond the band: birth, address, allergies, and what was known at that moment that is taken of elsewhere. */
export const identification = async (
  ctx: UserCtx,
  affiliate: Affiliate,
  moment: Date,
  known: Pick<KnownPerson, 'gestacion'>,
): Promise<PrintedFact[]> => [
  { nombre: 'Fecha de nacimiento', valor: formatDate(affiliate.fecha_nacimiento) },
  { nombre: 'Dirección', valor: affiliate.direccion ?? 'Sin registrar' },
  { nombre: 'Alergias', valor: allergySummary(affiliate.alergias).text },
  ...(known.gestacion === null
    ? []
    : [{ nombre: 'Embarazo', valor: gestationInWords(gestationOn(known.gestacion, bogotaDate(moment.getTime()))) }]),
  {
    nombre: 'Lo demás que toma',
    valor: outsideOnPaper(await outsideAt(ctx.db, affiliate.id, moment), bogotaDate(moment.getTime())),
  },
]

/** `I10 Hipertensión esencial (primaria) · Laura Restrepo Mejía`. */
const summaryOf = (consultation: PrintableConsultation): string => {
  const principal = finalisedOf(consultation)?.diagnosticos.find((each) => each.principal)
  const what = principal === undefined ? consultation.motivo : `${principal.codigo} ${principal.nombre}`
  return [what, authorOf(consultation)].filter(Boolean).join(' · ')
}

const siteOf = ({ sede, sede_municipio }: PrintableConsultation): string =>
  [sede, sede_municipio].filter(Boolean).join(', ') || 'Sin sede registrada'

/** One consultation as a section of a record. */
export const printedConsultation = (
  consultation: PrintableConsultation,
  historia: PrintedRecord | null,
  grupos: readonly PrintedGroup[],
): PrintedConsultation => ({
  titulo: `${formatDateTime(consultation.fecha_hora.getTime())} · ${consultation.tipo}`,
  resumen: summaryOf(consultation),
  datos: [
    { nombre: 'Consulta', valor: groupThousands(consultation.id) },
    { nombre: 'Estado', valor: consultation.estado },
    { nombre: 'Profesional', valor: authorOf(consultation) },
    { nombre: 'Sede', valor: siteOf(consultation) },
  ],
  historia,
  grupos,
  profesional: professionalOf(consultation),
})

const recordDocument = async (ctx: UserCtx, consultation: PrintableConsultation): Promise<RecordDocument> => {
  const day = bogotaDate(consultation.fecha_hora.getTime())
  const affiliate = await affiliateById(ctx.db, consultation.afiliado_id, day)
  if (!affiliate) throw notFound()
  const everything = await readEverything(ctx, affiliate.id, [consultation.id])
  const known = (await knownPerson(ctx.db, affiliate.id))(consultation.finalizada_at ?? ctx.now())
  const notes = everything.notes.get(consultation.id) ?? []
  const record = printedRecord(consultation, affiliate, notes, figureFacts(known))
  if (record === null) throw fail(409, 'historia.abierta', NOT_FINALISED)
  const heading = {
    numero: `Consulta N.º ${groupThousands(consultation.id)}`,
    fecha: formatDateTime(consultation.fecha_hora.getTime()),
  }
  return {
    ...(await headModel(ctx, heading, consultation, affiliate)),
    clase: 'historia',
    titulo: DOCUMENT_NAMES.historia,
    identificacion: await identification(ctx, affiliate, consultation.finalizada_at ?? ctx.now(), known),
    completa: false,
    consultas: [printedConsultation(consultation, record, groupsOf(everything, consultation.id))],
    notas: [`Edad en la consulta: ${ageLabel(affiliate.edad_cumplida)}.`],
  }
}

/**
 * Fails with 404, 409 `historia.abierta` while it is open, and 403 `consulta.ajena` to who neither attends the affiliate nor reads
 * the records of everybody.
 */
export const printRecord = async (
  ctx: UserCtx,
  request: Asked,
): Promise<{ readonly scope: DocumentScope; readonly document: KeptDocument; readonly numero: string }> => {
  refuseAffiliates(ctx)
  const consultation = await printableConsultation(ctx.db, ctx, request.id)
  if (!consultation) throw notFound()
  if (!consultation.accesible && !seesHistory(ctx.user, HISTORY_PERMISSION)) throw othersConsultation()
  const scope: DocumentScope = {
    clase: 'historia',
    afiliado_id: consultation.afiliado_id,
    orden_id: null,
    orden_procedimientos_id: null,
    consulta_id: consultation.id,
  }
  const model = await recordDocument(ctx, consultation)
  return { scope, document: await keepDocument(ctx, scope, model), numero: model.numero }
}
