/** Everything that an affiliate has, in one document with its index. @fuente spec 1 §2 (historico); Resolución 1995 de 1999, art. 14 */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { WHOLE_RECORD_PROGRESS, type WholeRecordStage } from '@cauce/domain/history/whole-record-stage'
import { groupThousands } from '@cauce/domain/text/format'
import type { PdfRequest } from '@cauce/contract/pdf'
import { HISTORY_PERMISSION } from '@cauce/domain/session/permission-keys'
import { forbidden, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { RecordDocument } from '../../pdf/record-model.ts'
import { figureFacts, knownPerson } from '../consultas/open.ts'
import { affiliateById } from '../consultas/affiliate-queries.ts'
import { headModel } from '../pdf/base-model.ts'
import { DOCUMENT_NAMES, type DocumentScope } from '../pdf/document-queries.ts'
import { seesHistory } from '../pdf/history-access.ts'
import { keepDocument, type KeptDocument } from '../pdf/keep-document.ts'
import { groupsOf, readEverything } from './print-groups.ts'
import { identification, printedConsultation } from './print-record.ts'
import * as queries from './print-queries.ts'
import { printedRecord } from './record-model.ts'

type Asked = Extract<PdfRequest, { tipo: 'historiaCompleta' }>

const leftOut = (count: number): string[] => {
  if (count === 0) return []
  return [
    count === 1
      ? 'Una consulta no tiene historia finalizada ni órdenes, incapacidades o consentimientos, y no se imprime.'
      : `${count} consultas no tienen historia finalizada ni órdenes, incapacidades o consentimientos, y no se imprimen.`,
  ]
}

const wholeDocument = async (ctx: UserCtx, affiliate: Affiliate): Promise<RecordDocument> => {
  const consultations = await queries.consultationsOf(ctx.db, ctx, affiliate.id)
  const finalised = consultations.filter(({ finalizada_at }) => finalizada_at !== null).map(({ id }) => id)
  const everything = await readEverything(ctx, affiliate.id, finalised)
  const known = await knownPerson(ctx.db, affiliate.id)
  const operator = await queries.printingOperator(ctx.db, ctx.user.id)
  const sections = consultations.map((each) =>
    printedConsultation(
      each,
      printedRecord(
        each,
        affiliate,
        everything.notes.get(each.id) ?? [],
        figureFacts(known(each.finalizada_at ?? ctx.now())),
      ),
      groupsOf(everything, each.id),
    ),
  )
  const printed = sections.filter(({ historia, grupos }) => historia !== null || grupos.length > 0)
  const heading = {
    numero: `Afiliado N.º ${groupThousands(affiliate.id)}`,
    fecha: `Impresa el ${formatDate(ctx.today())}`,
  }
  return {
    ...(await headModel(ctx, heading, operator, affiliate)),
    clase: 'historia',
    titulo: DOCUMENT_NAMES.historia_completa,
    identificacion: await identification(ctx, affiliate, ctx.now(), known(ctx.now())),
    completa: true,
    consultas: printed,
    notas: leftOut(sections.length - printed.length),
  }
}

/** Fails with 404 and 403: only who reads the history of everybody prints the whole of somebody's. */
export const printWholeRecord = async (
  ctx: UserCtx,
  request: Asked,
): Promise<{ readonly scope: DocumentScope; readonly document: KeptDocument; readonly numero: string }> => {
  if (!seesHistory(ctx.user, HISTORY_PERMISSION)) throw forbidden()
  const affiliate = await affiliateById(ctx.db, request.id, ctx.today())
  if (!affiliate) throw notFound()
  const tell = (fase: WholeRecordStage['fase'], parte: number): void => {
    const stage: WholeRecordStage = { afiliado_id: affiliate.id, fase, parte }
    ctx.realtime.toUser(ctx.user.id, WHOLE_RECORD_PROGRESS, stage)
  }
  tell('leyendo', 0)
  const model = await wholeDocument(ctx, affiliate)
  tell('componiendo', 0)
  const scope: DocumentScope = {
    clase: 'historia_completa',
    afiliado_id: affiliate.id,
    orden_id: null,
    orden_procedimientos_id: null,
  }
  const document = await keepDocument(ctx, scope, model, { onProgress: (parte) => tell('dibujando', parte) })
  return { scope, document, numero: model.numero }
}
