import { describe, expect, it } from 'vitest'
import type { Finding, SentCheck } from './check.ts'
import { pendingOf, type MadeCheck } from './pending.ts'

const REASON = 'Ya los toma juntos y los tolera: INR en tres días'
const finding = (clave: string, change: Partial<Finding> = {}): Finding => ({
  comprobacion: 'interacciones',
  clave,
  alerta_detalle_id: 1,
  severidad: 'mayor',
  titulo: `Título ${clave}`,
  detalle: null,
  conducta: null,
  medicamentos: [],
  bloquea: false,
  fuente: null,
  ...change,
})
const found = (...hallazgos: readonly Finding[]): MadeCheck => ({
  comprobacion: hallazgos[0]?.comprobacion ?? 'interacciones',
  respuesta: 'encontrada',
  por_que: null,
  hallazgos,
})
const notMade = (comprobacion: MadeCheck['comprobacion']): MadeCheck => ({
  comprobacion,
  respuesta: 'no_verificada',
  por_que: 'No está disponible',
  hallazgos: [],
})
const sent = (change: Partial<SentCheck> = {}): SentCheck => ({
  comprobacion: 'interacciones',
  respuesta: 'encontrada',
  claves: ['a'],
  motivo: REASON,
  ...change,
})

describe('lo que una orden deja sin responder', () => {
  it('es cada hallazgo sin motivo', () => {
    expect(pendingOf([found(finding('a'), finding('b'))], [sent()], [sent()])).toEqual([
      { comprobacion: 'interacciones', titulo: 'Título b' },
    ])
    expect(pendingOf([found(finding('a'))], [], [])).toHaveLength(1)
  })

  it('con un motivo que no alcanza se dice qué le falta', () => {
    const short = sent({ motivo: 'INR en tres días' })
    expect(pendingOf([found(finding('a'))], [short], [short])).toEqual([
      { comprobacion: 'interacciones', titulo: 'Título a. Elija el motivo de la lista' },
    ])
  })

  it('una pareja se responde en cualquiera de sus dos líneas', () => {
    expect(pendingOf([found(finding('a'))], [], [sent()])).toEqual([])
  })

  it('lo decide la gravedad y no la clase de comprobación; lo que bloquea se dice aparte', () => {
    const dose = finding('d', { comprobacion: 'dosis', severidad: 'contraindicada' })
    expect(pendingOf([found(dose)], [], [])).toEqual([{ comprobacion: 'dosis', titulo: 'Título d' }])
    expect(pendingOf([found({ ...dose, severidad: 'informativa' })], [], [])).toEqual([])
    expect(pendingOf([found(finding('x', { comprobacion: 'desabastecimiento', bloquea: true }))], [], [])).toEqual([])
  })

  it('es también lo que no se pudo comprobar y nadie explicó', () => {
    const explained = sent({ respuesta: 'no_verificada', claves: [] })
    expect(pendingOf([notMade('interacciones')], [], [])).toEqual([
      { comprobacion: 'interacciones', titulo: 'Interacciones sin verificar: No está disponible' },
    ])
    expect(pendingOf([notMade('interacciones')], [explained], [explained])).toEqual([])
    expect(pendingOf([notMade('interacciones')], [], [explained])).toHaveLength(1)
    expect(pendingOf([notMade('interacciones')], [sent({ respuesta: 'limpia' })], [])).toHaveLength(1)
  })

  it('lo que se comprobó a medias también se explica, aunque lo que se encontró solo informe', () => {
    const half = {
      ...found(finding('a', { comprobacion: 'dosis', severidad: 'informativa' })),
      por_que: 'Falta el peso',
    }
    expect(pendingOf([half], [], [])).toEqual([
      { comprobacion: 'dosis', titulo: 'Dosis habitual sin verificar: Falta el peso' },
    ])
    const answer: SentCheck = { comprobacion: 'dosis', respuesta: 'encontrada', claves: ['a'], motivo: REASON }
    expect(pendingOf([half], [answer], [answer])).toEqual([])
  })

  it('una comprobación que al profesional le falló espera su motivo aunque aquí salga bien', () => {
    const failed = sent({
      comprobacion: 'dosis',
      respuesta: 'no_verificada',
      por_que: 'Tardó más de 8 segundos',
      motivo: null,
    })
    expect(pendingOf([], [failed], [failed])).toEqual([
      { comprobacion: 'dosis', titulo: 'Dosis habitual sin verificar: Tardó más de 8 segundos' },
    ])
    expect(pendingOf([], [{ ...failed, motivo: REASON }], [])).toEqual([])
  })

  it('lo que se encontró se responde aunque el profesional solo explicara que no lo pudo comprobar', () => {
    const explained = sent({ respuesta: 'no_verificada', claves: [] })
    expect(pendingOf([found(finding('a'))], [explained], [explained])).toHaveLength(1)
  })

  it('lo que falló dos veces, al profesional y al servidor, se pide una vez', () => {
    const failed = sent({ comprobacion: 'alergia', respuesta: 'no_verificada', claves: [], motivo: null })
    expect(pendingOf([notMade('alergia')], [failed], [failed])).toEqual([
      { comprobacion: 'alergia', titulo: 'Alergia sin verificar: No está disponible' },
    ])
  })

  it('las alergias que nadie conoce se explican una vez', () => {
    const explained = sent({ comprobacion: 'alergia', respuesta: 'no_verificada', claves: [] })
    expect(pendingOf([notMade('alergia'), notMade('alergia_cruzada')], [explained], [])).toEqual([])
  })
})
