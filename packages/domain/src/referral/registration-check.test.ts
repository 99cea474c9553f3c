import { expect, it } from 'vitest'
import { consultationReason } from './consultation.ts'
import { EMERGENCY_REPORT_WARNING } from './emergency-report.ts'
import { checkRegistration } from './registration-check.ts'
import { checkWrittenCode } from './remission-code.ts'

const FORM = { tipo_anexo_id: 3, tipo_solicitud: null, datos: {} }

it('asks for the confirmation and the type of request only of what closes at once', () => {
  expect(checkRegistration(FORM)).toEqual({})
  expect(checkRegistration({ ...FORM, tipo_anexo_id: 1 })).toEqual({
    tipo_anexo_id: [EMERGENCY_REPORT_WARNING],
    tipo_solicitud: ['¡Campo de tipo solicitud requerido!'],
  })
  const whole = { ...FORM, tipo_anexo_id: 1, tipo_solicitud: ' Ambulancia ', confirma_cierre: true }
  expect(checkRegistration(whole)).toEqual({})
})

it('looks at the list of requests and at the day and hour of the entrance', () => {
  expect(
    checkRegistration({
      ...FORM,
      tipo_solicitud: 'Taxi',
      datos: { fecha_ingreso: '2026-13-01', hora_ingreso: '24:00' },
    }),
  ).toEqual({
    tipo_solicitud: ['El tipo de solicitud no es uno de la lista'],
    'datos.fecha_ingreso': ['Debe ser una fecha válida (AAAA-MM-DD)'],
    'datos.hora_ingreso': ['Debe ser una hora válida (HH:MM)'],
  })
  expect(checkRegistration({ ...FORM, datos: { fecha_ingreso: ' ', hora_ingreso: null } })).toEqual({})
  expect(checkRegistration({ ...FORM, datos: { fecha_ingreso: '2026-11-20', hora_ingreso: '23:40' } })).toEqual({})
})

it('keeps the codes of emergency reports for the system', () => {
  expect(checkWrittenCode('CR-2026-20418')).toBeNull()
  expect(checkWrittenCode(' aiu-2026-000001')).toBe('Los códigos AIU los genera el sistema')
})

it('says in the reason of the consultation which remission it is', () => {
  const referral = { id: 7, codigo_remision: null, especialidad_remision: ' Cardiología ' }
  expect(consultationReason(referral)).toBe('Remisión 7: Cardiología')
  expect(
    consultationReason({ ...referral, codigo_remision: 'CR-1', especialidad_remision: 'x'.repeat(400) }),
  ).toHaveLength(300)
})
