import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { CHECKS, type LedgerEntry } from '@cauce/domain/medication/check'
import { readAllergy, readNotices } from '@cauce/domain/medication/check-answers'
import { checkWord } from '@cauce/domain/medication/check-words'
import { drugFacts } from '@cauce/domain/medication/drug-facts'
import { doseNotCompared, isExplained } from '@cauce/domain/medication/ledger'
import { ledgerSummary } from '@cauce/domain/medication/ledger-summary'
import { finding, sentCheck } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const entry: fc.Arbitrary<LedgerEntry> = fc
  .record({
    comprobacion: fc.constantFrom(...CHECKS),
    respuesta: fc.constantFrom('limpia' as const, 'encontrada' as const, 'no_verificada' as const),
    found: fc.array(finding, { minLength: 1, maxLength: 3 }),
    motivo: fc.constantFrom(null, 'Se revisó con el paciente'),
    minute: fc.nat(50),
  })
  .map(({ comprobacion, respuesta, found, motivo, minute }) => ({
    comprobacion,
    origen: 'profesional' as const,
    respuesta,
    por_que: null,
    hora: new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString(),
    conocimiento: null,
    hallazgos: respuesta === 'encontrada' ? found.map((one) => ({ ...one, comprobacion })) : [],
    motivo,
    operador: null,
  }))
const entries = fc.uniqueArray(entry, { maxLength: 6, selector: ({ comprobacion }) => comprobacion })

describe('checkWord', () => {
  property('lo que no se comprobó lo dice, explicado o no, y solo lo limpio es verde', [entry], (one) => {
    const { tone, label } = checkWord(one)
    expect(label.includes('no verificado')).toBe(one.respuesta === 'no_verificada')
    expect(tone === 'ok').toBe(one.respuesta === 'limpia')
    expect(tone === 'unknown').toBe(one.respuesta === 'no_verificada')
  })
})

describe('ledgerSummary', () => {
  property('solo la línea con todas sus comprobaciones hechas y limpias no tiene hallazgos', [entries], (list) => {
    const { label } = ledgerSummary(list)
    expect(label === 'Sin hallazgos').toBe(list.length > 0 && list.every(({ respuesta }) => respuesta === 'limpia'))
    expect(label === 'Sin comprobaciones').toBe(list.length === 0)
    if (list.some(({ respuesta }) => respuesta === 'no_verificada')) expect(label).toContain('no verificado')
  })
})

describe('doseNotCompared', () => {
  property('se dice de una línea con comprobaciones entre las que no está la de la dosis', [entries], (list) => {
    const kinds = list.map(({ comprobacion }) => comprobacion)
    expect(doseNotCompared(list) !== null).toBe(kinds.length > 0 && !kinds.includes('dosis'))
  })
})

describe('isExplained', () => {
  const kind = fc.constantFrom(...CHECKS)

  property(
    'solo la explica lo que se dijo de esa misma comprobación, la última vez',
    [fc.array(sentCheck, { maxLength: 8 }), kind],
    (sent, check) => {
      const own = sent.filter(({ comprobacion }) => comprobacion === check)
      const last = own.at(-1)
      expect(isExplained(check, sent)).toBe(isExplained(check, own))
      if (last === undefined || last.respuesta === 'limpia') expect(isExplained(check, sent)).toBe(false)
    },
  )
})

const conocimiento = { catalogo: 'alergias', version: '2026-10', fecha: '2026-10-01' }

describe('readAllergy', () => {
  property(
    'si nadie sabe está sin verificar, sin alergias está limpia, y de otro medicamento no es respuesta',
    [fc.nat(3), fc.constantFrom(null, false, true)],
    (asked, alergico) => {
      const outcome = readAllergy(asked, { codesumi_id: 1, alergico, por_que: null, conocimiento })
      const word = alergico === null ? 'no_verificada' : 'limpia'
      expect(outcome?.respuesta ?? null).toBe(asked !== 1 || alergico === true ? null : word)
    },
  )
})

describe('readNotices', () => {
  property(
    'sin un rango la dosis no está limpia: se dice, o ya se dijo',
    [fc.boolean(), fc.boolean()],
    (known, open) => {
      const answer = {
        codesumi_id: 1,
        hallazgos: [],
        conocimiento,
        rango_conocido: known,
        por_que_sin_rango: null,
        cruzada_sin_verificar: null,
      }
      const outcomes = readNotices(1, answer, new Set(open ? (['dosis'] as const) : []))
      const dose = outcomes?.find(({ comprobacion }) => comprobacion === 'dosis')?.respuesta ?? 'dicha antes'
      expect(dose).toBe(known ? 'limpia' : open ? 'no_verificada' : 'dicha antes')
    },
  )
})

const factsOf = (nombre: string) =>
  drugFacts({
    codesumi_id: 1,
    nombre,
    atc: 'C09CA01',
    principio_activo: 'Losartán',
    componentes: 'Losartán;Hidroclorotiazida',
    via: 'Oral',
  })

describe('drugFacts', () => {
  const name = fc.constantFrom('Losartán 50 mg', 'COZAAR', 'Genérico')

  property('el nombre no cambia aquello con lo que se compara', [name, name], (one, other) => {
    expect(factsOf(one).ingredientes.map(({ key }) => key)).toEqual(factsOf(other).ingredientes.map(({ key }) => key))
    expect(factsOf(one).ingredientes.map(({ key }) => key)).toContain('losartan')
  })
})
