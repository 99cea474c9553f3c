/** The body of an order with the findings answered by who sends it: an answer of somebody else answers nothing. */
import { alertas } from '@cauce/contract/alertas'
import { answeredScheme } from '../support/answered-scheme.ts'
import type { Ordering } from '../support/ordering.ts'
import { answeredChecks, type OtherOrders } from './other-orders.ts'

const OK = 200

interface Subject {
  readonly consulta: number
  readonly afiliado: number
  readonly medicamento: Pick<OtherOrders['medicamento'], 'cuerpo'>
  readonly esquema: Pick<OtherOrders['esquema'], 'cuerpo'>
}

/** The body as it is where that person may not ask about the patient, or where it is no order of medicines. */
export const answeredAs = async (
  ordering: Ordering,
  key: string,
  token: string | null,
  { consulta, afiliado, medicamento, esquema }: Subject,
): Promise<object | null> => {
  if (key !== 'medicamentos.generarOrdenamiento' && key !== 'esquemas.generarOrdenamiento') return null
  const probe = { medicamentosSeleccionados: [], consulta_id: consulta }
  const { status } = await ordering.post(alertas.verificarInteraccion.path, probe, { token })
  if (status !== OK) return null
  if (key === 'medicamentos.generarOrdenamiento') {
    const { cuerpo } = medicamento
    return [{ ...cuerpo, comprobaciones: await answeredChecks(ordering, { consulta, afiliado, token }, cuerpo) }]
  }
  const { cuerpo } = esquema
  const ask = (body: object) => ordering.post(alertas.comprobarEsquema.path, body, { token })
  return { ...cuerpo, comprobaciones: await answeredScheme(ask, consulta, cuerpo) }
}
