import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { displayName, greetingName } from '@cauce/domain/session/display-name'
import { nameWord } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const operador = fc.record({
  id: fc.constant(1),
  nombre: nameWord,
  apellido: nameWord,
  nombre_completo: fc.tuple(nameWord, nameWord).map((words) => words.join(' ')),
  tipo_documento_documento: fc.constantFrom('CC', 'CE', 'PT'),
  cargo: fc.constant(null),
  email_recuperacion: fc.constant(null),
  telefono_recuperacion: fc.constant(null),
  tiene_firma: fc.boolean(),
})
const afiliado = fc.record({
  id: fc.constant(2),
  primer_nombre: nameWord,
  primer_apellido: nameWord,
  nombre_completo: fc.tuple(nameWord, nameWord, nameWord).map((words) => words.join(' ')),
  correo1: fc.constant(null),
  celular1: fc.constant(null),
  datos_actualizados_at: fc.constant(null),
})
const kind = fc.oneof(fc.constantFrom(1, 2, 3), fc.integer())
const someone = fc.record({
  tipo_usuario: kind,
  operador: fc.option(operador, { nil: null }),
  datosAfiliado: fc.option(afiliado, { nil: null }),
})

describe('displayName', () => {
  property('quien es de tipo 2 se llama como dice su registro de afiliado, sea además quien sea', [someone], (user) => {
    const two = { ...user, tipo_usuario: 2 }
    const record = two.datosAfiliado
    expect(displayName(two)).toBe(
      record === null ? 'Usuario' : [record.primer_nombre, record.primer_apellido].join(' '),
    )
    expect(displayName({ ...two, operador: null })).toBe(displayName(two))
  })

  property('cualquier otro, como dice su registro de operador, y sin él no tiene nombre', [someone], (user) => {
    if (user.tipo_usuario === 2) return
    const record = user.operador
    expect(displayName(user)).toBe(record === null ? 'Usuario' : [record.nombre, record.apellido].join(' '))
    expect(displayName({ ...user, datosAfiliado: null })).toBe(displayName(user))
  })
})

describe('greetingName', () => {
  property('solo el operador lleva tipo de documento, entre paréntesis y al final', [someone], (user) => {
    const text = greetingName(user)
    const documented = user.tipo_usuario !== 2 && user.operador !== null
    expect(/ \((?:CC|CE|PT)\)$/u.test(text)).toBe(documented)
    const bare = text.replace(/ \(\w+\)$/u, '')
    const full = user.tipo_usuario === 2 ? user.datosAfiliado?.nombre_completo : user.operador?.nombre_completo
    expect(bare).toBe(full ?? 'Usuario')
  })
})
