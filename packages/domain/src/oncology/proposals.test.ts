import { describe, expect, it } from 'vitest'
import { proposalsFor, surfaceProposal, type DosePatient } from './proposals.ts'

const patient: DosePatient = { isc: 1.75, peso: 68, talla: 162, edad: 58, sexo: 'F', creatinina: 0.8 }
const vincristine = { dosis: 1.4, unidad_medida: 'mg/m2', indice_dosis: 'ISC', dosis_maxima: 2 } as const
const trastuzumab = { dosis: 8, unidad_medida: 'mg/kg', indice_dosis: 'PESO' } as const
const carboplatin = { dosis: 5, unidad_medida: 'AUC', indice_dosis: 'AUC', dosis_maxima: 750 } as const

describe('the usual cap', () => {
  it('is proposed beside a dose that passes it, with the sum', () => {
    expect(proposalsFor(vincristine, patient)).toEqual([
      {
        tipo: 'tope',
        valor: 2,
        unidad: 'mg',
        texto: 'Tope habitual por dosis 2 mg (1,4 mg/m² × 1,75 m² = 2,5 mg)',
        aviso: null,
        creatinina: null,
      },
    ])
  })

  it('is not proposed under it, at it, nor without a surface', () => {
    expect(proposalsFor(vincristine, { ...patient, isc: 1.2 })).toEqual([])
    expect(proposalsFor({ ...vincristine, dosis: 2, dosis_maxima: 3.5 }, patient)).toEqual([])
    expect(proposalsFor(vincristine, { ...patient, isc: null })).toEqual([])
  })

  it('stands after the dose by weight where that passes it', () => {
    const brentuximab = { dosis: 1.8, unidad_medida: 'mg/kg', indice_dosis: 'PESO', dosis_maxima: 120 } as const
    expect(proposalsFor(brentuximab, patient).map(({ tipo, valor, unidad }) => [tipo, valor, unidad])).toEqual([
      ['peso', 122.4, 'mg'],
      ['tope', 120, 'mg'],
    ])
  })

  it('stands after the dose by AUC where that passes it, with its sum and its creatinine', () => {
    const strong = { ...patient, edad: 28, sexo: 'M', peso: 75, talla: 180, creatinina: 0.7 }
    const proposals = proposalsFor({ ...carboplatin, dosis: 6 }, strong)
    expect(proposals.map(({ tipo, valor, unidad }) => [tipo, valor, unidad])).toEqual([
      ['auc', 900, 'mg'],
      ['tope', 750, 'mg'],
    ])
    expect(proposals[1]).toMatchObject({ creatinina: 0.7, aviso: null })
    expect(proposals[1]?.texto).toContain('Tope habitual por dosis 750 mg (AUC 6 × (125 + 25) = 900 mg')
  })

  it('is never compared with a dose by weight or by AUC that cannot be worked out', () => {
    const heavy = { dosis: 8, unidad_medida: 'mg/kg', indice_dosis: 'PESO', dosis_maxima: 4 } as const
    expect(proposalsFor(heavy, { ...patient, peso: null })).toEqual([])
    expect(proposalsFor({ ...carboplatin, dosis_maxima: 4 }, { ...patient, creatinina: null })).toEqual([])
  })

  it('is proposed for a fixed dose too', () => {
    const fixed = { dosis: 100, unidad_medida: 'mg', indice_dosis: 'FIJA', dosis_maxima: 80 } as const
    expect(proposalsFor(fixed, patient)).toMatchObject([
      { tipo: 'tope', texto: 'Tope habitual por dosis 80 mg (100 mg)' },
    ])
  })
})

describe('a dose by weight', () => {
  it('is proposed in milligrams, with the sum', () => {
    expect(proposalsFor(trastuzumab, patient)).toMatchObject([
      { tipo: 'peso', valor: 544, unidad: 'mg', texto: '8 mg/kg × 68,0 kg = 544,0 mg' },
    ])
  })

  it('waits for a weight', () => {
    expect(proposalsFor(trastuzumab, { ...patient, peso: null })).toEqual([])
  })
})

