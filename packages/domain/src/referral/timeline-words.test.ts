import { describe, expect, it } from 'vitest'
import { NO_HOURS } from './empty-panel.ts'
import type { ReferralEvent, ReferralEventKind } from './referral.ts'
import { REFERRAL_STATES } from './status.ts'
import { messageEvent } from './timeline.ts'
import { pendingEntries, timelineEntries } from './timeline-words.ts'

const event = (
  id: number,
  clase: ReferralEventKind,
  hour: string,
  detalle: ReferralEvent['detalle'] = {},
): ReferralEvent => ({
  id: `e${id}`,
  clase,
  at: new Date(`2026-11-21T${hour}:00-05:00`).toISOString(),
  registrado_at: new Date(`2026-11-21T${hour}:30-05:00`).toISOString(),
  quien: { id: 4, nombre: 'Andrés Loaiza' },
  detalle,
})

const NIGHT: readonly ReferralEvent[] = [
  event(1, 'registrada', '06:02', { institucion: 'Hospital San Roque', tipo_anexo_id: 3 }),
  event(2, 'tomada', '06:09'),
  event(3, 'aceptacion', '06:31', {
    nombre_acepta: 'Dra. C. Uribe',
    cargo: 'Jefe de UCI',
    institucion: 'Clínica del Prado',
    municipio: 'Medellín',
  }),
  event(4, 'salida', '06:40', {
    tipo_traslado: 'Ambulancia medicalizada',
    movil_traslado: 'Traslado aéreo, AVC-12',
    municipio: 'Quibdó',
  }),
]

const read = (events: readonly ReferralEvent[]) =>
  timelineEntries(events, false).map(({ hora, titulo, resto, detalle }) => [
    hora,
    [titulo, resto].filter(Boolean).join(' '),
    detalle,
  ])
const last = (clase: ReferralEventKind, detalle: ReferralEvent['detalle'] = {}) =>
  read([...NIGHT, event(9, clase, '08:10', detalle)]).at(-1)

const annexOf = (detalle: ReferralEvent['detalle']) => read([event(1, 'registrada', '06:02', detalle)])[0]?.[2]

