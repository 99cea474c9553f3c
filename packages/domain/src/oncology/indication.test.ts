import { describe, expect, it } from 'vitest'
import { indicatedFor, indicationCheck } from './indication.ts'

const scheme = { id: 7, abreviatura_esquema: 'AC', cie10: ['C50'] }

describe('la indicación de un esquema', () => {
  it('la da cualquier diagnóstico de la historia que sea de los suyos', () => {
    expect(indicationCheck(scheme, ['I10X', 'C509'])).toEqual({ respuesta: 'limpia', por_que: null, hallazgos: [] })
  })

  it('sin ninguno se dice de qué es el esquema y qué tiene la historia', () => {
    const told = indicationCheck(scheme, ['I10X', 'E119', 'E785'])
    expect(told?.respuesta).toBe('encontrada')
    expect(told?.hallazgos).toEqual([
      expect.objectContaining({
        comprobacion: 'indicacion',
        clave: 'indicacion:7:E119+E785+I10X',
        severidad: 'moderada',
        titulo: 'Ningún diagnóstico de la historia es de este esquema: AC es de C50',
        detalle: 'La historia tiene I10X, E119, E785',
        bloquea: false,
      }),
    ])
    expect(indicationCheck(scheme, [])?.hallazgos[0]?.detalle).toBe('La historia no tiene diagnósticos')
    const many = ['A00', 'A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07']
    expect(indicationCheck(scheme, many)?.hallazgos[0]?.detalle).toBe(
      'La historia tiene A00, A01, A02, A03, A04, A05 y 2 más',
    )
    const long = Array.from({ length: 90 }, (_, place) => `Z${100 + place}`)
    expect(indicationCheck(scheme, long)?.hallazgos[0]?.clave).toHaveLength(200)
  })

  it('de un esquema del que el catálogo no dice nada no se comprueba', () => {
    expect(indicationCheck({ ...scheme, cie10: [] }, ['C509'])).toBeNull()
    expect(indicatedFor(null)).toEqual([])
    expect(indicatedFor('C18|C19')).toEqual(['C18', 'C19'])
  })
})