describe('a dose by AUC', () => {
  it('is Calvert with the estimated filtration, and says from which weight and creatinine', () => {
    const [proposal] = proposalsFor(carboplatin, { ...patient, peso: 55, talla: 157 })
    expect(proposal).toMatchObject({ tipo: 'auc', valor: 457.8, unidad: 'mg', creatinina: 0.8 })
    expect(proposal?.texto).toBe(
      'AUC 5 × (66,55 + 25) = 457,8 mg · TFG 66,6 mL/min (Cockcroft-Gault, peso real 55,0 kg, creatinina 0,80 mg/dL)',
    )
  })

  it('never takes a filtration above 125, and says so', () => {
    const [proposal] = proposalsFor(carboplatin, {
      ...patient,
      edad: 28,
      sexo: 'M',
      peso: 75,
      talla: 180,
      creatinina: 0.7,
    })
    expect(proposal?.valor).toBe(750)
    expect(proposal?.texto).toContain('limitada a 125')
  })

  it('is of the creatinine as it was measured: 900 mg of AUC 6 with 0.55, and beside it what 0.7 would give', () => {
    const low = {
      ...patient,
      edad: 28,
      sexo: 'M',
      peso: 60,
      talla: 180,
      creatinina: 0.6,
      creatinina_fecha: '2026-11-12',
    }
    const proposals = proposalsFor({ ...carboplatin, dosis: 6, dosis_maxima: null }, low)
    // (140 − 28) × 60 ÷ (72 × 0.6) = 155.6, limited to 125; with 0.7, 133.3, limited too: there is nothing to propose beside it.
    expect(proposals.map(({ tipo, valor }) => [tipo, valor])).toEqual([['auc', 900]])
    const slight = { ...low, peso: 45, talla: 160 }
    expect(proposalsFor({ ...carboplatin, dosis_maxima: null }, slight)).toMatchObject([
      // 112 × 45 ÷ (72 × 0.6) = 116.67; with 0.7, 100.
      {
        tipo: 'auc',
        valor: 708.3,
        creatinina: 0.6,
        texto: expect.stringContaining('creatinina 0,60 mg/dL del 12 nov 2026'),
      },
      {
        tipo: 'auc_minima',
        valor: 625,
        creatinina: 0.6,
        texto: expect.stringContaining('0,70 mg/dL (medida 0,60, mínima usada)'),
      },
    ])
    expect(proposalsFor({ ...carboplatin, dosis_maxima: null }, { ...slight, creatinina_minima: 0.7 })).toMatchObject([
      { tipo: 'auc', valor: 625 },
    ])
  })

  it('warns of a filtration under 20', () => {
    const [proposal] = proposalsFor(carboplatin, { ...patient, creatinina: 6 })
    expect(proposal?.aviso).toContain('menor de 20')
  })

  it('waits for a weight, a height and a creatinine, and is not made for minors', () => {
    for (const unknown of [{ peso: null }, { talla: null }, { creatinina: null }])
      expect(proposalsFor(carboplatin, { ...patient, ...unknown })).toEqual([])
    expect(proposalsFor(carboplatin, { ...patient, edad: 12 })).toEqual([])
  })
})

it('a dose by surface within its cap proposes nothing', () => {
  expect(proposalsFor({ dosis: 85, unidad_medida: 'mg/m2', indice_dosis: 'ISC' }, patient)).toEqual([])
})

describe('a newer surface', () => {
  const line = { dosis: 85, unidad_medida: 'mg/m2', indice_dosis: 'ISC' } as const

  it('proposes the dose that it gives', () => {
    expect(surfaceProposal(line, 148.8, 1.97)).toMatchObject({ tipo: 'isc', valor: 167.5, unidad: 'mg' })
  })

  it('proposes nothing where the dose stays or is not by surface', () => {
    expect(surfaceProposal(line, 167.5, 1.97)).toBeNull()
    expect(surfaceProposal(trastuzumab, 8, 1.97)).toBeNull()
    expect(surfaceProposal(trastuzumab, 544, 1.97)).toBeNull()
  })
})
