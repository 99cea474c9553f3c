/** The masters of the administration: the official lists always, the invented ones in the demo. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Target } from '@cauce/domain/kit/master/field'
import { fieldNames, fieldsOf, type Master, type MasterForm } from '@cauce/domain/kit/master/master'
import { searchText } from '@cauce/domain/kit/master/search-text'
import { readNit } from '@cauce/domain/kit/nit'
import { MASTERS } from '@cauce/domain/masters/masters'
import type { DB } from '../db/tables.ts'
import { storedColumns } from '../kit/master/expressions.ts'
import { insertAll } from './insert.ts'
import { required } from './required.ts'
import { readSeed, type SeedRow } from './tsv.ts'

/** The texts of a row by the name of their column. */
const texts = (row: SeedRow, ...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, row.text(name)]))

const withDigit = (nit: string | null): string | null => {
  if (nit === null) return null
  const read = readNit(nit)
  return read.ok ? read.nit : nit
}

const insurers = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'eps',
    (await readSeed('eps.tsv')).map((row) => {
      const nit = withDigit(row.orNull('nit'))
      return {
        codigo: row.text('codigo'),
        nombre: row.text('nombre'),
        nombre_corto: row.orNull('nombre_corto'),
        regimen: row.text('regimen'),
        nit,
        codigo_movilidad: row.orNull('codigo_movilidad'),
        vigente: row.orNull('vigente'),
        fuente: row.text('fuente'),
        activo: row.text('vigente') !== 'N',
        version: 1,
        busqueda: searchText(MASTERS.adminAseguradores, {
          ...texts(row, 'codigo', 'nombre', 'nombre_corto'),
          nit: nit ?? '',
        }),
      }
    }),
  )

const specialties = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'especialidades',
    (await readSeed('especialidades.tsv')).map((row) => ({
      nombre: row.text('nombre'),
      codigo_servicio: row.orNull('codigo_servicio'),
      cups_primera_vez: row.orNull('cups_primera_vez'),
      cups_control: row.orNull('cups_control'),
      indicador_256: row.orNull('indicador_256'),
      busqueda: searchText(
        MASTERS.adminEspecialidades,
        texts(row, 'nombre', 'codigo_servicio', 'cups_primera_vez', 'cups_control'),
      ),
    })),
  )

/** The groups first: a subgroup says the number of its own. */
const groups = async (db: Kysely<DB>): Promise<void> => {
  const rows = (await readSeed('grupos-servicios.tsv')).map((row, index) => ({ row, id: index + 1 }))
  const ids = new Map(rows.map(({ row, id }) => [row.text('codigo'), id]))
  await insertAll(
    db,
    'grupos_servicios',
    rows.map(({ row, id }) => {
      const grupo = row.orNull('grupo')
      return {
        id,
        codigo: row.text('codigo'),
        nombre: row.text('nombre'),
        grupo_id: grupo === null ? null : required(ids, grupo, 'group'),
        busqueda: searchText(MASTERS.adminGrupoSubgrupos, texts(row, 'codigo', 'nombre')),
      }
    }),
  )
}

/** The numbers of the rows that a reference points to, by their code: a file says codes. */
const codesOf = async (db: Kysely<DB>, { table, code }: Target): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: number; codigo: string }>`
    select id, ${sql.ref(code)} as codigo from ${sql.table(table)}`.execute(db)
  return new Map(rows.map(({ id, codigo }) => [codigo, id]))
}

type Codes = ReadonlyMap<string, ReadonlyMap<string, number>>

const formOf = (of: Master, codes: Codes, row: SeedRow): MasterForm =>
  Object.fromEntries(
    fieldNames(of).map((name) => {
      const text = row.text(name)
      const targets = codes.get(name)
      return [name, targets === undefined || text === '' ? text : String(required(targets, text, name))]
    }),
  )

/** The rows of a master as its form has them: a file whose columns are its fields. */
const rowsOf = async (db: Kysely<DB>, of: Master, file: string): Promise<void> => {
  const codes = new Map<string, ReadonlyMap<string, number>>()
  for (const [name, field] of fieldsOf(of)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection writes the seed
    if (field.kind === 'reference') codes.set(name, await codesOf(db, field.to))
  }
  for (const row of await readSeed(file)) {
    const kept = storedColumns(of, formOf(of, codes, row))
    const columns = sql.join(kept.map(([name]) => sql.ref(name)))
    const values = sql.join(kept.map(([, value]) => value))
    // oxlint-disable-next-line no-await-in-loop -- in the order of the file, in which a row may point to an earlier one
    await sql`insert into ${sql.table(of.table)} (${columns}) values (${values})`.execute(db)
  }
}

/** The masters that bring rows of their own in a folder, `<folder>/<grupo>/<página>.tsv`, in the order in which they are declared. */
const ofFiles = async (db: Kysely<DB>, folder: 'maestros' | 'demo/maestros'): Promise<void> => {
  for (const of of Object.values<Master>(MASTERS)) {
    const file = `${folder}/${of.page}.tsv`
    const isThere = globSync(file, { cwd: join(import.meta.dirname, 'data') }).length > 0
    // oxlint-disable-next-line no-await-in-loop -- one may point to another
    if (isThere) await rowsOf(db, of, file)
  }
}

/** What an official list says, in any installation. */
export const seedReferenceMasters = async (db: Kysely<DB>): Promise<void> => {
  await insurers(db)
  await specialties(db)
  await groups(db)
  await ofFiles(db, 'maestros')
}

const posts = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'cargos',
    (await readSeed('demo/cargos.tsv')).map((row) => ({
      codigo: row.text('codigo'),
      nombre: row.text('nombre'),
      descripcion: row.orNull('descripcion'),
      busqueda: searchText(MASTERS.adminCargos, texts(row, 'codigo', 'nombre')),
    })),
  )

const companies = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'empresas',
    (await readSeed('demo/empresas.tsv')).map((row) => ({
      nit: row.text('nit'),
      razon_social: row.text('razon_social'),
      municipio_id: row.number('municipio'),
      direccion: row.orNull('direccion'),
      telefono: row.orNull('telefono'),
      correo: row.orNull('correo'),
      riesgo: row.text('riesgo'),
      activo: row.number('activo') === 1,
      busqueda: searchText(MASTERS.adminEmpresas, texts(row, 'nit', 'razon_social')),
    })),
  )

const tests = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'tipos_test',
    (await readSeed('demo/tipos-test.tsv')).map((row) => ({
      codigo: row.text('codigo'),
      nombre: row.text('nombre'),
      mide: row.text('mide'),
      calificacion: row.text('calificacion'),
      puntaje_minimo: row.number('puntaje_minimo'),
      puntaje_maximo: row.number('puntaje_maximo'),
      edad_minima_meses: row.numberOrNull('edad_minima_meses'),
      edad_maxima_meses: row.numberOrNull('edad_maxima_meses'),
      fuente: row.orNull('fuente'),
      busqueda: searchText(MASTERS.adminTipoTest, texts(row, 'codigo', 'nombre', 'mide')),
    })),
  )

/** The posts, companies and tests of the demo's organisation. */
export const seedDemoMasters = async (db: Kysely<DB>): Promise<void> => {
  await posts(db)
  await companies(db)
  await tests(db)
  await ofFiles(db, 'demo/maestros')
}
