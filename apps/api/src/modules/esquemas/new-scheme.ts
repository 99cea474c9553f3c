/** An order of a scheme as it is stored. */
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DeviationReason, SchemeLine, SurfaceOrigin } from '@cauce/domain/oncology/scheme'
import type { Routing } from '@cauce/domain/ordering/chosen-routing'
import type { AskedSignature } from '../firmas/ask-signatures.ts'
import type { NewLedgerRow } from '../alertas/check-lines.ts'

export interface NewSchemeLine {
  readonly ciclo: number
  readonly posicion: number
  readonly medicamento: string
  readonly codesumi_id: number | null
  readonly dosis: number
  readonly unidad_medida: string
  readonly indice_dosis: string
  readonly dosis_formulada: number
  readonly unidad_formulada: string
  readonly propuesta: SchemeLine['propuesta']
  readonly via: string
  readonly dias: string
  readonly fase: string | null
  readonly cantidad_aplicaciones: number
  readonly observaciones: string
  /** Percent by which the dose leaves its scheme's. */
  readonly desviacion: number
  readonly motivo_desviacion: DeviationReason | null
  readonly duracion_infusion: string | null
  readonly nota_esquema: string | null
  readonly fecha_agendamiento: CalendarDate
  readonly fechas: readonly CalendarDate[]
  readonly estado_id: number
}

export interface NewScheme {
  readonly consulta_id: number
  readonly user_id: number
  readonly created_at: Date
  readonly esquema_id: number
  readonly abreviatura_esquema: string
  readonly nombre_esquema: string
  readonly biografia: string
  readonly ciclo: number
  readonly ciclo_total: number
  readonly frecuencia_repeticion: number
  readonly fecha_inicio: CalendarDate
  readonly surface: SurfaceOrigin | null
  readonly routing: Routing
}

/** What may be stored of it, of that affiliate. */
export interface CheckedSchemeOrder {
  readonly afiliado_id: number
  readonly rows: readonly NewSchemeLine[]
  readonly comprobaciones: readonly NewLedgerRow[]
  /** What the first step of its lines says. */
  readonly motivo: string | null
  /** The words of who goes on alone. */
  readonly urgencia_vital: string | null
  /** What another professional signs, or looks at afterwards. */
  readonly firma: AskedSignature | null
}
