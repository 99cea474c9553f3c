import { describe, expect, it } from 'vitest'
import { ANALYTE_CODES, ANALYTES, usualReference } from './analytes.ts'
import { answeredBy, waitsForResult } from './pending-result.ts'
import { figureInWords, rangeInWords, referenceOf, resultClass } from './result-class.ts'
import {
  correctionProblems,
  resultDayProblem,
  resultDoubts,
  resultProblems,
  valueProblem,
  type ResultEntry,
} from './result-entry.ts'

const measured = (valor: number, min: number | null = null, max: number | null = null) =>
  ({ analito: 'CRE', valor, referencia_min: min, referencia_max: max }) as const

describe('usualReference', () => {
  it('is that of the sex where it changes, and none where the sex is not known', () => {
    expect(usualReference('CRE', 'F')).toEqual({ min: 0.6, max: 1.1 })
    expect(usualReference('CRE', 'M')).toEqual({ min: 0.7, max: 1.3 })
    expect(usualReference('CRE', 'I')).toEqual({ min: null, max: null })
    expect(usualReference('K', 'I')).toEqual({ min: 3.5, max: 5.1 })
  })
})

describe('resultClass', () => {
  it('takes the range of the laboratory before the usual one', () => {
    expect(resultClass(measured(1.2), 'F')).toBe('alto')
    expect(resultClass(measured(1.2, 0.5, 1.4), 'F')).toBe('normal')
    expect(referenceOf(measured(1.2, null, 1.4), 'F')).toEqual({ min: null, max: 1.4 })
    expect(resultClass(measured(0.5), 'M')).toBe('bajo')
    expect(resultClass(measured(1.2), 'I')).toBe('sin_rango')
  })

  it('says what is critical, whatever the range of the laboratory', () => {
    expect(resultClass(measured(9, 0.1, 20), 'F')).toBe('critico_alto')
    expect(resultClass({ analito: 'K', valor: 2.7, referencia_min: null, referencia_max: null }, 'M')).toBe(
      'critico_bajo',
    )
    expect(resultClass({ analito: 'K', valor: 2.8, referencia_min: null, referencia_max: null }, 'M')).toBe('bajo')
  })

  it('says figures and ranges with their decimals', () => {
    expect(figureInWords('CRE', 1.2)).toBe('1,20 mg/dL')
    expect(figureInWords('INR', 2.5)).toBe('2,5')
    expect(rangeInWords('CRE', { min: 0.6, max: 1.1 })).toBe('0,60 a 1,10')
    expect(rangeInWords('LDL', { min: null, max: 130 })).toBe('hasta 130')
    expect(rangeInWords('HDL', { min: 50, max: null })).toBe('desde 50')
    expect(rangeInWords('HDL', { min: null, max: null })).toBe('')
  })
})

describe('a result that is typed', () => {
  const entry: ResultEntry = { fecha: '2026-11-20', valores: [measured(1.1)], texto: null }
  const problems = (change: Partial<ResultEntry>) => resultProblems({ ...entry, ...change }, '1972-01-01', '2026-11-21')

  it('is kept where nothing is wrong', () => {
    expect(problems({})).toEqual({})
    expect(problems({ valores: [], texto: 'Uroanálisis sin alteraciones' })).toEqual({})
    expect(problems({ fecha: '2026-11-21' })).toEqual({})
  })

  it('is refused where its unit is another, it is of the future or nothing was written', () => {
    expect(problems({ valores: [measured(88)] })).toEqual({
      'valores.0.valor': ['Creatinina: debe estar entre 0,10 y 30 mg/dL'],
    })
    expect(problems({ fecha: '2026-11-22' })).toEqual({ fecha: ['La fecha del examen no puede ser en el futuro'] })
    expect(problems({ valores: [] })).toEqual({ valores: ['Escriba al menos un resultado'] })
    expect(problems({ valores: [measured(1), measured(1.1)] })).toEqual({
      'valores.1.valor': ['Este examen está dos veces'],
    })
    expect(problems({ valores: [measured(1, 2, 1)] })).toEqual({
      'valores.0.valor': ['El límite inferior debe ser menor que el superior'],
    })
    expect(resultDayProblem('1971-12-31', '1972-01-01', '2026-11-21')).toBe(
      'La fecha del examen es anterior al nacimiento',
    )
    expect(valueProblem('CRE', 1.2345)).toBe('Máximo tres decimales')
    expect(valueProblem('INR', 50)).toBe('INR: debe estar entre 0,5 y 20')
    expect(valueProblem('CRE', Number.NaN)).not.toBeNull()
  })

  it('is read again where it is critical', () => {
    expect(resultDoubts([measured(1)])).toEqual([])
    expect(resultDoubts([measured(9.5)])).toEqual(['Creatinina de 9,50 mg/dL es un valor crítico'])
  })

  it('is corrected with a reason and another value', () => {
    const before = { analito: 'CRE', valor: 1.1 } as const
    const motivo = 'Se digitó el de otro tubo'
    expect(correctionProblems(before, { valor: 1.3, motivo })).toEqual({})
    expect(correctionProblems(before, { valor: null, motivo })).toEqual({})
    expect(correctionProblems(before, { valor: 1.1, motivo })).toEqual({
      valor: ['Es el mismo valor: no hay nada que corregir'],
    })
    expect(correctionProblems(before, { valor: 1.3, motivo: 'error' })).toEqual({
      motivo: ['Explique por qué, con 10 letras o más'],
    })
    expect(correctionProblems(before, { valor: 130, motivo })).toHaveProperty('valor')
  })
})

describe('an order that waits', () => {
  const line = { linea_id: 5, codigo: '903895', estado_id: 1, fecha: '2026-11-10', respondida: false }

  it('waits while it is in force and has no result', () => {
    expect([1, 3, 4, 42, 49].map((estado_id) => waitsForResult({ ...line, estado_id }))).toEqual(Array(5).fill(true))
    expect([2, 5, 6].map((estado_id) => waitsForResult({ ...line, estado_id }))).toEqual(Array(3).fill(false))
    expect(waitsForResult({ ...line, respondida: true })).toBe(false)
  })

  it('is answered by the first result of its procedure that is not older than it', () => {
    const later = { ...line, linea_id: 6, fecha: '2026-11-12' }
    const same = { ...line, linea_id: 4 }
    expect(answeredBy('CRE', '2026-11-20', [later, line, same])?.linea_id).toBe(4)
    expect(answeredBy('CRE', '2026-11-09', [line])).toBeNull()
    expect(answeredBy('GLU', '2026-11-20', [line])).toBeNull()
    expect(answeredBy('CRE', '2026-11-20', [{ ...line, respondida: true }])).toBeNull()
  })
})

it('has limits, a unit and a procedure for each', () => {
  for (const code of ANALYTE_CODES) {
    const { posible, cups, loinc, nombre } = ANALYTES[code]
    expect(posible.min).toBeLessThan(posible.max)
    expect([cups.length > 0, loinc !== '', nombre !== '']).toEqual([true, true, true])
  }
})
