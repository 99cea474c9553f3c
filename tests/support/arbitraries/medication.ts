/** Medication lines and drugs. Few different drugs, so that coincidences are common; figures as people write them. */
import * as fc from 'fast-check'
import type { Article } from '@cauce/domain/medication/article'
import type { MedicationDraft } from '@cauce/domain/medication/draft'
import type { FavouriteLine } from '@cauce/domain/medication/order-line'
import { TIME_UNITS } from '@cauce/domain/medication/time-unit'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { blank, sentence } from './text.ts'

export const timeUnit = fc.constantFrom(...TIME_UNITS)

/** A figure with at most two decimals. */
export const figure = (max: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: 1, max }),
    fc.integer({ min: 1, max: max * 100 }).map((hundredths) => hundredths / 100),
  )

const strange = fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e-7, 1e21)

const DRUGS = [
  ['Losartán', 'Losartán 50 mg tableta', '50 mg', 'Tableta', 'Oral'],
  ['Amoxicilina', 'Amoxicilina 500 mg cápsula', '500 mg', 'Cápsula', 'Oral'],
  ['Insulina glargina', 'Insulina glargina 100 UI/mL', '100 UI/mL', 'Cartucho', 'Subcutánea'],
  ['Omeprazol', 'Omeprazol 40 mg vial', '40 mg', 'Vial', 'Intravenosa'],
] as const

/** A drug of the catalogue; its fields follow from its id. */
export const article: fc.Arbitrary<Article> = fc
  .record({ place: fc.integer({ min: 0, max: DRUGS.length - 1 }), ownRoutes: fc.boolean() })
  .map(({ place, ownRoutes }) => {
    const [principio_activo, nombre, concentracion, unidad_presentacion, via] = DRUGS[place] ?? DRUGS[0]
    return {
      id: place + 1,
      codesumi: {
        id: place + 1,
        codigo: `M${place}`,
        nombre,
        principio_activo,
        concentracion,
        forma_farmaceutica: null,
        unidad_presentacion,
        via,
        vias_administracion: ownRoutes ? [via] : [],
      },
      atc: 'C09CA01',
      requiere_autorizacion: place % 2,
      controlado: 0,
      desabastecido: 0,
      frecuencia_especial: null,
      activa: null,
    }
  })

export const favourite: fc.Arbitrary<FavouriteLine> = fc.record({
  codesumi_id: fc.integer({ min: 1, max: DRUGS.length }),
  via: fc.constantFrom('Oral', 'Subcutánea', 'Rectal'),
  dosis: figure(4),
  unidad_dosis: fc.constant(null),
  frecuencia: fc.constantFrom(6, 8, 12, 24),
  unidad_tiempo: timeUnit,
  duracion: fc.integer({ min: 1, max: 31 }),
  meses: fc.integer({ min: 1, max: 6 }),
  observacion: sentence,
  veces: fc.integer({ min: 1, max: 9 }),
})

const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null, freq: 8 })

/** A line that is being written on `day`: right, incomplete or wrong. */
export const medicationDraftOn = (day: string): fc.Arbitrary<MedicationDraft> =>
  fc.record({
    articulo: sometimes(article),
    via: fc.constantFrom('Oral', 'Oral', 'Subcutánea', 'Intravenosa', ''),
    dosis: sometimes(fc.oneof({ weight: 9, arbitrary: figure(40) }, { weight: 1, arbitrary: strange })),
    unidad_dosis: fc.constant(null),
    frecuencia: sometimes(fc.oneof({ weight: 9, arbitrary: figure(24) }, { weight: 1, arbitrary: strange })),
    tiempo: fc.constantFrom('Horas', 'Horas', 'Días', 'Días', ''),
    duracion: sometimes(
      fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 31 }) }, fc.constantFrom(0, 32, 1.5)),
    ),
    meses: fc.constantFrom(1, 2, 3, 4, 5, 6, 1, 3, 0, 7),
    observacion: fc.oneof({ weight: 8, arbitrary: sentence }, { weight: 1, arbitrary: blank }),
    fechaVigencia: fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 0, max: 365 }).map((shift) => addDays(day, shift)) },
      { weight: 1, arbitrary: fc.constantFrom('', '2026-02-30', addDays(day, -1), addDays(day, 366)) },
    ),
    rep: sometimes(fc.constant({ id: 3, nombre: 'Farmacia Laureles' })),
    motivo_rep: fc.constantFrom('', '  ', 'La pide el paciente'),
    diagnostico: sometimes(fc.constant({ id: 5, codigo: 'I10X', nombre: 'Hipertensión esencial' })),
    reemplaza: fc.constantFrom(null, null, { orden_articulos_id: 4, motivo: 'Cambio de dosis' }),
  })
