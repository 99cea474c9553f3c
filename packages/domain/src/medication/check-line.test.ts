import { describe, expect, it } from 'vitest'
import { REASON_REQUIRED } from '../ordering/routing-change.ts'
import type { RoutingProposal } from '../ordering/routing.ts'
import { checkMedicationLine } from './check-line.ts'
import { emptyMedicationDraft, type MedicationDraft } from './draft.ts'
import { withOwnWords } from './own-words.ts'

const today = '2026-11-21'

const draft: MedicationDraft = {
  ...emptyMedicationDraft(today),
  articulo: {
    id: 1,
    codesumi: {
      id: 1,
      codigo: 'W1',
      nombre: 'Warfarina 5 mg tableta',
      principio_activo: 'warfarina',
      concentracion: '5 mg',
      forma_farmaceutica: 'Tableta',
      unidad_presentacion: 'Tableta',
      via: 'Oral',
      vias_administracion: ['Oral'],
    },
    atc: 'B01AA03',
    requiere_autorizacion: 0,
    controlado: 0,
    desabastecido: 0,
    frecuencia_especial: null,
    activa: null,
  },
  via: 'Oral',
  dosis: 1,
  frecuencia: 24,
  tiempo: 'Horas',
  duracion: 30,
  observacion: 'En la noche',
  rep: { id: 8, nombre: 'Farmacia Laureles' },
  diagnostico: { id: 3, codigo: 'I48X', nombre: 'Fibrilación auricular' },
}

const routing: RoutingProposal = {
  item_id: 1,
  rep: { id: 8, nombre: 'Farmacia Laureles', municipio: 'Medellín' },
  regla: 'contrato_municipio',
  automatico: false,
  motivo: 'Contrato vigente',
  alternativas: [],
}

const change = (motivo: string): MedicationDraft => ({ ...draft, reemplaza: { orden_articulos_id: 40, motivo } })

describe('a medication line with its site and what it changes', () => {
  it('may be added as it is proposed', () => {
    expect(checkMedicationLine(draft, routing, today)).toEqual({ mensaje: null, errores: {} })
    expect(checkMedicationLine(draft, null, today).mensaje).toBeNull()
  })

  it('asks why for another site than the proposed one', () => {
    const other = { ...draft, rep: { id: 9, nombre: 'Farmacia Centro' } }
    expect(checkMedicationLine(other, routing, today)).toEqual({
      mensaje: REASON_REQUIRED,
      errores: { motivo_rep: [REASON_REQUIRED] },
    })
    expect(checkMedicationLine({ ...other, motivo_rep: 'Queda cerca' }, routing, today).mensaje).toBeNull()
  })

  it('asks why for the change of an active order', () => {
    expect(checkMedicationLine(change(' '), routing, today).errores).toEqual({ reemplaza: [REASON_REQUIRED] })
    expect(checkMedicationLine(change('Sube la dosis'), routing, today).mensaje).toBeNull()
  })
})

describe('the observation that nobody writes', () => {
  it('follows the figures', () => {
    const own = withOwnWords({ ...draft, observacion: '' }, { ...draft, observacion: '' })
    expect(own.observacion).toBe('1 tableta cada 24 horas durante 30 días, vía oral')
    expect(withOwnWords(own, { ...own, dosis: 2 }).observacion).toBe(
      '2 tabletas cada 24 horas durante 30 días, vía oral',
    )
  })

  it('goes and comes with a figure that is being corrected', () => {
    const own = withOwnWords({ ...draft, observacion: '' }, { ...draft, observacion: '' })
    const without = withOwnWords(own, { ...own, duracion: null })
    expect(without.observacion).toBe('')
    expect(withOwnWords(without, { ...without, duracion: 5 }).observacion).toMatch(/durante 5 días/u)
  })

  it('stays as somebody wrote it, emptied too', () => {
    expect(withOwnWords(draft, { ...draft, dosis: 2 }).observacion).toBe('En la noche')
    expect(withOwnWords(draft, { ...draft, observacion: '' }).observacion).toBe('')
  })
})
