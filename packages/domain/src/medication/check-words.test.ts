import { describe, expect, it } from 'vitest'
import { CHECKS, type CheckKind, type LedgerEntry, type Severity } from './check.ts'
import { checkWord, severityWord, versionInWords, withStanding } from './check-words.ts'

const finding = (comprobacion: CheckKind, severidad: Severity) => ({
  comprobacion,
  clave: 'x',
  alerta_detalle_id: 1,
  severidad,
  titulo: 'Puede causar sangrado',
  detalle: null,
  conducta: null,
  medicamentos: [],
  bloquea: false,
  fuente: null,
})

const entry = (comprobacion: CheckKind, change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  comprobacion,
  origen: 'profesional',
  respuesta: 'limpia',
  por_que: null,
  hora: '2026-11-21T12:26:00.000Z',
  conocimiento: null,
  hallazgos: [],
  motivo: null,
  operador: null,
  ...change,
})

const found = (comprobacion: CheckKind, severidad: Severity, motivo: string | null = null) =>
  entry(comprobacion, { respuesta: 'encontrada', hallazgos: [finding(comprobacion, severidad)], motivo })

describe('checkWord', () => {
  it('of a clean answer is green, of one that was not made it never is', () => {
    for (const check of CHECKS) {
      expect(checkWord(entry(check)).tone).toBe('ok')
      for (const motivo of [null, 'Lo revisé en otra fuente']) {
        const { tone, label } = checkWord(entry(check, { respuesta: 'no_verificada', motivo }))
        expect([tone, label.includes('no verificado')]).toEqual(['unknown', true])
      }
    }
  })

  it('says how grave it is and whether it was accepted', () => {
    expect(checkWord(found('interacciones', 'mayor', 'INR en tres días'))).toEqual({
      tone: 'bad',
      label: 'Interacción mayor · aceptada',
    })
    expect(checkWord(found('desabastecimiento', 'moderada', 'Hay en la sede'))).toEqual({
      tone: 'waiting',
      label: 'Desabastecimiento · aceptado',
    })
    expect(checkWord(found('alergia', 'contraindicada')).label).toBe('Alergia')
    expect(checkWord(found('dosis', 'informativa')).label).toBe('Dosis fuera del rango')
    expect(checkWord(found('dosis', 'mayor', 'Por peso')).label).toBe('Dosis fuera del rango · aceptada')
  })
})

it('a gravity has its word and its tone', () => {
  expect(severityWord('mayor')).toEqual({ tone: 'bad', label: 'Mayor' })
})

it('a later answer takes the place of an earlier one, which stays', () => {
  const list = [entry('alergia', { respuesta: 'no_verificada' }), entry('dosis'), entry('alergia')]
  expect(withStanding(list).map(({ superseded }) => superseded)).toEqual([true, false, false])
})

it('a version of the knowledge is read with its number or with its name', () => {
  expect(versionInWords('2026-11')).toBe('v2026-11')
  expect(versionInWords('demo')).toBe('versión demo')
})

it.each([
  ['interacciones', 'Sin interacciones', 'Interacción informativa · aceptada'],
  ['desabastecimiento', 'Sin desabastecimiento', 'Desabastecimiento · aceptado'],
  ['alergia', 'Sin alergia', 'Alergia · aceptada'],
  ['alergia_cruzada', 'Sin alergia cruzada', 'Alergia cruzada · aceptada'],
  ['duplicidad', 'Sin duplicidad', 'Duplicidad terapéutica · aceptada'],
  ['dosis', 'Dosis habitual', 'Dosis fuera del rango · aceptada'],
] as const)('%s has its word for each answer', (check, clean, accepted) => {
  expect(checkWord(entry(check))).toEqual({ tone: 'ok', label: clean })
  expect(checkWord(found(check, 'informativa', 'Se vigila'))).toEqual({ tone: 'info', label: accepted })
})

it('a name with a figure inside is still a name', () => {
  expect(versionInWords('demo-2026')).toBe('versión demo-2026')
})
