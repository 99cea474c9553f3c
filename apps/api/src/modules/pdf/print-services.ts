/** The order of services of the own-code catalogue. @fuente spec 2 §7 (tipo codigoPropio) */
import { serviceActions } from '@cauce/domain/own-code/service-actions'
import type { PdfRequest } from '@cauce/contract/pdf'
import type { UserCtx } from '../../http/handle.ts'
import { historyOf } from './history-access.ts'
import { baseModel, orderAffiliate, reachableOrder } from './base-model.ts'
import { DOCUMENT_NAMES, type DocumentScope } from './document-queries.ts'
import { keepDocument, type KeptDocument } from './keep-document.ts'
import { diagnosesInWords, whomToCall } from './order-facts.ts'
import { orderLine, printSelection } from './order-model.ts'
import { printableServices } from './print-queries.ts'

type Asked = Extract<PdfRequest, { tipo: 'codigoPropio' }>

/**
 * Its services, laid out as procedures are. Fails with 409 `orden.sin_documento` when none may be printed: the one without a site
 * says so in the words of the specification.
 */
export const printServices = async (
  ctx: UserCtx,
  request: Asked,
): Promise<{ readonly scope: DocumentScope; readonly document: KeptDocument }> => {
  const printed = await reachableOrder(ctx, request.id, historyOf(request))
  const lineId = request.detalles?.id ?? null
  const action = request.enviar === true ? 'enviar' : 'descargar'
  const found = await printableServices(ctx.db, printed.id)
  const { lineas, notas } = printSelection(found, lineId, action, serviceActions)
  const scope: DocumentScope = {
    clase: 'codigo_propio',
    afiliado_id: printed.afiliado_id,
    orden_id: printed.id,
    orden_procedimientos_id: null,
    orden_codigo_propio_id: lineId,
  }
  const affiliate = await orderAffiliate(ctx, printed)
  const whom = await whomToCall(ctx, affiliate, printed.consulta_id)
  const document = await keepDocument(ctx, scope, {
    ...(await baseModel(ctx, printed, affiliate)),
    clase: 'servicio',
    titulo: DOCUMENT_NAMES.codigo_propio,
    diagnosticos: await diagnosesInWords(ctx, printed.consulta_id),
    lineas: lineas.map((line) => orderLine(line, whom)),
    notas,
  })
  return { scope, document }
}