describe('what happened, in words', () => {
  it('is read as the spine of the screen shows it', () => {
    expect(read(NIGHT)).toEqual([
      ['06:02', 'Registrada por Hospital San Roque', 'Anexo 9 · Referencia'],
      ['06:09', 'En seguimiento: la tomó Andrés Loaiza', '7 min después'],
      ['06:31', 'Aceptada por Clínica del Prado, Medellín', 'Dra. C. Uribe, jefe de UCI · 29 min desde el registro'],
      ['06:40', 'Ambulancia medicalizada sale de Quibdó', 'Traslado aéreo, AVC-12 · 9 min desde la aceptación'],
    ])
  })

  it('says of the rest what is known', () => {
    expect(last('llegada', { institucion: 'Clínica del Prado' })).toEqual([
      '08:10',
      'Llegada a Clínica del Prado',
      '1 h 30 min desde la salida',
    ])
    expect(last('salida_redondo')).toEqual(['08:10', 'Salida', 'Traslado redondo'])
    expect(last('llegada_redondo')?.[2]).toBe('Traslado redondo')
    expect(last('actualizada', { campos: ['cargo', 'codigo_remision', 'otro'] })).toEqual([
      '08:10',
      'Actualizada por Andrés Loaiza',
      'Código de remisión, Cargo',
    ])
    expect(last('codigo', { codigo: 'CR-1', antes: 'CR-0' })).toEqual([
      '08:10',
      'Código de remisión CR-1',
      'Antes, CR-0 · Andrés Loaiza',
    ])
    expect(last('ordenada')?.[1]).toBe('Ordenada por Andrés Loaiza')
    expect(last('documento', { clase: 'anexo_referencia', codigo: 'ABCD' })).toEqual([
      '08:10',
      'Anexo técnico impreso por Andrés Loaiza',
      'Código de verificación ABCD',
    ])
    expect(last('finalizada', { observacion: 'Llegó estable' })).toEqual([
      '08:10',
      'Cerrado por Andrés Loaiza',
      'Llegó estable',
    ])
  })

  it('says nothing of what is not kept, and trims what is', () => {
    expect(last('actualizada')?.[2]).toBe('')
    expect(last('finalizada', { observacion: ' Llegó estable ' })?.[2]).toBe('Llegó estable')
    expect(last('ordenada')?.[2]).toBe('Consulta para ordenar')
    expect(last('documento', { clase: 'relevo_referencia' })?.[1]).toBe('Hoja de relevo impreso por Andrés Loaiza')
    expect(last('documento', { clase: 'otra' })?.[1]).toBe('Documento impreso por Andrés Loaiza')
  })

  it('names the annex of a registration by its number, or as it was written down', () => {
    expect(annexOf({ tipo_anexo_id: 3, tipo_anexo: 'Referencia' })).toBe('Anexo 9 · Referencia')
    expect(annexOf({ tipo_anexo: 'Referencia' })).toBe('Referencia')
    expect(annexOf({ tipo_anexo_id: '3', tipo_anexo: 'Referencia' })).toBe('Referencia')
  })

  it.each<readonly [string, readonly ReferralEventKind[], ReferralEventKind, string]>([
    ['a departure that nobody accepted, from the registration', ['registrada'], 'salida', '5 min desde el registro'],
    ['an arrival without its departure, from the acceptance', ['aceptacion'], 'llegada', '5 min desde la aceptación'],
    ['an arrival, from the departure', ['aceptacion', 'salida'], 'llegada', '5 min desde la salida'],
    [
      'the way back, from the arrival',
      ['salida', 'llegada'],
      'salida_redondo',
      'Traslado redondo · 5 min desde la llegada',
    ],
    [
      'the arrival of the way back, from its departure',
      ['salida', 'salida_redondo'],
      'llegada_redondo',
      'Traslado redondo · 5 min desde la salida',
    ],
    ['an arrival of which nothing is known before', ['registrada'], 'llegada', ''],
  ])('measures %s', (_name, before, clase, detalle) => {
    const minutes = [...before, clase].map((each, place) =>
      event(place + 1, each, `07:${String(place * 5).padStart(2, '0')}`),
    )
    expect(read(minutes).at(-1)?.[2]).toBe(detalle)
  })

  it('reads a message as it was written, which is no step of the referral', () => {
    const said: ReferralEvent = messageEvent({
      id: 7,
      canal_id: 3,
      user_id: 9,
      mensaje: 'Ya sale la ambulancia',
      created_at: new Date('2026-11-21T06:42:00-05:00').toISOString(),
      clave: null,
      adjunto: null,
      nombre_adjunto: null,
      adjuntos: [],
      user: { operador: { nombre_completo: 'Dra. Murillo' } },
    })
    const entries = timelineEntries([...NIGHT, said, event(5, 'llegada', '08:10')], false)
    expect(entries.find(({ clase }) => clase === 'mensaje')).toMatchObject({
      titulo: '',
      resto: 'Ya sale la ambulancia',
      detalle: 'Dra. Murillo',
      minutos: null,
      tono: 'done',
    })
    expect(entries.at(-1)).toMatchObject({ clase: 'llegada', minutos: 90, tono: 'now' })
    expect(timelineEntries([...NIGHT, said], false).map(({ tono }) => tono)).toEqual([
      'done',
      'done',
      'done',
      'now',
      'done',
    ])
    expect(timelineEntries([{ ...said, detalle: {} }], false)).toMatchObject([
      { titulo: '', resto: '', detalle: 'Dra. Murillo', mensaje: null },
    ])
  })

  it('tells an hour that was corrected from the one before it', () => {
    const fixed = read([...NIGHT, event(9, 'aceptacion', '06:35', { corrige: true })])
    expect(fixed.find(([hour]) => hour === '06:35')).toEqual([
      '06:35',
      'Aceptada',
      '33 min desde el registro · Hora corregida',
    ])
    expect(fixed.at(-1)?.[2]).toContain('5 min desde la aceptación')
    expect(last('llegada', { corrige: true })?.[2]).toBe('1 h 30 min desde la salida · Hora corregida')
  })

  it('an event without its details still says what it is', () => {
    expect(read([event(1, 'registrada', '06:02')])).toEqual([['06:02', 'Registrada por Andrés Loaiza', '']])
    expect(read([{ ...event(1, 'tomada', '06:02'), quien: null }])).toEqual([['06:02', 'En seguimiento', '']])
  })

  it('measures each event from the one before it and shows the last one of an open referral', () => {
    expect(timelineEntries(NIGHT, false).map(({ minutos, tono }) => [minutos, tono])).toEqual([
      [null, 'done'],
      [7, 'done'],
      [22, 'done'],
      [9, 'now'],
    ])
    const printed = [...NIGHT, event(5, 'documento', '06:45')]
    expect(timelineEntries(printed, false).map(({ tono }) => tono)).toEqual(['done', 'done', 'done', 'now', 'done'])
    expect(timelineEntries(NIGHT, true).map(({ tono }) => tono)).toEqual(['done', 'done', 'done', 'done'])
  })
})

