/** Groups of duplicity, coverage of the interactions, special control, pregnancy and nursing, renal function, limits of oncology: each table is its file. */
import type { Kysely } from 'kysely'
import { contentsOf } from '../catalog/contents.ts'
import type { DB } from '../db/tables.ts'
import { insertAll } from './insert.ts'
import { readSeed } from './tsv.ts'

/** 18 years. */
const GROWN_MONTHS = 216

const duplicidad = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'duplicidad_grupos',
    (await readSeed('duplicidad.tsv')).map((row) => ({
      grupo: row.text('grupo'),
      miembros: row.text('miembros'),
      atc_prefijos: row.orNull('atc_prefijos'),
      vias: row.text('vias'),
      nivel: row.text('nivel'),
      excepciones: row.orNull('excepciones'),
      motivo: row.text('motivo'),
      confianza: row.text('confianza'),
      fuente: row.text('fuente'),
    })),
  )

const cobertura = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'cobertura_interacciones',
    (await readSeed('cobertura-interacciones.tsv')).map((row) => ({
      principio_activo: row.text('principio_activo'),
      revisado: row.number('revisado'),
      cobertura: row.text('cobertura'),
    })),
  )

const control = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'control_especial',
    (await readSeed('control-especial.tsv')).map((row) => ({
      principio_activo: row.text('principio_activo'),
      grupo: row.text('grupo'),
      dias_max: row.number('dias_max'),
      nota: row.orNull('nota'),
      confianza: row.text('confianza'),
      fuente: row.text('fuente'),
    })),
  )

const embarazo = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'embarazo_lactancia',
    (await readSeed('embarazo-lactancia.tsv')).map((row) => ({
      principio_activo: row.text('principio_activo'),
      via: row.text('via'),
      t1: row.text('t1'),
      t2: row.text('t2'),
      t3: row.text('t3'),
      lactancia_nivel: row.text('lactancia_nivel'),
      motivo: row.text('motivo'),
      exige_prueba: row.number('exige_prueba'),
      exige_anticoncepcion: row.number('exige_anticoncepcion'),
      confianza: row.text('confianza'),
      fuente: row.text('fuente'),
    })),
  )

const lavado = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'lavado',
    (await readSeed('lavado.tsv')).map((row) => ({
      principio_activo: row.text('principio_activo'),
      dias_lavado: row.number('dias_lavado'),
      por_que: row.text('por_que'),
      detalle: row.orNull('detalle'),
      confianza: row.text('confianza'),
      fuente: row.text('fuente'),
    })),
  )

const renal = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'renal_ajustes',
    (await readSeed('renal.tsv')).map((row) => ({
      principio_activo: row.text('principio_activo'),
      via: row.text('via'),
      tfg_desde: row.number('tfg_desde'),
      tfg_hasta: row.orNull('tfg_hasta'),
      ajuste: row.text('ajuste'),
      dosis_max_dia: row.orNull('dosis_max_dia'),
      unidad_dosis: row.orNull('unidad_dosis'),
      intervalo_h: row.orNull('intervalo_h'),
      formula: row.text('formula'),
      conducta: row.text('conducta'),
      confianza: row.text('confianza'),
      fuente: row.text('fuente'),
    })),
  )

const mayor = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'adulto_mayor',
    (await readSeed('adulto-mayor.tsv')).map((row) => ({
      principio_activo: row.text('principio_activo'),
      clase: row.text('clase'),
      condicion: row.text('condicion'),
      edad_desde: row.number('edad_desde'),
      cie10: row.orNull('cie10'),
      nivel: row.text('nivel'),
      motivo: row.text('motivo'),
      conducta: row.text('conducta'),
      dosis_max_dia: row.orNull('dosis_max_dia'),
      unidad_dosis: row.orNull('unidad_dosis'),
      confianza: row.text('confianza'),
      fuente: row.text('fuente'),
    })),
  )

const condiciones = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'condiciones',
    (await readSeed('condiciones.tsv')).map((row) => ({
      condicion: row.text('condicion'),
      principio_activo: row.text('principio_activo'),
      clase: row.text('clase'),
      nivel: row.text('nivel'),
      exige_saber: row.number('exige_saber'),
      aplica_via_local: row.number('aplica_via_local'),
      efecto: row.text('efecto'),
      conducta: row.text('conducta'),
      confianza: row.text('confianza'),
      fuente: row.text('fuente'),
    })),
  )

const envases = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'envases',
    (await readSeed('envases.tsv')).map((row) => ({
      nombre: row.text('nombre'),
      contenido: contentsOf({ ...row, has: () => true }),
      confianza: row.text('confianza'),
      fuente: row.text('fuente'),
      nota: row.text('nota'),
    })),
  )

const pediatricas = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'dosis_pediatricas',
    (await readSeed('dosis-pediatricas.tsv')).map((row) => ({
      principio_activo: row.text('principio_activo'),
      via: row.text('via'),
      edad_min_meses: row.numberOrNull('edad_min_meses') ?? 0,
      edad_max_meses: row.numberOrNull('edad_max_meses') ?? GROWN_MONTHS,
      peso_min_kg: row.numberOrNull('peso_min_kg') ?? 0,
      peso_max_kg: row.orNull('peso_max_kg'),
      dosis_min: row.orNull('dosis_min'),
      dosis_max: row.orNull('dosis_max'),
      unidad: row.orNull('unidad'),
      tomas_dia_max: row.orNull('tomas_dia_max'),
      max_dosis: row.orNull('max_dosis'),
      max_dia: row.orNull('max_dia'),
      unidad_max: row.orNull('unidad_max'),
      max_dia_por_kg: row.orNull('max_dia_por_kg'),
      contraindicado_bajo_meses: row.numberOrNull('contraindicado_bajo_meses'),
      indicacion: row.text('indicacion'),
      base: row.text('base'),
      nota: row.orNull('nota'),
      confianza: row.text('confianza'),
      fuente: row.text('fuente'),
    })),
  )

const topes = async (db: Kysely<DB>): Promise<void> =>
  insertAll(
    db,
    'topes_oncologia',
    (await readSeed('topes-oncologia.tsv')).map((row) => ({
      principio_activo: row.text('principio_activo'),
      tipo: row.text('tipo'),
      fase: row.text('fase'),
      valor: row.number('valor'),
      unidad: row.text('unidad'),
      vias_permitidas: row.text('vias_permitidas'),
      vias_prohibidas: row.text('vias_prohibidas'),
      desviacion_maxima_pct: row.number('desviacion_maxima_pct'),
      nota: row.orNull('nota'),
      confianza: row.text('confianza'),
      fuente: row.text('fuente'),
    })),
  )

/** What fills each catalogue, by the name under which it is imported. */
export const CLINICAL_TABLES = {
  duplicidad,
  'cobertura-interacciones': cobertura,
  'control-especial': control,
  'embarazo-lactancia': embarazo,
  lavado,
  renal,
  'adulto-mayor': mayor,
  condiciones,
  envases,
  'dosis-pediatricas': pediatricas,
  'topes-oncologia': topes,
} as const
