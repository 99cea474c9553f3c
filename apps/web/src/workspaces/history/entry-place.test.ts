import type { TimelineEntry } from '@cauce/domain/clinical-record/timeline-entry'
import { expect, it } from 'vitest'
import { entryPlace } from './entry-place.ts'

const HERE = new URLSearchParams('afiliado=7&meses=36')
const entry = (over: Partial<TimelineEntry>): TimelineEntry => ({
  clase: 'visita',
  id: 31,
  fecha: '2026-11-20',
  hora: '07:00',
  hasta: null,
  titulo: '',
  detalle: '',
  anulada: false,
  ...over,
})

it('opens a visit over the timeline', () => {
  expect(entryPlace(entry({}), HERE)).toEqual({
    to: '/historico/consultas?afiliado=7&meses=36&consulta=31',
    permission: 'historico.atenciones',
    verb: 'Leer',
  })
})

it('shows anything else in its list, narrowed to its days', () => {
  expect(entryPlace(entry({ clase: 'orden' }), HERE).to).toBe(
    '/historico/ordenes?afiliado=7&desde=2026-11-20&hasta=2026-11-20',
  )
  expect(entryPlace(entry({ clase: 'incapacidad', hasta: '2026-11-25' }), HERE)).toMatchObject({
    to: '/historico/incapacidades?afiliado=7&desde=2026-11-20&hasta=2026-11-25',
    permission: 'historico.incapacidades',
  })
  expect(entryPlace(entry({ clase: 'consentimiento' }), HERE).permission).toBe('historico.consentimientos')
})
