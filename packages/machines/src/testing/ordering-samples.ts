/** Procedures and answers for the tests of the ordering machines. */
import type { Procedure } from '@cauce/domain/procedure/procedure'
import type { ItemValidation } from '../procedure-order/types.ts'

export const hoy = '2026-11-21'

export const colonoscopy: Procedure = {
  id: 10,
  codigo: '452301',
  nombre: 'Colonoscopia total',
  requiere_auditoria: 1,
  requiere_consentimiento: 1,
  cantidad_maxima: 1,
  sexo: 'Z',
}

export const bloodCount: Procedure = {
  id: 11,
  codigo: '902210',
  nombre: 'Hemograma IV',
  requiere_auditoria: 0,
  requiere_consentimiento: 0,
  cantidad_maxima: 3,
  sexo: 'Z',
}

/** The server accepts the line; `seen` earlier orders of the same procedure. */
export const accepted = (cups: Procedure, seen = 0): ItemValidation => ({
  cups,
  advertencias: [],
  historico: Array.from({ length: seen }, (_, index) => ({
    orden_id: 100 + index,
    estado: 'Activa',
    estado_id: 1,
    rep_nombre: 'Sede Laureles',
    fecha_vigencia: '2026-10-02',
    cantidad: 1,
  })),
})
