import { fc } from '@fast-check/vitest'
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
  property('who is of type 2 is called by the affiliate record, whoever else they are', [someone], (user) => {
    const two = { ...user, tipo_usuario: 2 }
    const record = two.datosAfiliado
    expect(displayName(two)).toBe(
      record === null ? 'Usuario' : [record.primer_nombre, record.primer_apellido].join(' '),
    )
    expect(displayName({ ...two, operador: null })).toBe(displayName(two))
  })

  property('anybody else by the operator record, and without it by no name', [someone], (user) => {
    if (user.tipo_usuario === 2) return
    const record = user.operador
    expect(displayName(user)).toBe(record === null ? 'Usuario' : [record.nombre, record.apellido].join(' '))
    expect(displayName({ ...user, datosAfiliado: null })).toBe(displayName(user))
  })
})

describe('greetingName', () => {
  property('only the operator carries a document type, between brackets and at the end', [someone], (user) => {
    const text = greetingName(user)
    const documented = user.tipo_usuario !== 2 && user.operador !== null
    expect(/ \((?:CC|CE|PT)\)$/u.test(text)).toBe(documented)
    const bare = text.replace(/ \(\w+\)$/u, '')
    const full = user.tipo_usuario === 2 ? user.datosAfiliado?.nombre_completo : user.operador?.nombre_completo
    expect(bare).toBe(full ?? 'Usuario')
  })
})
