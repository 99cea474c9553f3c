/** Who decides what waits for an authorisation, and who gives the second concept. */
import { AUDIT_PERMISSION, CONCEPT_PERMISSION } from '@cauce/domain/session/permission-keys'
import type { RoleKeys } from '../reference.ts'

const DESK = [
  'autorizacion.menu',
  'autorizacion.ordenamiento',
  'autorizacion.medicamentos',
  'autorizacion.servicios',
  'autorizacion.serviciosCirugia',
  'autorizacion.oncologia',
  'autorizacion.otrosServicios',
  AUDIT_PERMISSION,
]

export const keys: RoleKeys = {
  'Auditor médico': DESK,
  'Médico de segundo concepto': [...DESK, CONCEPT_PERMISSION],
}
