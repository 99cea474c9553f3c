/** Records for the tests of the draft's machine. */
import type { DraftFields } from '@cauce/domain/clinical-record/draft-merge'
import { EMPTY_COMPONENTS, RECORD_MODEL, RECORD_ROUTE } from '@cauce/domain/clinical-record/record-components'
import { EMPTY_RECORD } from '@cauce/domain/clinical-record/record'
import type { KeptPart, OpenedRecord } from '../record-draft/types.ts'

export const draftInput = { consultaId: 1, autor: 'Ana Ruiz' }

/** The open record of who asks, before anybody typed. */
export const openView: OpenedRecord = {
  consulta_id: 1,
  estado: 'abierta',
  escribe: true,
  historia: null,
  finalizada: null,
  borradores: [],
  notas: [],
  anterior: null,
}

/** The component `plan` with a text. */
export const planOf = (plan: string): DraftFields => ({ ...EMPTY_COMPONENTS.plan, plan })

/** The open record whose plan the server has. */
export const viewWithPlan = (
  version: number,
  plan: string,
  equipo: string | null = 'Firefox en Windows',
): OpenedRecord => ({
  ...openView,
  borradores: [
    {
      modelo: RECORD_MODEL,
      ruta: RECORD_ROUTE,
      componente: 'plan' as const,
      version,
      datos: planOf(plan),
      equipo,
      updated_at: '2026-11-21T12:24:00.000Z',
    },
  ],
})

export const finalView: OpenedRecord = {
  ...openView,
  estado: 'finalizada',
  historia: { ...EMPTY_RECORD, plan: 'Reposo' },
  finalizada: { at: '2026-11-21T12:30:00.000Z', por: 'Ana Ruiz', huella: 'a1' },
}

/** What a tab that is gone kept of the plan, typed over nothing. */
export const keptPlan = (plan: string, clave = 'c1', at = 1): KeptPart => ({
  componente: 'plan',
  clave,
  at,
  base: { version: 0, datos: EMPTY_COMPONENTS.plan },
  datos: planOf(plan),
  conflictos: [],
  enviados: [],
})
