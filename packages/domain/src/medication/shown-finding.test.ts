import { describe, expect, it } from 'vitest'
import type { Finding } from './check.ts'
import { heardAnswers, keyParts, shownFinding, type Stamps } from './shown-finding.ts'

const stampOf = ({ clave, severidad }: Finding) => `ana-${clave}-${severidad}`
const stamps: Stamps = {
  of: stampOf,
  isOf: (finding, sello) => sello === stampOf(finding),
  isOurs: (clave, sello) => sello.startsWith(`ana-${clave}-`),
}
const PAIR: Finding = {
  comprobacion: 'interacciones',
  clave: 'interaccion:2:5-6',
  alerta_detalle_id: 2,
  severidad: 'mayor',
  titulo: 'Riesgo de hemorragia',
  detalle: null,
  conducta: null,
  medicamentos: [],
  bloquea: false,
  fuente: 'Prueba',
}
const answerTo = (...claves: readonly string[]) =>
  ({
    comprobacion: 'interacciones',
    respuesta: 'encontrada',
    claves,
    motivo: 'Ya los toma juntos y los tolera',
  }) as const
const claves = (sent: ReturnType<typeof answerTo>, found: readonly Finding[]) =>
  heardAnswers([sent], found, stamps).checks.flatMap((check) => check.claves ?? [])

describe('shownFinding', () => {
  it('la clave que se muestra lleva el sello, y se vuelve a separar', () => {
    const { clave } = shownFinding(PAIR, stamps)
    expect(clave).toBe('interaccion:2:5-6~ana-interaccion:2:5-6-mayor')
    expect(keyParts(clave)).toEqual({ clave: PAIR.clave, sello: 'ana-interaccion:2:5-6-mayor' })
    expect(keyParts(PAIR.clave)).toEqual({ clave: PAIR.clave, sello: null })
  })
})

describe('heardAnswers', () => {
  it('responde lo que se mostró', () => {
    const { clave } = shownFinding(PAIR, stamps)
    expect(claves(answerTo(clave, clave), [PAIR])).toEqual([PAIR.clave])
    expect(heardAnswers([answerTo(clave)], [PAIR], stamps).invented).toEqual([])
  })

  it('la clave sola, la de otra persona o la de otra gravedad no responden, y tampoco son inventadas', () => {
    for (const sello of ['', '~beto-interaccion:2:5-6-mayor', '~ana-interaccion:2:5-6-moderada']) {
      const sent = answerTo(`${PAIR.clave}${sello}`)
      expect(claves(sent, [PAIR])).toEqual([])
      expect(heardAnswers([sent], [PAIR], stamps).invented).toEqual([])
    }
  })

  it('lo que se mostró y ya no está se deja pasar; lo que nadie mostró es inventado', () => {
    const shown = answerTo(shownFinding(PAIR, stamps).clave)
    expect(heardAnswers([shown], [], stamps)).toEqual({ checks: [{ ...shown, claves: [] }], invented: [] })
    for (const clave of [PAIR.clave, 'interaccion:9:1-2~ana-interaccion:2:5-6-mayor']) {
      expect(heardAnswers([answerTo(clave)], [], stamps).invented).toHaveLength(1)
    }
  })

  it('una comprobación sin claves queda como vino', () => {
    const clean = { comprobacion: 'dosis', respuesta: 'limpia' } as const
    expect(heardAnswers([clean], [PAIR], stamps)).toEqual({ checks: [clean], invented: [] })
  })
})