const words = (referral: Parameters<typeof pendingEntries>[0]) =>
  pendingEntries(referral).map(({ hora, resto, detalle }) => [hora, resto, detalle].filter(Boolean).join(' '))

it('an hour of arrival is estimated to the minute, and a blank one is none', () => {
  const waiting: Parameters<typeof pendingEntries>[0] = {
    ...NO_HOURS,
    estado: REFERRAL_STATES.following,
    traslado_redondo: false,
    hora_estimada_llegada: '08:10:00',
  }
  const arrival = (hora_estimada_llegada: string | null) =>
    pendingEntries({ ...waiting, hora_estimada_llegada }).find(({ clase }) => clase === 'llegada')
  expect(arrival('08:10:00')).toEqual({
    id: 'pendiente-llegada',
    clase: 'llegada',
    at: null,
    hora: '—',
    dia: '',
    titulo: '',
    resto: 'Llegada',
    detalle: 'Estimada 08:10',
    tono: 'pending',
    minutos: null,
    mensaje: null,
  })
  expect([arrival('  ')?.detalle, arrival(null)?.detalle]).toEqual(['', ''])
})

describe('what is waited for', () => {
  const following: Parameters<typeof pendingEntries>[0] = {
    ...NO_HOURS,
    estado: REFERRAL_STATES.following,
    traslado_redondo: false,
    hora_estimada_llegada: '08:10',
    fecha_aceptacion: '2026-11-21',
    hora_aceptacion: '06:31',
    fecha_traslado_salida: '2026-11-21',
    hora_traslado_salida: '06:40',
  }
  it('is what comes after the last hour that is known', () => {
    expect(words(following)).toEqual(['— Llegada Estimada 08:10'])
    expect(words({ ...following, hora_estimada_llegada: null })).toEqual(['— Llegada'])
    expect(words({ ...following, traslado_redondo: true, hora_estimada_llegada: null })).toEqual([
      '— Llegada',
      '— Salida del traslado redondo',
      '— Llegada del traslado redondo',
    ])
    expect(words({ ...following, hora_aceptacion: null, hora_traslado_salida: null })).toEqual([
      '— Aceptación',
      '— Salida',
      '— Llegada Estimada 08:10',
    ])
    expect(words({ ...following, fecha_traslado: '2026-11-21', hora_traslado: '08:20' })).toEqual([])
  })

  it('is nothing of one that nobody manages or that is closed', () => {
    expect(words({ ...following, estado: REFERRAL_STATES.pending })).toEqual([])
    expect(words({ ...following, estado: REFERRAL_STATES.closed })).toEqual([])
  })
})
