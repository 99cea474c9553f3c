/** What happened with the referrals of the demo. */
import type { Insertable, Kysely } from 'kysely'
import { annexTypeName } from '@cauce/domain/referral/annex'
import { closesAtOnce } from '@cauce/domain/referral/emergency-report'
import type { DB } from '../../db/tables.ts'
import { required } from '../required.ts'
import type { SeedRow } from '../tsv.ts'
import type { AgendaContext } from './agenda.ts'
import { after, codeOf, registeredAt } from './referral-times.ts'

type NewEvent = Insertable<DB['referencia_eventos']>

const townsOf = async (db: Kysely<DB>): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('reps as r')
    .innerJoin('municipios as m', 'm.id', 'r.municipio_id')
    .select(['r.nombre', 'm.nombre as municipio'])
    .execute()
  return new Map(rows.map(({ nombre, municipio }) => [nombre, municipio]))
}

/** What each column of the row tells when it has an hour. */
const detailsOf = (row: SeedRow, towns: ReadonlyMap<string, string>, now: Date) => {
  const place = (column: string) => {
    const institucion = row.orNull(column)
    return { institucion, municipio: institucion === null ? null : required(towns, institucion, 'site') }
  }
  const [remite, acepta] = [place('sede'), place('institucion')]
  const transport = { tipo_traslado: row.orNull('tipo_traslado'), movil_traslado: row.orNull('movil') }
  return {
    tomada: { codigo: codeOf(row, now) },
    aceptacion: { nombre_acepta: row.orNull('acepta'), cargo: row.orNull('cargo'), ...acepta },
    salida: { ...transport, municipio: remite.municipio },
    llegada: acepta,
    salida_redondo: { ...transport, municipio: acepta.municipio },
    llegada_redondo: remite,
    finalizada: { observacion: row.orNull('observacion') },
  }
}

const COLUMNS = {
  tomada: 'gestionada',
  aceptacion: 'aceptacion',
  salida: 'salida',
  llegada: 'llegada',
  salida_redondo: 'salida_redondo',
  llegada_redondo: 'llegada_redondo',
  finalizada: 'cerrada',
} as const

const isColumn = (clase: string): clase is keyof typeof COLUMNS => Object.hasOwn(COLUMNS, clase)

const eventsOf = (
  row: SeedRow,
  towns: ReadonlyMap<string, string>,
  { users, now }: AgendaContext,
): readonly NewEvent[] => {
  const referencia_id = row.number('id')
  const author = required(users, row.text('registra'), 'user')
  const manager = row.orNull('gestor')
  const gestor = manager === null ? author : required(users, manager, 'user')
  const details = detailsOf(row, towns, now)
  const event = (clase: string, at: Date, user_id: number, detalle: object): NewEvent => ({
    referencia_id,
    clase,
    ocurrio_at: at,
    user_id,
    detalle: JSON.stringify(detalle),
    created_at: at,
  })
  const registered = registeredAt(row, now)
  const tipo_anexo_id = row.number('anexo')
  const sede = row.text('sede')
  const first = event('registrada', registered, author, {
    institucion: sede,
    municipio: required(towns, sede, 'site'),
    tipo_anexo_id,
    tipo_anexo: annexTypeName(tipo_anexo_id),
  })
  const code = closesAtOnce(tipo_anexo_id) ? [event('codigo', registered, author, { codigo: codeOf(row, now) })] : []
  const others = Object.keys(COLUMNS)
    .filter(isColumn)
    .flatMap((clase) => {
      const at = after(row, COLUMNS[clase], now)
      return at === null ? [] : [event(clase, at, gestor, details[clase])]
    })
  return [first, ...code, ...others]
}

/** The events of every row, in the order in which they were written down. */
export const referralEvents = async (
  db: Kysely<DB>,
  rows: readonly SeedRow[],
  context: AgendaContext,
): Promise<readonly NewEvent[]> => {
  const towns = await townsOf(db)
  return rows.flatMap((row) => eventsOf(row, towns, context))
}
