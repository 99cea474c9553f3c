import { describe, expect, it } from 'vitest'
import type { Finding, SentCheck, Severity } from '../medication/check.ts'
import { schemeSignature, schemeSignedKinds, urgencyError } from './double-signature.ts'

const WORDS = 'está solo esta noche y el paciente no puede esperar hasta mañana'
const finding = (clave: string, severidad: Severity): Finding => ({
  comprobacion: 'alergia',
  clave,
  alerta_detalle_id: null,
  severidad,
  titulo: `Hallazgo ${clave}`,
  detalle: null,
  conducta: null,
  medicamentos: [],
  bloquea: false,
  fuente: null,
})
const check = (claves: readonly string[], motivo: string): SentCheck => ({
  comprobacion: 'alergia',
  respuesta: 'encontrada',
  claves,
  motivo,
})
const MORE = 'Doxorrubicina: 50 % más que el esquema'
const LIMIT = 'Tope por ciclo de Doxorrubicina'
const GRAVE = [finding('uno', 'contraindicada'), finding('dos', 'mayor')]
const over = { aumentos: [MORE], topes: [LIMIT], hallazgos: GRAVE }
const nobody = { checks: [], urgencia: null }
const ALL = [MORE, LIMIT, 'Hallazgo uno']

describe('the kinds of the setting', () => {
  it('are all of them where it is missing or says something else', () => {
    for (const setting of [undefined, null, 'x', {}, { clases: 'aumento' }])
      expect(schemeSignedKinds(setting)).toEqual(['aumento', 'contraindicada'])
    expect(schemeSignedKinds({ clases: ['contraindicada', 'otra'] })).toEqual(['contraindicada'])
    expect(schemeSignedKinds({ clases: [] })).toEqual([])
  })
})

describe('what another professional signs of a scheme', () => {
  it('is nothing where nothing was found, whatever is written', () => {
    const nothing = { aumentos: [], topes: [], hallazgos: [finding('dos', 'mayor')] }
    expect(schemeSignature(nothing, null, { checks: [], urgencia: WORDS })).toEqual({
      pide: [],
      espera: [],
      urgencia: null,
    })
  })

  it('is an increase, a limit and what is contraindicated, and all of it waits', () => {
    expect(schemeSignature(over, null, nobody)).toEqual({ pide: ALL, espera: ALL, urgencia: null })
  })

  it('leaves out the kinds that the setting does not name, and never a limit of the table', () => {
    expect(schemeSignature(over, { clases: [] }, nobody)).toEqual({ pide: [LIMIT], espera: [LIMIT], urgencia: null })
    expect(schemeSignature(over, { clases: ['aumento'] }, nobody).pide).toEqual([MORE, LIMIT])
    expect(schemeSignature(over, { clases: ['contraindicada'] }, nobody).pide).toEqual([LIMIT, 'Hallazgo uno'])
  })

  it('waits for nobody where its prescriber is alone and says why', () => {
    expect(schemeSignature(over, null, { checks: [], urgencia: ` ${WORDS} ` })).toEqual({
      pide: ALL,
      espera: [],
      urgencia: `Urgencia vital: ${WORDS}`,
    })
  })

  it('is answered by the vital urgency of a finding only for that finding', () => {
    const checks = [check(['uno'], `Urgencia vital: ${WORDS}`)]
    expect(schemeSignature(over, null, { checks, urgencia: null })).toEqual({
      pide: ALL,
      espera: [MORE, LIMIT],
      urgencia: null,
    })
    const found = { aumentos: [], topes: [], hallazgos: GRAVE }
    expect(schemeSignature(found, null, { checks, urgencia: null })).toEqual({
      pide: ['Hallazgo uno'],
      espera: [],
      urgencia: `Urgencia vital: ${WORDS}`,
    })
    const other = [check(['uno'], `Lo indica el especialista tratante: ${WORDS}`)]
    expect(schemeSignature(found, null, { checks: other, urgencia: null }).espera).toEqual(['Hallazgo uno'])
    const two = { ...found, hallazgos: [finding('uno', 'contraindicada'), finding('tres', 'contraindicada')] }
    expect(schemeSignature(two, null, { checks, urgencia: null }).espera).toEqual(['Hallazgo tres'])
    const both = [...checks, check(['tres'], `Urgencia vital: ${WORDS} tampoco`)]
    expect(schemeSignature(two, null, { checks: both, urgencia: null }).urgencia).toBe(
      `Urgencia vital: ${WORDS} · Urgencia vital: ${WORDS} tampoco`,
    )
    const once = [check(['uno', 'tres'], `Urgencia vital: ${WORDS}`)]
    expect(schemeSignature(two, null, { checks: once, urgencia: null }).urgencia).toBe(`Urgencia vital: ${WORDS}`)
  })
})

it('the words of who goes on alone say enough', () => {
  expect(urgencyError(` ${WORDS} `)).toBeNull()
  expect(urgencyError('no hay nadie')).toBe('Explique por qué sigue: mínimo 30 letras')
  expect(urgencyError('')).not.toBeNull()
})
