/** What the order of a scheme, and its suspension, ask of the server. */
import { alertas } from '../alertas.ts'
import { consultas } from '../consultas.ts'
import type { Body } from '../entry.ts'
import { esquemas } from '../esquemas.ts'
import { portOf } from '../kit/port.ts'

interface OfConsultation {
  readonly consultaId: number
}
interface Keyed {
  readonly key: string
}
type Measures = Body<typeof consultas.registrarMedidas>
type Check = Body<typeof alertas.comprobarEsquema>

export const schemePorts = {
  loadDrugs: portOf(esquemas.codesumiEsquema, ({ esquemaId }: { readonly esquemaId: number }) => ({
    body: { esquema: esquemaId },
  })),
  saveMeasures: portOf(
    consultas.registrarMedidas,
    ({ consultaId, key, peso, talla, confirmado }: OfConsultation & Keyed & Required<Measures>) => ({
      params: { consulta: consultaId },
      body: { peso, talla, confirmado },
      key,
    }),
  ),
  checkScheme: portOf(
    alertas.comprobarEsquema,
    ({
      consultaId,
      esquemaId,
      principios,
      lineas,
    }: OfConsultation & Required<Pick<Check, 'principios' | 'lineas'>> & { readonly esquemaId: number | null }) => ({
      body: { consulta_id: consultaId, esquema_id: esquemaId, principios, lineas },
    }),
  ),
  orderScheme: portOf(
    esquemas.generarOrdenamiento,
    ({
      consultaId,
      order,
      key,
    }: OfConsultation & Keyed & { readonly order: Body<typeof esquemas.generarOrdenamiento> }) => ({
      params: { consultaId },
      body: order,
      key,
    }),
  ),
  cancelScheme: portOf(esquemas.cancelar, ({ ordenId, key }: Keyed & { readonly ordenId: number }) => ({
    body: { orden_id: ordenId },
    key,
  })),
  loadHistory: portOf(esquemas.historial, ({ afiliadoId }: { readonly afiliadoId: number }) => ({
    body: { afiliado_id: afiliadoId },
  })),
  suspendLines: portOf(esquemas.suspender, ({ orden, observacion, key }: Keyed & Body<typeof esquemas.suspender>) => ({
    body: { orden, observacion },
    key,
  })),
}
