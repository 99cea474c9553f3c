import { describe, expect, it } from 'vitest'
import { EMPTY_PANEL } from './empty-panel.ts'
import { checkReferral, requiredFields } from './required-fields.ts'

const FOLLOWED = { tipo_anexo_id: 3, estado: 'En seguimiento', traslado_redondo: false }

describe('what a referral needs', () => {
  it('is code and type of request, whatever it is', () => {
    expect(checkReferral({ ...EMPTY_PANEL, tipo_anexo_id: 2, estado: 'Pendiente', traslado_redondo: true })).toEqual({
      codigo_remision: ['¡Campo de código remisión requerido!'],
      tipo_solicitud: ['¡Campo de tipo solicitud requerido!'],
    })
  })

  it('is also who accepted it and when, in a Referencia that is followed', () => {
    expect(requiredFields(FOLLOWED)).toEqual([
      'codigo_remision',
      'tipo_solicitud',
      'fecha_aceptacion',
      'hora_aceptacion',
      'nombre_acepta',
      'cargo',
      'institucion_acepta_rep_id',
    ])
    expect(requiredFields({ ...FOLLOWED, tipo_anexo_id: 4 })).toHaveLength(2)
    expect(requiredFields({ ...FOLLOWED, estado: 'Cerrado' })).toHaveLength(2)
  })

  it('is also the four moments of a round trip', () => {
    expect(requiredFields({ ...FOLLOWED, traslado_redondo: true }).slice(7)).toEqual([
      'fecha_traslado_salida',
      'hora_traslado_salida',
      'fecha_traslado',
      'hora_traslado',
      'fecha_traslado_redondo_salida',
      'hora_traslado_redondo_salida',
      'fecha_redondo_traslado',
      'hora_traslado_redondo',
    ])
  })

  it('a blank is missing', () => {
    const errors = checkReferral({ ...EMPTY_PANEL, ...FOLLOWED, codigo_remision: '  ', tipo_solicitud: 'Ambulancia' })
    expect(Object.keys(errors)).toContain('codigo_remision')
    expect(Object.keys(errors)).not.toContain('tipo_solicitud')
  })
})
