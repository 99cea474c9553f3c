import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { completeLine } from '@cauce/domain/medication/complete-line'
import { parseLine } from '@cauce/domain/medication/line-entry'
import { favouriteOfMedication } from '@cauce/domain/ordering/favourite-of-draft'
import { article, favourite, medicationDraftOn } from '../../support/arbitraries/medication.ts'
import { property } from '../../support/property.ts'

const hours = fc.constantFrom(6, 8, 12, 24)
const days = fc.integer({ min: 1, max: 31 })

describe('completeLine', () => {
  property(
    'lo escrito manda sobre la línea frecuente, y esta sobre lo demás; cada cosa dice de dónde salió',
    [article, favourite, hours, days],
    (drug, often, every, count) => {
      const own = { ...often, codesumi_id: drug.codesumi.id }
      const typed = completeLine(parseLine(`medicamento c/${every}h ${count}d`), drug, own)
      expect(typed).toMatchObject({
        frecuencia: { valor: every, origen: 'escrito' },
        duracion: { valor: count, origen: 'escrito' },
      })
      const silent = completeLine(parseLine('medicamento'), drug, own)
      expect(silent.frecuencia).toEqual({ valor: own.frecuencia, origen: 'favorito' })
      const alien = completeLine(parseLine('medicamento'), drug, { ...own, codesumi_id: drug.codesumi.id + 1 })
      expect([alien.frecuencia, alien.duracion]).toEqual([null, null])
    },
  )
})

describe('favouriteOfMedication', () => {
  const DAY = '2026-11-21'

  property('guarda lo que se ordena y cómo se toma, y nada de este paciente', [medicationDraftOn(DAY)], (draft) => {
    const kept = favouriteOfMedication(draft)
    if (kept === null) return
    expect(Object.keys(kept).toSorted()).toEqual(
      [
        'codesumi_id',
        'dosis',
        'duracion',
        'frecuencia',
        'meses',
        'observacion',
        'tiempo',
        'tipo_orden_id',
        'via',
      ].toSorted(),
    )
    const elsewhere = { ...draft, rep: null, diagnostico: null, fechaVigencia: '2027-01-01', motivo_rep: 'otra' }
    expect(favouriteOfMedication(elsewhere)).toEqual(kept)
  })

  property(
    'sin todas las cifras no hay nada que guardar',
    [medicationDraftOn(DAY), fc.constantFrom('articulo', 'dosis', 'frecuencia', 'duracion')],
    (draft, missing) => {
      expect(favouriteOfMedication({ ...draft, [missing]: null })).toBeNull()
    },
  )
})
