/** The official and clinical catalogues, from the files in `data/` (their source and confidence: `data/README.md`). */
import type { Kysely } from 'kysely'
import { medicineCode } from '../catalog/medicine-code.ts'
import { maxQuantityOf, serviceOfCups } from '../catalog/cups-service.ts'
import { codeAndName, diagnosisSearch, medicineSearch, municipalitySearch } from '../catalog/search-text.ts'
import type { DB } from '../db/tables.ts'
import { insertAll } from './insert.ts'
import { seedReferenceMasters } from './masters.ts'
import { readSeed, type SeedRow } from './tsv.ts'

const territory = async (db: Kysely<DB>): Promise<void> => {
  const rows = await readSeed('divipola.tsv')
  const departments = new Map(rows.map((row) => [row.text('codigo_departamento'), row.text('departamento')]))
  await insertAll(
    db,
    'departamentos',
    [...departments].map(([codigo, nombre]) => ({ id: Number(codigo), codigo, nombre })),
  )
  await insertAll(
    db,
    'municipios',
    rows.map((row) => ({
      id: row.number('codigo_municipio'),
      codigo: row.text('codigo_municipio'),
      nombre: row.text('municipio'),
      departamento_id: row.number('codigo_departamento'),
      busqueda: municipalitySearch(row.text('municipio'), row.text('departamento')),
    })),
  )
  await insertAll(
    db,
    'secretarias_educacion',
    (await readSeed('secretarias-educacion.tsv')).map((row, index) => ({
      id: index + 1,
      codigo_dane: row.text('codigo_dane'),
      nombre: row.text('nombre_secretaria'),
      tipo: row.text('tipo'),
      departamento_id: row.number('codigo_departamento'),
      municipio_id: row.text('codigo_dane').length === 5 ? row.number('codigo_dane') : null,
    })),
  )
}

const flag = (mark: SeedRow | undefined, column: string): number => mark?.number(column) ?? 0

const procedures = async (db: Kysely<DB>): Promise<number> => {
  const marks = new Map((await readSeed('cups-marcas.tsv')).map((row) => [row.text('codigo'), row]))
  const rows = await readSeed('cups.tsv')
  await insertAll(
    db,
    'cups',
    rows.map((row, index) => {
      const codigo = row.text('codigo')
      const nombre = row.text('nombre')
      const servicio = serviceOfCups(codigo)
      const mark = marks.get(codigo)
      return {
        id: index + 1,
        codigo,
        nombre,
        servicio,
        requiere_auditoria: flag(mark, 'requiere_auditoria'),
        requiere_consentimiento: flag(mark, 'requiere_consentimiento'),
        cantidad_maxima: maxQuantityOf(servicio),
        sexo: row.text('sexo'),
        ambito: row.orNull('ambito') ?? 'Z',
        lista_tabular: row.text('lista_tabular') === 'S',
        busqueda: codeAndName({ codigo, nombre }),
      }
    }),
  )
  return rows.length
}

const diagnoses = async (db: Kysely<DB>): Promise<number> => {
  const rows = await readSeed('cie10.tsv')
  await insertAll(
    db,
    'cie10',
    rows.map((row, index) => {
      const entry = { codigo: row.text('codigo'), nombre: row.text('nombre') }
      return {
        id: index + 1,
        ...entry,
        seleccionable: row.number('seleccionable') === 1,
        busqueda: diagnosisSearch(entry),
      }
    }),
  )
  return rows.length
}

const medicines = async (db: Kysely<DB>): Promise<number> => {
  const rows = await readSeed('medicamentos.tsv')
  await insertAll(
    db,
    'medicamentos',
    rows.map((row, index) => {
      const name = { atc: row.text('atc'), principio_activo: row.text('principio_activo'), nombre: row.text('nombre') }
      return {
        id: index + 1,
        codigo: medicineCode(name.atc, name.nombre),
        ...name,
        concentracion: row.orNull('concentracion'),
        forma_farmaceutica: row.orNull('forma_farmaceutica'),
        unidad_presentacion: row.orNull('unidad_presentacion'),
        via: row.orNull('via'),
        dosis_usual_min: row.orNull('dosis_usual_min'),
        dosis_usual_max: row.orNull('dosis_usual_max'),
        unidad_dosis: row.orNull('unidad_dosis'),
        max_dia: row.orNull('max_dia'),
        componentes: row.text('componentes'),
        requiere_autorizacion: row.number('requiere_autorizacion'),
        controlado: row.number('controlado'),
        desabastecido: row.number('desabastecido'),
        frecuencia_especial: row.orNull('frecuencia_especial'),
        base_dosis: row.orNull('base_dosis'),
        confianza: row.text('confianza'),
        fuente: row.text('fuente'),
        busqueda: medicineSearch(name),
      }
    }),
  )
  return rows.length
}

const identification = async (db: Kysely<DB>): Promise<void> => {
  await insertAll(
    db,
    'tipos_documento',
    (await readSeed('tipos-documento.tsv')).map((row, index) => ({
      id: index + 1,
      codigo: row.text('codigo'),
      nombre: row.text('nombre'),
    })),
  )
}

/** Fills the catalogues and records each in `catalogos_importados`. */
export const seedCatalogs = async (db: Kysely<DB>): Promise<void> => {
  await territory(db)
  await identification(db)
  await seedReferenceMasters(db)
  const counts = { cups: await procedures(db), cie10: await diagnoses(db), medicamentos: await medicines(db) }
  await insertAll(
    db,
    'catalogos_importados',
    Object.entries(counts).map(([catalogo, filas]) => ({
      catalogo,
      fuente: 'Datos iniciales (apps/api/src/seed/data)',
      version: 'inicial',
      filas,
    })),
  )
}
