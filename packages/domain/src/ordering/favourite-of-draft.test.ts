import { describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import type { Article } from '../medication/article.ts'
import { emptyMedicationDraft } from '../medication/draft.ts'
import { withOwnWords } from '../medication/own-words.ts'
import { favouriteOfProcedure, favouriteOfService, FavouriteLine, type ShownFavourite } from './favourite-line.ts'
import { favouriteInWords, favouriteName, favouriteOfMedication, foundFavourites } from './favourite-of-draft.ts'

const LOSARTAN: Article = {
  id: 3,
  codesumi: {
    id: 3,
    codigo: 'C09CA01',
    nombre: 'Losartán 50 mg tableta',
    principio_activo: 'Losartán',
    concentracion: '50 mg',
    forma_farmaceutica: 'Tableta',
    unidad_presentacion: 'tableta',
    via: 'Oral',
    vias_administracion: ['Oral'],
  },
  atc: 'C09CA01',
  requiere_autorizacion: 0,
  controlado: 0,
  desabastecido: 0,
  frecuencia_especial: null,
  activa: null,
}
const DRAFT = {
  ...emptyMedicationDraft('2026-11-21'),
  articulo: LOSARTAN,
  via: 'Oral',
  dosis: 1,
  frecuencia: 12,
  tiempo: 'Horas',
  duracion: 30,
  meses: 2,
} as const
const PROCEDURE = {
  id: 9,
  codigo: '902210',
  nombre: 'Hemograma IV',
  requiere_auditoria: 0,
  requiere_consentimiento: 0,
  cantidad_maxima: 3,
  sexo: 'Z',
} as const

const WALKER = {
  id: 54,
  codigo: 'CP0054',
  nombre: 'Caminador con ruedas',
  CodigoNombre: 'CP0054 Caminador con ruedas',
  servicio: 'ayudas',
  requiere_auditoria: 0,
}

const isLine = Schema.is(FavouriteLine)

describe('lo que se guarda', () => {
  it('de un medicamento, cómo se toma y nada de la sede, la fecha o el diagnóstico', () => {
    const line = favouriteOfMedication({ ...DRAFT, observacion: 'Con las comidas', rep: { id: 8, nombre: 'Farmacia' } })
    expect(line).toEqual({
      tipo_orden_id: 1,
      codesumi_id: 3,
      via: 'Oral',
      dosis: 1,
      frecuencia: 12,
      tiempo: 'Horas',
      duracion: 30,
      meses: 2,
      observacion: 'Con las comidas',
    })
    expect(isLine(line)).toBe(true)
  })

  it('sin las palabras que el formulario escribe solo', () => {
    const written = withOwnWords(emptyMedicationDraft('2026-11-21'), DRAFT)
    expect(written.observacion).not.toBe('')
    expect(favouriteOfMedication(written)).toMatchObject({ observacion: '' })
  })

  it('nada mientras falte una cifra', () => {
    const missing = [
      { articulo: null },
      { dosis: null },
      { frecuencia: null },
      { tiempo: '' as const },
      { duracion: null },
    ]
    expect(missing.map((figure) => favouriteOfMedication({ ...DRAFT, ...figure }))).toEqual(missing.map(() => null))
    expect(favouriteOfProcedure({ procedimiento: PROCEDURE, cantidad: null, observacion: '' })).toBeNull()
    expect(favouriteOfService({ codigoPropio: WALKER, cantidad: null, observacion: '' })).toBeNull()
    expect(favouriteOfProcedure({ procedimiento: null, cantidad: 1, observacion: '' })).toBeNull()
    expect(favouriteOfService({ codigoPropio: null, cantidad: 1, observacion: '' })).toBeNull()
  })

  it('de un procedimiento, cantidad y observación', () => {
    const line = favouriteOfProcedure({ procedimiento: PROCEDURE, cantidad: 2, observacion: 'Control' })
    expect(line).toEqual({ tipo_orden_id: 2, procedimiento_id: 9, cantidad: 2, observacion: 'Control' })
    expect(isLine(line)).toBe(true)
  })

  it('de un servicio también', () => {
    const line = favouriteOfService({ codigoPropio: WALKER, cantidad: 1, observacion: 'Marcha inestable' })
    expect(line).toEqual({ tipo_orden_id: 4, codigo_propio_id: 54, cantidad: 1, observacion: 'Marcha inestable' })
    expect(isLine(line)).toBe(true)
  })

  it('con un nombre que cabe', () => {
    expect(favouriteName(`${'a'.repeat(79)} b c`)).toBe('a'.repeat(79))
  })
})

const shown = (nombre: string, linea: FavouriteLine): ShownFavourite => ({
  id: 1,
  nombre,
  linea,
  articulo: { id: 9, codigo: '902210', nombre: 'Hemograma IV' },
  vigente: true,
})

describe('cómo se lee y se encuentra', () => {
  const line: FavouriteLine = { tipo_orden_id: 2, procedimiento_id: 9, cantidad: 2, observacion: 'Control de anemia' }

  it('en una línea', () => {
    expect(favouriteInWords(line)).toBe('Cantidad 2 · Control de anemia')
    expect(favouriteInWords({ ...line, observacion: ' ' })).toBe('Cantidad 2')
    const taken = favouriteOfMedication(DRAFT)
    expect(taken === null ? '' : favouriteInWords(taken)).toBe('1 cada 12 horas durante 30 días, 2 meses, vía oral')
  })

  it.each([
    ['sangre', 1],
    ['hemo', 1],
    ['902210', 1],
    ['ANEMIA control', 1],
    ['control902210', 0],
    ['', 1],
    ['glucosa', 0],
  ])('«%s» encuentra %i', (text, count) => {
    expect(foundFavourites([shown('Sangre de control', line)], text)).toHaveLength(count)
  })
})
