/** Interactions, allergies, classes, usual doses and oncology schemes: clinical tables that the catalogue command does not replace. */
import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.ts'
import { insertAll } from './insert.ts'
import { readSeed } from './tsv.ts'

const interactions = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'interacciones',
    (await readSeed('interacciones.tsv')).map((row, index) => ({
      id: index + 1,
      principio_a: row.text('principio_a'),
      principio_b: row.text('principio_b'),
      tipo_a: row.text('tipo_a'),
      tipo_b: row.text('tipo_b'),
      severidad: row.text('severidad'),
      efecto: row.text('efecto'),
      mecanismo: row.orNull('mecanismo'),
      conducta: row.orNull('conducta'),
      aplica_via_local: row.number('aplica_via_local'),
      confianza: row.text('confianza'),
      fuente: row.text('fuente'),
    })),
  )

const allergies = async (db: Kysely<DB>): Promise<void> => {
  await insertAll(
    db,
    'alergias',
    (await readSeed('alergias.tsv')).map((row) => ({
      clase: row.text('clase'),
      principios: row.text('principios'),
      cruce: row.orNull('cruce'),
      cruce_interno: row.orNull('cruce_interno'),
      conducta: row.orNull('conducta'),
      alias: row.orNull('alias'),
      confianza: row.text('confianza'),
      fuente: row.text('fuente'),
    })),
  )
  await insertAll(
    db,
    'alergias_cruces',
    (await readSeed('alergias-cruces.tsv')).map((row) => ({
      clase: row.text('clase'),
      cruza_con: row.text('cruza_con'),
      tipo: row.text('tipo'),
      nivel: row.text('nivel'),
      confianza: row.text('confianza'),
    })),
  )
  await insertAll(
    db,
    'clases_farmacologicas',
    (await readSeed('clases.tsv')).map((row) => ({
      clase: row.text('clase'),
      principio_activo: row.text('principio_activo'),
    })),
  )
}

const doses = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'dosis_habituales',
    (await readSeed('dosis.tsv')).map((row, index) => ({
      id: index + 1,
      principio_activo: row.text('principio_activo'),
      via: row.text('via'),
      dosis_min: row.orNull('dosis_min'),
      dosis_max: row.orNull('dosis_max'),
      unidad_dosis: row.orNull('unidad_dosis'),
      max_dia: row.orNull('max_dia'),
      precaucion_renal: row.numberOrNull('precaucion_renal'),
      precaucion_embarazo: row.numberOrNull('precaucion_embarazo'),
      embarazo_nivel: row.orNull('embarazo_nivel'),
      frecuencia_especial: row.orNull('frecuencia_especial'),
      confianza: row.text('confianza'),
      fuente: row.text('fuente'),
    })),
  )

/** One scheme per abbreviation; the file has one drug line per row and repeats the scheme's own columns. */
const schemes = async (db: Kysely<DB>): Promise<void> => {
  const rows = await readSeed('esquemas.tsv')
  const heads = new Map(rows.toReversed().map((row) => [row.text('abreviatura'), row]))
  const ids = new Map([...heads.keys()].toReversed().map((abbreviation, index) => [abbreviation, index + 1]))
  const idOf = (abbreviation: string): number => ids.get(abbreviation) ?? 0
  await insertAll(
    db,
    'esquemas',
    [...heads.values()].toReversed().map((row) => ({
      id: idOf(row.text('abreviatura')),
      abreviatura_esquema: row.text('abreviatura'),
      nombre_esquema: row.text('nombre'),
      ciclos: row.number('ciclos'),
      frecuencia_repeat: row.number('frecuencia_dias'),
      biografia: row.text('fuente'),
      tumor: row.orNull('tumor'),
      cie10: row.orNull('cie10'),
      duracion: row.orNull('duracion'),
      confianza: row.text('confianza'),
    })),
  )
  await insertAll(
    db,
    'esquema_lineas',
    rows.map((row, index) => ({
      id: index + 1,
      esquema_id: idOf(row.text('abreviatura')),
      orden: row.number('orden'),
      medicamento: row.text('medicamento'),
      dosis: row.text('dosis'),
      unidad: row.text('unidad'),
      indice_dosis: row.text('indice_dosis'),
      via: row.text('via'),
      dias: row.text('dias'),
      fase: row.orNull('fase'),
      tomas_dia: row.numberOrNull('tomas_dia'),
      aplicaciones: row.numberOrNull('aplicaciones'),
      duracion_infusion: row.orNull('duracion_infusion'),
      dosis_maxima: row.orNull('dosis_maxima_mg'),
      ciclos_aplica: row.orNull('ciclos_aplica'),
      verificacion: row.orNull('verificacion'),
      nota: row.orNull('nota'),
    })),
  )
}

export const seedDrugSafety = async (db: Kysely<DB>): Promise<void> => {
  await interactions(db)
  await allergies(db)
  await doses(db)
  await schemes(db)
}
