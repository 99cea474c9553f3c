/** The invented insurer and its network: providers, sites, contracts, own codes and schools. */
import type { Kysely } from 'kysely'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import { codeAndName } from '../../catalog/search-text.ts'
import type { DB } from '../../db/tables.ts'
import { insertAll } from '../insert.ts'
import { required } from '../required.ts'
import { readSeed } from '../tsv.ts'

export const DEMO_INSURER = { id: 1, codigo: 'EPSDEMO', nombre: 'EPS Demo Contributivo' } as const

/** Who else pays in the demo; nobody is affiliated to them. */
const OTHER_PAYERS = [
  { id: 2, codigo: 'EPSDEMOS', nombre: 'EPS Demo Subsidiado' },
  { id: 3, codigo: 'ARLDEMO', nombre: 'ARL Demo' },
  { id: 4, codigo: 'SOATDEMO', nombre: 'SOAT Demo' },
  { id: 5, codigo: 'PREPDEMO', nombre: 'Medicina Prepagada Demo' },
  { id: 6, codigo: 'MAGDEMO', nombre: 'Fondo Demo del Magisterio' },
] as const

/** Its sites are the demo's own. */
const OWN_PROVIDER = '999001000-0'

/** Ids of the sites, by their code and by their name. */
export type SiteIds = ReadonlyMap<string, number>

const providersAndSites = async (db: Kysely<DB>): Promise<SiteIds> => {
  const providers = (await readSeed('demo/prestadores.tsv')).map((row, index) => ({
    id: index + 1,
    nit: row.text('nit'),
    nombre: row.text('nombre'),
  }))
  await insertAll(db, 'prestadores', providers)
  const providerIds = new Map(providers.map(({ nit, id }) => [nit, id]))
  const sites = (await readSeed('demo/reps.tsv')).map((row, index) => ({
    id: index + 1,
    prestador_id: required(providerIds, row.text('nit'), 'provider'),
    codigo: row.text('codigo'),
    nombre: row.text('nombre'),
    direccion: row.text('direccion'),
    telefono1: row.text('telefono1'),
    telefono2: row.text('telefono2'),
    correo1: row.text('correo1'),
    municipio_id: row.number('municipio'),
    propia: row.text('nit') === OWN_PROVIDER,
    busqueda: normalizeSearch(row.text('nombre')),
  }))
  await insertAll(db, 'reps', sites)
  return new Map(sites.flatMap(({ id, codigo, nombre }) => [[codigo, id] as const, [nombre, id] as const]))
}

const contracts = async (db: Kysely<DB>, sites: SiteIds, today: CalendarDate): Promise<void> =>
  insertAll(
    db,
    'contratos',
    (await readSeed('demo/contratos.tsv')).map((row, index) => {
      const endsIn = row.numberOrNull('hasta_dias')
      return {
        id: index + 1,
        entidad_id: DEMO_INSURER.id,
        rep_id: required(sites, row.text('rep'), 'site'),
        servicio: row.text('servicio'),
        prioridad: row.number('prioridad'),
        vigente_desde: addDays(today, row.number('desde_dias')),
        vigente_hasta: endsIn === null ? null : addDays(today, endsIn),
      }
    }),
  )

const ownCodesAndSchools = async (db: Kysely<DB>): Promise<void> => {
  await insertAll(
    db,
    'codigos_propios',
    (await readSeed('demo/codigos-propios.tsv')).map((row, index) => {
      const entry = { codigo: row.text('codigo'), nombre: row.text('nombre') }
      return {
        id: index + 1,
        ...entry,
        servicio: row.text('servicio'),
        requiere_auditoria: row.number('requiere_auditoria'),
        busqueda: codeAndName(entry),
      }
    }),
  )
  await insertAll(
    db,
    'colegios',
    (await readSeed('demo/colegios.tsv')).map((row, index) => {
      const entry = { codigo: row.text('codigo'), nombre: row.text('nombre') }
      return { id: index + 1, ...entry, municipio_id: row.number('municipio'), busqueda: codeAndName(entry) }
    }),
  )
}

/** @returns the id of each site, by code and by name */
export const seedNetwork = async (db: Kysely<DB>, today: CalendarDate): Promise<SiteIds> => {
  await insertAll(
    db,
    'entidades',
    [DEMO_INSURER, ...OTHER_PAYERS].map((payer) => ({ ...payer, busqueda: codeAndName(payer) })),
  )
  const sites = await providersAndSites(db)
  await contracts(db, sites, today)
  await ownCodesAndSchools(db)
  return sites
}
