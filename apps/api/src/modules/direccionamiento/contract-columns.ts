/** What the rule of routing asks of a contract. */
import { sql } from 'kysely'

/** Of `contratos as k`, its `reps as r` and its `municipios as m`. */
export const CONTRACT_COLUMNS = [
  'k.rep_id',
  'r.nombre',
  'r.municipio_id',
  'm.nombre as municipio',
  'm.departamento_id',
  'k.servicio',
  'k.prioridad',
  sql<string>`k.vigente_desde::text`.as('vigente_desde'),
  sql<string | null>`k.vigente_hasta::text`.as('vigente_hasta'),
  'r.activo',
] as const
