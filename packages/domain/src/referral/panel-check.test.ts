import { describe, expect, it } from 'vitest'
import { AnnexType, REQUEST_TYPE_UNKNOWN, REQUEST_TYPES } from './annex.ts'
import { INVALID_TIME } from './moments.ts'
import { checkPanel } from './panel-check.ts'
import type { StoredPanel } from './panel-events.ts'
import { CODE_RESERVED } from './remission-code.ts'
import { REFERRAL_WORDING } from './required-fields.ts'

const PANEL: StoredPanel = {
  tipo_anexo_id: AnnexType.referral,
  codigo_remision: 'CR-2026-00042',
  tipo_solicitud: REQUEST_TYPES[0],
  fecha_aceptacion: null,
  hora_aceptacion: null,
  nombre_acepta: null,
  cargo: null,
  institucion_acepta_rep_id: null,
  traslado_redondo: false,
  fecha_traslado_salida: null,
  hora_traslado_salida: null,
  fecha_traslado: null,
  hora_traslado: null,
  fecha_traslado_redondo_salida: null,
  hora_traslado_redondo_salida: null,
  fecha_redondo_traslado: null,
  hora_traslado_redondo: null,
  tipo_traslado: null,
  movil_traslado: null,
  hora_estimada_llegada: null,
}
const check = (change: Partial<StoredPanel>, codigo: string | null = null, estado = 'Pendiente') =>
  checkPanel({ ...PANEL, ...change }, { estado, from: Date.parse('2026-11-21T10:00:00-05:00'), codigo })

describe('a panel that is saved', () => {
  it('has nothing wrong when it has a code and a type of request', () => {
    expect(check({})).toEqual({})
    for (const tipo_solicitud of REQUEST_TYPES) expect(check({ tipo_solicitud })).toEqual({})
  })

  it('has a type of request of the list, which is asked for where there is none', () => {
    expect(check({ tipo_solicitud: 'Otra cosa' })).toEqual({ tipo_solicitud: [REQUEST_TYPE_UNKNOWN] })
    expect(check({ tipo_solicitud: null })).toEqual({ tipo_solicitud: [REFERRAL_WORDING.tipo_solicitud] })
  })

  it('says an hour of arrival that does not exist', () => {
    expect(check({ hora_estimada_llegada: '25:00' })).toEqual({ hora_estimada_llegada: [INVALID_TIME] })
    expect(check({ hora_estimada_llegada: '23:59' })).toEqual({})
  })

  it('does not take a code of the system, unless it is the one that it has', () => {
    expect(check({ codigo_remision: 'AIU-2026-000042' })).toEqual({ codigo_remision: [CODE_RESERVED] })
    expect(check({ codigo_remision: 'AIU-2026-000042' }, 'AIU-2026-000042')).toEqual({})
    expect(check({ codigo_remision: 'AIU-2026-000042' }, 'AIU-2026-000043')).toEqual({
      codigo_remision: [CODE_RESERVED],
    })
  })

  it('asks for the code, except of the report of emergency care, which is given one whatever was written', () => {
    expect(check({ codigo_remision: null })).toEqual({ codigo_remision: [REFERRAL_WORDING.codigo_remision] })
    const report = { tipo_anexo_id: AnnexType.emergencyReport }
    expect(check({ ...report, codigo_remision: null })).toEqual({})
    expect(check({ ...report, codigo_remision: 'AIU-2026-000042' })).toEqual({})
  })

  it('asks for the acceptance only once it is followed', () => {
    expect(Object.keys(check({}, null, 'En seguimiento'))).toEqual([
      'fecha_aceptacion',
      'hora_aceptacion',
      'nombre_acepta',
      'cargo',
      'institucion_acepta_rep_id',
    ])
  })

  it('says a moment before the one that comes first', () => {
    expect(check({ fecha_aceptacion: '2026-11-21', hora_aceptacion: '09:59' })).toEqual({
      hora_aceptacion: ['Aceptación no puede ser antes de registro'],
    })
  })
})
