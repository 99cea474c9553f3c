import { describe, expect, it } from 'vitest'
import { NO_CHILD_RANGE, NO_CHILD_UNIT } from './child-compared.ts'
import { minorDose } from './minor-dose.ts'
import type { Finding, Severity } from './check.ts'
import { ADULT_RANGE } from './usual-dose.ts'

const adult = (por_que_sin_rango: string | null) => ({ rango_conocido: false, por_que_sin_rango, hallazgos: [] })
const child = (por_que: string) => ({ comparada: false, por_que, falta_peso: false, hallazgos: [] })

describe('por qué no se comparó la dosis de un menor de edad', () => {
  it('sin una fila de su edad, dice que la que hay es de adultos', () => {
    expect(minorDose(adult(ADULT_RANGE), child(NO_CHILD_RANGE)).por_que_sin_rango).toBe(ADULT_RANGE)
    expect(minorDose(adult(null), child(NO_CHILD_RANGE)).por_que_sin_rango).toBe(NO_CHILD_RANGE)
  })

  it('lo demás se dice como es', () => {
    expect(minorDose(adult(ADULT_RANGE), child(NO_CHILD_UNIT)).por_que_sin_rango).toBe(NO_CHILD_UNIT)
  })
})

const found = (clave: string, severidad: Severity): Finding => ({
  comprobacion: 'dosis',
  clave,
  alerta_detalle_id: null,
  severidad,
  titulo: clave,
  detalle: null,
  conducta: null,
  medicamentos: [],
  bloquea: false,
  fuente: null,
})
const keysOf = (ofAdult: readonly Finding[], ofChild: readonly Finding[]) =>
  minorDose(
    { ...adult(null), hallazgos: ofAdult },
    { comparada: true, por_que: null, falta_peso: false, hallazgos: ofChild },
  ).hallazgos.map(({ clave }) => clave)

describe('un exceso', () => {
  const amounts = [
    found('dosis:5:maxima_dia', 'mayor'),
    found('dosis:5:alta', 'mayor'),
    found('dosis:suma:acetaminofen:5-6', 'mayor'),
  ]

  it('se dice una vez, con la fila del menor', () => {
    for (const own of [found('dosis:5:alta_nino', 'mayor'), found('dosis:suma_nino:acetaminofen:5-6', 'mayor')])
      expect(keysOf(amounts, [own])).toEqual([own.clave])
  })

  it('de un adulto que es más grave se dice también', () => {
    const graver = found('dosis:5:maxima_dia', 'contraindicada')
    expect(keysOf([graver, ...amounts], [found('dosis:5:alta_nino', 'mayor')])).toEqual([
      'dosis:5:alta_nino',
      graver.clave,
    ])
  })

  it('no lo calla lo que no es un exceso, ni calla cada cuánto se da', () => {
    const age = found('dosis:5:edad', 'contraindicada')
    expect(keysOf(amounts, [age])).toEqual([age, ...amounts].map(({ clave }) => clave))
    const often = found('dosis:5:frecuencia', 'informativa')
    expect(keysOf([often], [found('dosis:5:alta_nino', 'mayor')])).toContain(often.clave)
  })
})
