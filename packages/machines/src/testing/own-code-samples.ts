/** Services and answers for the tests of the ordering of own codes. */
import type { OwnCode } from '@cauce/domain/own-code/service-line'

export const walker: OwnCode = {
  id: 54,
  codigo: 'CP0054',
  nombre: 'Caminador con ruedas',
  CodigoNombre: 'CP0054 Caminador con ruedas',
  servicio: 'ayudas',
  requiere_auditoria: 0,
}

export const wheelchair: OwnCode = {
  id: 46,
  codigo: 'CP0046',
  nombre: 'Silla de ruedas estándar para adulto',
  CodigoNombre: 'CP0046 Silla de ruedas estándar para adulto',
  servicio: 'ayudas',
  requiere_auditoria: 1,
}

/** The service is ordered and can be used. */
export const inCourse = ({ id, codigo, nombre }: OwnCode) => ({
  codigo_propio: { id, codigo, nombre },
  estado_id: 1,
  fecha_vencimiento: '2027-02-19',
})
