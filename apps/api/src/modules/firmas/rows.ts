/** A second signature as it travels, from its row. */
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { documentLabel, listName } from '@cauce/domain/affiliate/display-name'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { measureOf } from '@cauce/domain/medication/dose-unit'
import { posologyInWords } from '@cauce/domain/medication/monthly-quantity'
import type { Named } from '@cauce/domain/text/field'
import type { SignatureRow } from '@cauce/contract/firmas'
import { cyclesInWords } from '../esquemas/scheme-model.ts'
import { timeUnit } from '../medicamentos/articles.ts'
import { contentsOf } from '../medicamentos/contents-of.ts'
import type { ShownSignature } from './queries.ts'

const named = (id: number | null, nombre: string | null): Named | null =>
  id === null ? null : { id, nombre: nombre ?? '' }

const courseOf = ({ ciclo, ciclo_total, frecuencia_repeticion, fecha_inicio }: ShownSignature): string | null =>
  ciclo === null || ciclo_total === null || frecuencia_repeticion === null || fecha_inicio === null
    ? null
    : cyclesInWords({ ciclo, ciclo_total, frecuencia_repeticion, fecha_inicio })

/** How the line is taken, or the cycles of the scheme. */
const posologyOf = (row: ShownSignature): string =>
  courseOf(row) ??
  posologyInWords({
    dosis: Number(row.dosis),
    frecuencia: Number(row.frecuencia),
    tiempo: timeUnit(row.unidad_tiempo ?? ''),
    duracion: row.duracion ?? 0,
    meses: row.meses ?? 0,
    unidad: row.unidad ?? '',
    via: row.via ?? '',
    medida: measureOf(row.unidad_dosis, { contenido: contentsOf(row.contenido) }),
  })

/** @param asker who asks, and the day that decides the age */
export const signatureRow = (
  row: ShownSignature,
  { user_id, today }: { readonly user_id: number; readonly today: CalendarDate },
): Omit<SignatureRow, 'version' | 'puede'> => ({
  id: row.id,
  estado: row.estado,
  orden_id: row.orden_id,
  medicamento: row.medicamento,
  posologia: posologyOf(row),
  afiliado: {
    id: row.afiliado_id,
    nombre: listName(row),
    documento: documentLabel(row.tipo_documento, row.numero_documento),
    edad: completedYears(row.fecha_nacimiento, today),
  },
  hallazgos: row.hallazgos,
  pedida_por: { id: row.pedida_por_user_id, nombre: row.pedida_por ?? '' },
  pedida_at: row.created_at.toISOString(),
  abierta_por: named(row.abierta_por_user_id, row.abierta_por),
  abierta_at: row.abierta_at?.toISOString() ?? null,
  cerrada_por: named(row.cerrada_por_user_id, row.cerrada_por),
  cerrada_at: row.cerrada_at?.toISOString() ?? null,
  motivo: row.motivo,
  propia: row.pedida_por_user_id === user_id,
})
