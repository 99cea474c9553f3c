import { describe, expect, it } from 'vitest'
import { AnnexType } from './annex.ts'
import {
  changedFields,
  clockOf,
  closesReferral,
  mergePanel,
  panelDraftOf,
  panelErrors,
  panelToSend,
  proposedCode,
  wireField,
  withDayOfHour,
  type PanelBase,
} from './panel-draft.ts'

const SITE = { id: 8, nombre: 'Clínica del Norte', municipio: 'Bello' }
const BLANK: PanelBase = {
  id: 42,
  tipo_anexo_id: AnnexType.referral,
  estado: 'Pendiente',
  // Still the last day of the year in Bogotá.
  created_at: '2027-01-01T02:00:00.000Z',
  version: 1,
  gestor: null,
  institucion_acepta: null,
  codigo_remision: null,
  tipo_solicitud: null,
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
const FULL: PanelBase = {
  ...BLANK,
  institucion_acepta: SITE,
  institucion_acepta_rep_id: SITE.id,
  codigo_remision: 'CR-1',
  tipo_solicitud: 'urgencias',
  fecha_aceptacion: '2026-12-31',
  hora_aceptacion: '21:30:00',
  nombre_acepta: 'Ana Gómez',
  cargo: 'Jefe de enfermería',
  traslado_redondo: true,
  fecha_traslado_salida: '2027-01-01',
  hora_traslado_salida: '01:10',
  fecha_traslado: '2027-01-02',
  hora_traslado: '02:20',
  fecha_traslado_redondo_salida: '2027-01-03',
  hora_traslado_redondo_salida: '03:30',
  fecha_redondo_traslado: '2027-01-04',
  hora_traslado_redondo: '04:40',
  tipo_traslado: 'TAM',
  movil_traslado: 'M-12',
  hora_estimada_llegada: '05:50',
}
const blank = panelDraftOf(BLANK)

describe('the panel of a referral while it is written', () => {
  it('proposes a code of five figures at least', () => {
    expect(proposedCode(2026, 20_418)).toBe('CR-2026-20418')
    expect(proposedCode(2026, 7)).toBe('CR-2026-00007')
  })

  it('leaves alone what is no hour', () => {
    expect(['', '6', ' mañana ', '12345'].map(clockOf)).toEqual(['', '6', 'mañana', '12345'])
  })

  it('calls the institution as it travels', () => {
    expect([wireField('institucion'), wireField('cargo')]).toEqual(['institucion_acepta_rep_id', 'cargo'])
  })
})

describe('what the panel starts from', () => {
  it('is blank where nothing is known, with a code of the year in which it was registered', () => {
    const { tipo_anexo_id, institucion, traslado_redondo, codigo_remision, ...texts } = blank
    expect([tipo_anexo_id, institucion, traslado_redondo, codigo_remision]).toEqual([3, null, false, 'CR-2026-00042'])
    expect(new Set(Object.values(texts))).toEqual(new Set(['']))
  })

  it('proposes no code to what is closed, and keeps the one that there is', () => {
    expect(panelDraftOf({ ...BLANK, estado: 'Cerrado' }).codigo_remision).toBe('')
    expect(panelDraftOf({ ...FULL, estado: 'Cerrado' }).codigo_remision).toBe('CR-1')
  })

  it('is what the server knows, with hours without seconds', () => {
    const { institucion_acepta, id, estado, created_at, version, gestor, institucion_acepta_rep_id, ...known } = FULL
    expect([id, estado, created_at, version, gestor, institucion_acepta_rep_id]).toHaveLength(6)
    expect(panelDraftOf(FULL)).toEqual({ ...known, institucion: institucion_acepta, hora_aceptacion: '21:30' })
  })

  it.each([1, 2, 3, 4])('keeps the annex %i', (tipo_anexo_id) => {
    expect(panelDraftOf({ ...BLANK, tipo_anexo_id }).tipo_anexo_id).toBe(tipo_anexo_id)
  })

  it('takes an annex that is not of the list for a referral', () => {
    expect(panelDraftOf({ ...BLANK, tipo_anexo_id: 9 }).tipo_anexo_id).toBe(3)
  })
})

describe('what is sent', () => {
  it('says nothing of what is blank, and writes hours in full', () => {
    const sent = panelToSend({ ...blank, hora_traslado: '631', cargo: ' Médico ', institucion: SITE })
    expect(sent).toMatchObject({
      hora_traslado: '06:31',
      cargo: 'Médico',
      institucion_acepta_rep_id: 8,
      nombre_acepta: null,
      fecha_traslado: null,
      hora_estimada_llegada: null,
      tipo_anexo_id: 3,
    })
    expect(panelToSend(blank).institucion_acepta_rep_id).toBeNull()
    expect(panelToSend({ ...blank, hora_estimada_llegada: ' 1:05 ' }).hora_estimada_llegada).toBe('01:05')
  })

  it('is checked against what the server has of the referral', () => {
    expect(panelErrors(blank, BLANK)).toEqual({ tipo_solicitud: ['¡Campo de tipo solicitud requerido!'] })
    const reserved = { ...panelDraftOf(FULL), codigo_remision: 'AIU-2026-000001' }
    expect(panelErrors(reserved, { ...FULL, codigo_remision: 'AIU-2026-000001' })['codigo_remision']).toBeUndefined()
    expect(panelErrors(reserved, FULL)['codigo_remision']).toEqual(['Los códigos AIU los genera el sistema'])
  })

  it('closes the referral where its annex becomes the report of emergency care', () => {
    const report = { ...blank, tipo_anexo_id: AnnexType.emergencyReport }
    expect(closesReferral(report, BLANK)).toBe(true)
    expect(closesReferral(report, { tipo_anexo_id: AnnexType.emergencyReport })).toBe(false)
    expect(closesReferral(blank, BLANK)).toBe(false)
    expect(closesReferral(blank, { tipo_anexo_id: AnnexType.emergencyReport })).toBe(false)
  })
})

describe('two that write the same panel', () => {
  it('differ by field, in the order of the panel; the same site is the same however it is called', () => {
    expect(changedFields(blank, panelDraftOf(FULL))).toEqual(
      Object.keys(blank).filter((field) => field !== 'tipo_anexo_id'),
    )
    expect(
      changedFields({ ...blank, institucion: SITE }, { ...blank, institucion: { ...SITE, nombre: 'Otra' } }),
    ).toEqual([])
    expect(changedFields({ ...blank, institucion: SITE }, { ...blank, institucion: { ...SITE, id: 9 } })).toEqual([
      'institucion',
    ])
    expect(changedFields({ ...blank, institucion: SITE }, blank)).toEqual(['institucion'])
  })

  it('what one typed stays over what the other saved, and is told where both changed it', () => {
    const mine = { ...blank, cargo: 'Médico', movil_traslado: 'M-1', nombre_acepta: 'Ana' }
    const theirs = { ...blank, cargo: 'Jefe', nombre_acepta: 'Ana', tipo_traslado: 'TAB' }
    const { draft, conflicts } = mergePanel(mine, blank, theirs)
    expect(draft).toEqual({
      ...blank,
      cargo: 'Médico',
      movil_traslado: 'M-1',
      nombre_acepta: 'Ana',
      tipo_traslado: 'TAB',
    })
    expect(conflicts).toEqual(['cargo'])
  })
})

describe('an hour without its day', () => {
  const today = '2026-11-21'

  it.each([
    ['hora_aceptacion', 'fecha_aceptacion'],
    ['hora_traslado_salida', 'fecha_traslado_salida'],
    ['hora_traslado', 'fecha_traslado'],
    ['hora_traslado_redondo_salida', 'fecha_traslado_redondo_salida'],
    ['hora_traslado_redondo', 'fecha_redondo_traslado'],
  ] as const)('%s is of today', (hora, fecha) => {
    expect(withDayOfHour(blank, { [hora]: '0631' }, today)).toEqual({ [hora]: '0631', [fecha]: today })
  })

  it('is left alone where the day is known, comes with it, or there is no hour', () => {
    expect(withDayOfHour({ ...blank, fecha_traslado: '2026-11-20' }, { hora_traslado: '0631' }, today)).toEqual({
      hora_traslado: '0631',
    })
    expect(withDayOfHour(blank, { hora_traslado: '0631', fecha_traslado: '' }, today)).toEqual({
      hora_traslado: '0631',
      fecha_traslado: '',
    })
    expect(withDayOfHour(blank, { hora_traslado: '' }, today)).toEqual({ hora_traslado: '' })
    expect(withDayOfHour(blank, { cargo: 'Jefe' }, today)).toEqual({ cargo: 'Jefe' })
  })
})
