import { describe, expect, it } from 'vitest'
import type { AnnexData } from './annex-data.ts'
import { ANNEX_FORM, annexDataOf } from './annex-form.ts'
import { CARE_ORIGINS, DESTINATIONS, PLACES, PRIORITIES, SERVICE_KINDS, TRIAGE_CLASSES } from './annex-options.ts'

const RESPONSIBLE =
  'responsable_nombre text, responsable_parentesco text, responsable_tipo_documento text, responsable_documento text, ' +
  'responsable_telefono text, responsable_direccion text'
const CONTACT = 'profesional_nombre text, profesional_cargo text, profesional_telefono text, profesional_celular text'
const SIGNS =
  'profesional_nombre text, profesional_telefono text, profesional_celular text, profesional_registro text, ' +
  'servicio_solicita text'

describe('what the registration asks', () => {
  it.each([
    [
      1,
      [
        'origen choice, triage choice, fecha_ingreso date, hora_ingreso time, destino choice, prestador_remite text, ' +
          'paciente_remitido yes-no, motivo_consulta long',
        CONTACT,
      ],
    ],
    [
      2,
      [
        'origen choice, tipo_servicios choice, prioridad choice, ubicacion choice, servicio text, cama text, guia text, ' +
          'servicios services, justificacion long',
        CONTACT,
      ],
    ],
    [
      3,
      [
        RESPONSIBLE,
        `${SIGNS}, servicio_solicitado text`,
        'examenes long, evolucion long, complicaciones long, tratamientos long, motivo_remision long',
      ],
    ],
    [4, [RESPONSIBLE, SIGNS, 'evolucion long, tratamientos long, examenes long, recomendaciones long']],
  ] as const)('of annex type %i, section by section', (tipo, sections) => {
    const asked = ANNEX_FORM[tipo].map(({ campos }) => campos.map(({ key, kind }) => `${key} ${kind}`).join(', '))
    expect(asked).toEqual(sections)
  })

  it('offers in each choice what the box of the annex prints', () => {
    const options = Object.values(ANNEX_FORM).flatMap((sections) =>
      sections.flatMap(({ campos }) =>
        campos.flatMap((field) => ('options' in field ? [[field.key, field.options] as const] : [])),
      ),
    )
    expect(Object.fromEntries(options)).toEqual({
      origen: CARE_ORIGINS,
      triage: TRIAGE_CLASSES,
      destino: DESTINATIONS,
      tipo_servicios: SERVICE_KINDS,
      prioridad: PRIORITIES,
      ubicacion: PLACES,
    })
  })
})

describe('what travels of what was written', () => {
  const written: AnnexData = { triage: 'II', cama: '12', evolucion: 'Estable', responsable_nombre: 'Rosa Palacios' }

  it.each([
    [1, { triage: 'II' }],
    [2, { cama: '12' }],
    [3, { evolucion: 'Estable', responsable_nombre: 'Rosa Palacios' }],
    [4, { evolucion: 'Estable', responsable_nombre: 'Rosa Palacios' }],
  ] as const)('is, of annex type %i, what it asks for', (tipo, sent) => {
    expect(annexDataOf(tipo, written)).toEqual(sent)
  })

  it('is never a box that was left blank or taken back', () => {
    expect(annexDataOf(1, { triage: null, destino: ' ', paciente_remitido: null })).toEqual({})
  })
})
