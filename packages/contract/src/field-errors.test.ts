import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { Id, REQUIRED_FIELD, requiredText } from '@cauce/domain/text/field'
import { PdfRequest } from './pdf.ts'
import { ordenamiento } from './ordenamiento.ts'
import { INVALID_VALUE, WHOLE_VALUE, decode } from './field-errors.ts'

const Form = Schema.Struct({
  id: Id,
  nombre: requiredText(5),
  activo: Schema.optionalKey(Schema.Boolean),
  tono: Schema.optionalKey(Schema.Literals(['a', 'b'])),
})
const errors = (schema: Schema.Codec<unknown, unknown>, value: unknown) => {
  const decoded = decode(schema, value)
  return decoded.ok ? null : decoded.errores
}

describe('decode', () => {
  it('da el valor cuando es válido', () => {
    expect(decode(Form, { id: 3, nombre: 'Ana', sobra: 1 })).toEqual({ ok: true, value: { id: 3, nombre: 'Ana' } })
  })

  it('dice en español qué le pasa a cada campo, todos a la vez', () => {
    expect(errors(Form, { id: 0, nombre: 'Mariana', activo: 'sí', tono: 'z' })).toEqual({
      id: ['Debe ser un identificador válido'],
      nombre: ['Máximo 5 caracteres'],
      activo: [INVALID_VALUE],
      tono: [INVALID_VALUE],
    })
    expect(errors(Form, {})).toEqual({ id: [REQUIRED_FIELD], nombre: [REQUIRED_FIELD] })
  })

  it('lo que no es ni un objeto se dice del conjunto', () => {
    for (const value of [undefined, null, 7, 'x', []]) expect(errors(Form, value)).toHaveProperty(WHOLE_VALUE)
  })

  it('nombra los elementos de una lista por su posición', () => {
    const answer = errors(ordenamiento.generarOrdenamiento.body, [{ procedimiento: { id: 'x' } }])
    expect(answer).toMatchObject({
      '0.procedimiento.id': ['Debe ser un número entero'],
      '0.cantidad': [REQUIRED_FIELD],
    })
  })

  it('no deja una palabra en inglés en ninguna unión', () => {
    for (const value of [{}, { tipo: 'otro' }, { tipo: 'servicio', id: -1, correo: 7 }, null]) {
      expect(JSON.stringify(errors(PdfRequest, value))).not.toMatch(/expected|invalid|missing|unexpected/iu)
    }
  })

  it('no se extiende sin fin con una lista enorme de errores', () => {
    const answer = errors(
      Schema.Array(Id),
      Array.from({ length: 5_000 }, () => 'x'),
    )
    expect(Object.keys(answer ?? {})).toHaveLength(50)
  })
})
