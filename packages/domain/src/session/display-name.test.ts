import { describe, expect, it } from 'vitest'
import { displayName, greetingName } from './display-name.ts'

const doctor = {
  tipo_usuario: 1,
  operador: {
    id: 1,
    nombre: 'Laura',
    apellido: 'Restrepo Mejía',
    nombre_completo: 'Laura Restrepo Mejía',
    tipo_documento_documento: 'CC',
    cargo: 'Medicina general',
    email_recuperacion: null,
    telefono_recuperacion: null,
    tiene_firma: true,
  },
  datosAfiliado: null,
}
const affiliate = {
  tipo_usuario: 2,
  operador: null,
  datosAfiliado: {
    id: 1,
    primer_nombre: 'María',
    primer_apellido: 'Gómez',
    nombre_completo: 'María Elena Gómez Castaño',
    correo1: 'maria@correo.co',
    celular1: '3005550101',
    datos_actualizados_at: null,
  },
}

describe('displayName', () => {
  it('is the first name and surname', () => {
    expect(displayName(doctor)).toBe('Laura Restrepo Mejía')
    expect(displayName(affiliate)).toBe('María Gómez')
  })

  it('follows the kind of user when both records are there', () => {
    expect(displayName({ ...doctor, datosAfiliado: affiliate.datosAfiliado })).toBe('Laura Restrepo Mejía')
    expect(displayName({ ...affiliate, operador: doctor.operador })).toBe('María Gómez')
  })

  it('is Usuario for somebody without a record', () => {
    expect(displayName({ ...doctor, operador: null })).toBe('Usuario')
    expect(displayName({ ...affiliate, datosAfiliado: null })).toBe('Usuario')
  })
})

describe('greetingName', () => {
  it('adds the document type of an operator', () => {
    expect(greetingName(doctor)).toBe('Laura Restrepo Mejía (CC)')
  })

  it('is the name alone of an affiliate', () => {
    expect(greetingName(affiliate)).toBe('María Elena Gómez Castaño')
  })

  it('is Usuario for somebody without a record', () => {
    expect([greetingName({ ...doctor, operador: null }), greetingName({ ...affiliate, datosAfiliado: null })]).toEqual([
      'Usuario',
      'Usuario',
    ])
  })
})
