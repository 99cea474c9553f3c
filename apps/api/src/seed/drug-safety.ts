/** Interactions, allergies, classes, usual doses, shortages and oncology schemes, each table with the version of its knowledge. */
import type { Kysely } from 'kysely'
import { KNOWLEDGE_TABLES } from '../modules/alertas/knowledge-tables.ts'
import type { DB } from '../db/tables.ts'
import { CLINICAL_TABLES } from './clinical-knowledge.ts'
import { insertAll } from './insert.ts'
import { readSeed } from './tsv.ts'

/** Version of what `data/` has. */
const KNOWLEDGE_VERSION = '2026-11'
const OWN_SOURCE = 'Datos iniciales (apps/api/src/seed/data)'

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
  await insertAll(db, 'catalogos_importados', [
    { catalogo: 'esquemas', fuente: OWN_SOURCE, version: KNOWLEDGE_VERSION, filas: heads.size },
  ])
}

/** What the catalogue of medicines marks as short: it informs. */
const SHORTAGE_SINCE = '2024-10-01'
const SHORTAGE_SOURCE = 'Prensa sobre los listados del INVIMA de agosto y octubre de 2024'
const SHORTAGE_MESSAGE =
  'El INVIMA lo ha listado en desabastecimiento o en riesgo: confirme existencias antes de ordenarlo.'

const shortages = async (db: Kysely<DB>): Promise<void> => {
  const short = await db.selectFrom('medicamentos').select('id').where('desabastecido', '=', 1).orderBy('id').execute()
  await insertAll(
    db,
    'desabastecimientos',
    short.map(({ id }) => ({
      medicamento_id: id,
      tipo_alerta: 'Informativa',
      mensaje: SHORTAGE_MESSAGE,
      vigente_desde: SHORTAGE_SINCE,
      fuente: SHORTAGE_SOURCE,
    })),
  )
}

type KnowledgeTable = (typeof KNOWLEDGE_TABLES)[keyof typeof KNOWLEDGE_TABLES]

const rowsOf = async (db: Kysely<DB>, tabla: KnowledgeTable): Promise<number> => {
  const { filas } = await db
    .selectFrom(tabla)
    .select((eb) => eb.fn.countAll<number>().as('filas'))
    .executeTakeFirstOrThrow()
  return filas
}

const nameVersion = async (db: Kysely<DB>, catalogo: string, filas: number): Promise<void> =>
  insertAll(db, 'catalogos_importados', [{ catalogo, fuente: OWN_SOURCE, version: KNOWLEDGE_VERSION, filas }])

const versions = async (db: Kysely<DB>): Promise<void> => {
  for (const [catalogo, tabla] of Object.entries(KNOWLEDGE_TABLES))
    await nameVersion(db, catalogo, await rowsOf(db, tabla))
}

/**
 * Fills the knowledge that came with a newer version of the product into an installation that has none of it; what somebody
 * imported, or emptied on purpose under a version, is theirs.
 */
export const seedMissingKnowledge = async (db: Kysely<DB>): Promise<void> => {
  const imported = await db.selectFrom('catalogos_importados').select('catalogo').distinct().execute()
  const known = new Set(imported.map(({ catalogo }) => catalogo))
  for (const catalogo of [
    'duplicidad',
    'cobertura-interacciones',
    'control-especial',
    'embarazo-lactancia',
    'lavado',
    'renal',
    'adulto-mayor',
    'condiciones',
    'envases',
    'dosis-pediatricas',
    'topes-oncologia',
  ] as const) {
    const tabla = KNOWLEDGE_TABLES[catalogo]
    if (known.has(catalogo) || (await rowsOf(db, tabla)) > 0) continue
    await CLINICAL_TABLES[catalogo](db)
    await nameVersion(db, catalogo, await rowsOf(db, tabla))
  }
}

export const seedDrugSafety = async (db: Kysely<DB>): Promise<void> => {
  await interactions(db)
  await allergies(db)
  await doses(db)
  await shortages(db)
  for (const fill of Object.values(CLINICAL_TABLES)) await fill(db)
  await versions(db)
  await schemes(db)
}
