/** A referral as the panel starts from it, for the tests of its machine. */
import { EMPTY_PANEL } from '@cauce/domain/referral/empty-panel'
import type { PanelDraft } from '@cauce/domain/referral/panel-draft'
import type { SavedBase } from '../referral/types.ts'

export const prado = { id: 31, nombre: 'Clínica del Prado', municipio: 'Medellín' }

/** A referral of type 3 that nobody has taken, registered at 06:02 in Bogotá. */
export const referralBase = (over: Partial<SavedBase> = {}): SavedBase => ({
  ...EMPTY_PANEL,
  id: 20_418,
  estado: 'Pendiente',
  created_at: '2026-11-21T11:02:00.000Z',
  version: 1,
  gestor: null,
  tipo_solicitud: 'Remision Mayor complejidad',
  institucion_acepta: null,
  observacion_finalizacion: null,
  ...over,
})

export const loaiza = { id: 9, nombre: 'Andrés Loaiza' }

/** The same, taken by Andrés Loaiza. */
export const followed = (over: Partial<SavedBase> = {}): SavedBase =>
  referralBase({
    estado: 'En seguimiento',
    version: 2,
    gestor: loaiza,
    codigo_remision: 'CR-2026-20418',
    ...over,
  })

/** What a person writes when somebody accepts. */
export const acceptance: Partial<PanelDraft> = {
  fecha_aceptacion: '2026-11-21',
  hora_aceptacion: '06:31',
  nombre_acepta: 'Dra. C. Uribe',
  cargo: 'Jefe de UCI',
  institucion: prado,
}

/** The same as it travels. */
export const acceptedPanel: Partial<SavedBase> = {
  fecha_aceptacion: '2026-11-21',
  hora_aceptacion: '06:31',
  nombre_acepta: 'Dra. C. Uribe',
  cargo: 'Jefe de UCI',
  institucion_acepta_rep_id: prado.id,
  institucion_acepta: prado,
}
