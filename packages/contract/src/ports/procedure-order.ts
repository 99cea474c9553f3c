/** What the order of procedures and its consents ask of the server. */
import type { Body } from '../entry.ts'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { consentimientos } from '../consentimientos.ts'
import { consultas } from '../consultas.ts'
import { portOf } from '../kit/port.ts'
import { ordenamiento } from '../ordenamiento.ts'

interface OfConsultation {
  readonly consultaId: number
}
type Items = Body<typeof ordenamiento.generarOrdenamiento>

export const procedureOrderPorts = {
  validateItem: portOf(
    ordenamiento.validarCup,
    ({ item }: { readonly item: Body<typeof ordenamiento.validarCup> }) => ({ body: item }),
  ),
  proposeRouting: portOf(
    ordenamiento.proponerDireccionamiento,
    ({ consultaId, cups }: OfConsultation & { readonly cups: readonly number[] }) => ({
      body: { consulta_id: consultaId, tipo_orden_id: OrderType.procedures, items: cups },
    }),
  ),
  generateOrder: portOf(
    ordenamiento.generarOrdenamiento,
    ({ consultaId, items, key }: OfConsultation & { readonly items: Items; readonly key: string }) => ({
      params: { consultaId },
      body: items,
      key,
    }),
  ),
  checkRecommendation: portOf(ordenamiento.recomendacionCups, ({ ordenId }: { readonly ordenId: number }) => ({
    body: { id: ordenId },
  })),
  checkConsent: portOf(
    consentimientos.validarConsentimientoCup,
    ({ cupId, repId }: { readonly cupId: number; readonly repId: number }) => ({ params: { cupId, repId } }),
  ),
  refreshActive: portOf(ordenamiento.ordenesActivas, ({ consultaId }: OfConsultation) => ({ params: { consultaId } })),
  loadConsentText: portOf(consentimientos.consultar, ({ cupId }: { readonly cupId: number }) => ({
    body: { id: cupId },
  })),
  saveConsent: portOf(
    consultas.foto,
    ({ submission, key }: { readonly submission: Body<typeof consultas.foto>; readonly key: string }) => ({
      body: submission,
      key,
    }),
  ),
}
