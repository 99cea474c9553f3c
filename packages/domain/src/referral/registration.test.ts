import { describe, expect, it } from 'vitest'
import { ANNEX_FORM, annexDataOf } from './annex-form.ts'
import { ANNEX_TYPES, isRequestType } from './annex.ts'
import {
  EMPTY_REGISTRATION,
  isAnnexTypeId,
  NEW_SERVICE,
  registrationErrors,
  registrationToSend,
  warnsOfClosing,
  type RegistrationDraft,
} from './registration.ts'

const affiliate = {
  id: 4,
  nombre_completo: 'MOSQUERA PALACIOS, Yurleidy',
  tipo_documento_codigo: 'CC',
  numero_documento: '1077465012',
  edad_cumplida: 31,
  sexo: 'F',
  tipo_afiliado: { id: 1, nombre: 'Cotizante' },
  entidad: { id: 1, nombre: 'Fomag' },
  ips: null,
}
const complete: RegistrationDraft = {
  ...EMPTY_REGISTRATION,
  afiliado: affiliate,
  tipoAnexo: 3,
  tipoSolicitud: 'Remision Mayor complejidad',
  especialidad: ' Ginecobstetricia ',
  diagnosticos: [
    { id: 9, codigo: 'O141', nombre: 'Preeclampsia severa' },
    { id: 2, codigo: 'Z340', nombre: 'Supervisión de embarazo' },
  ],
  descripcion: 'Gestante de 34 semanas.',
}

describe('the registration of a referral', () => {
  it('says everything that is missing, each in its field', () => {
    expect(registrationErrors(EMPTY_REGISTRATION)).toEqual({
      afiliado_id: ['¡Campo de afiliado requerido!'],
      tipo_anexo_id: ['¡Campo de tipo de anexo requerido!'],
      tipo_solicitud: ['¡Campo de tipo solicitud requerido!'],
      especialidad_remision: ['¡Campo de especialidad requerido!'],
      cie10s: ['Elija al menos un diagnóstico'],
      descripcion: ['¡Campo de descripción requerido!'],
    })
    expect(registrationToSend(EMPTY_REGISTRATION)).toBeNull()
  })

  it('travels trimmed, the principal diagnosis first, with only what its annex asks for', () => {
    const draft = { ...complete, adjuntos: ['r/1.pdf'], datos: { evolucion: 'Estable', cama: '12', triage: ' ' } }
    expect(registrationToSend(draft)).toEqual({
      afiliado_id: 4,
      tipo_anexo_id: 3,
      tipo_solicitud: 'Remision Mayor complejidad',
      especialidad_remision: 'Ginecobstetricia',
      cie10s: [9, 2],
      descripcion: 'Gestante de 34 semanas.',
      datos: { evolucion: 'Estable' },
      adjuntos: ['r/1.pdf'],
    })
  })

  it('has services only where the annex has them, and each with its quantity', () => {
    const row = { codigo: '890304', cantidad: '2', descripcion: 'Consulta' }
    const stay: RegistrationDraft = {
      ...complete,
      tipoAnexo: 2,
      servicios: [row, { codigo: '', cantidad: 'x', descripcion: ' ' }],
    }
    expect(registrationToSend(stay)?.datos).toEqual({
      servicios: [{ codigo: '890304', cantidad: 2, descripcion: 'Consulta' }],
    })
    expect(registrationErrors({ ...stay, servicios: [{ ...row, cantidad: '1,5' }] })).toEqual({
      servicios: ['La cantidad debe ser un número entero mayor que cero'],
    })
    expect(registrationToSend({ ...stay, tipoAnexo: 3 })?.datos).toEqual({})
    expect(registrationErrors({ ...stay, tipoAnexo: 3, servicios: [{ ...row, cantidad: '0' }] })).toEqual({})
  })

  it('sends a service by its code or by what it is, trimmed, and none where nothing was written', () => {
    const stay: RegistrationDraft = { ...complete, tipoAnexo: 2 }
    expect(
      registrationToSend({
        ...stay,
        servicios: [
          { ...NEW_SERVICE, codigo: ' 890304 ' },
          { ...NEW_SERVICE, descripcion: ' Cama en UCI ', cantidad: ' 12 ' },
          { ...NEW_SERVICE, codigo: ' ' },
        ],
      })?.datos,
    ).toEqual({
      servicios: [
        { codigo: '890304', cantidad: 1, descripcion: '' },
        { codigo: '', cantidad: 12, descripcion: 'Cama en UCI' },
      ],
    })
    expect(registrationToSend({ ...stay, servicios: [NEW_SERVICE] })?.datos).toEqual({})
  })

  it.each(['0', '1a', '1.000', '1234567', ''])('does not take «%s» for a quantity', (cantidad) => {
    expect(
      registrationErrors({ ...complete, tipoAnexo: 2, servicios: [{ ...NEW_SERVICE, codigo: '890304', cantidad }] }),
    ).toEqual({ servicios: ['La cantidad debe ser un número entero mayor que cero'] })
  })

  it('is not sent while something is missing', () => {
    expect(registrationToSend({ ...complete, descripcion: ' ' })).toBeNull()
    expect(registrationToSend({ ...complete, diagnosticos: [] })).toBeNull()
    expect(registrationToSend({ ...complete, afiliado: null })).toBeNull()
    expect(registrationToSend({ ...complete, tipoAnexo: null })).toBeNull()
    expect(registrationToSend({ ...complete, descripcion: ' Gestante de 34 semanas. ' })?.descripcion).toBe(
      'Gestante de 34 semanas.',
    )
  })

  it('says the site that refers only where it is not the one of who registers', () => {
    expect(registrationToSend(complete)).not.toHaveProperty('rep_id')
    const told = { ...complete, institucion: { id: 12, nombre: 'Hospital San Roque', municipio: 'Quibdó' } }
    expect(registrationToSend(told)?.rep_id).toBe(12)
  })

  it('confirms the closing where its type closes at once', () => {
    const urgent: RegistrationDraft = { ...complete, tipoAnexo: 1 }
    expect(registrationToSend(urgent)?.confirma_cierre).toBe(true)
    expect([warnsOfClosing(urgent), warnsOfClosing(complete), warnsOfClosing(EMPTY_REGISTRATION)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('asks no box twice in a type, and has a form for each', () => {
    for (const [id] of Object.entries(ANNEX_TYPES)) {
      const type = Number(id)
      if (!isAnnexTypeId(type)) throw new Error(id)
      const keys = ANNEX_FORM[type].flatMap(({ campos }) => campos.map(({ key }) => key))
      expect(new Set(keys).size).toBe(keys.length)
      expect(annexDataOf(type, { paciente_remitido: false })).toEqual(type === 1 ? { paciente_remitido: false } : {})
    }
    expect([isAnnexTypeId(0), isRequestType('Ambulancia')]).toEqual([false, true])
  })
})
