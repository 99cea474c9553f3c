import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { MOMENTS, momentOf } from '@cauce/domain/referral/moments'
import { checkPanel } from '@cauce/domain/referral/panel-check'
import { differences, momentEvents, panelToStore, type StoredPanel } from '@cauce/domain/referral/panel-events'
import { isOwnReferral, reachesReferral, referralScope } from '@cauce/domain/referral/reach'
import { checkReferral } from '@cauce/domain/referral/required-fields'
import { REFERRAL_STATES } from '@cauce/domain/referral/status'
import { property } from '../../support/property.ts'

const text = fc.constantFrom(null, '', ' ', 'algo', ' Ambulancia ', 'AIU-2026-000001')
const day = fc.constantFrom(null, ' ', '2026-11-21', '2026-11-22', '2026-02-30')
const hour = fc.constantFrom(null, '', '06:31', '06:31:20', '23:59', '24:00')
const site = fc.constantFrom(null, 7, 8)
const panel: fc.Arbitrary<StoredPanel> = fc.record({
  tipo_anexo_id: fc.integer({ min: 1, max: 4 }),
  codigo_remision: text,
  tipo_solicitud: text,
  fecha_aceptacion: day,
  hora_aceptacion: hour,
  nombre_acepta: text,
  cargo: text,
  institucion_acepta_rep_id: site,
  traslado_redondo: fc.boolean(),
  fecha_traslado_salida: day,
  hora_traslado_salida: hour,
  fecha_traslado: day,
  hora_traslado: hour,
  fecha_traslado_redondo_salida: day,
  hora_traslado_redondo_salida: hour,
  fecha_redondo_traslado: day,
  hora_traslado_redondo: hour,
  tipo_traslado: text,
  movil_traslado: text,
  hora_estimada_llegada: hour,
})
const PLACES = {
  remite: { institucion: 'Una', municipio: 'Quibdó' },
  acepta: { institucion: 'Otra', municipio: 'Medellín' },
}

describe('el panel de una remisión', () => {
  property('guardado dos veces es el mismo', [panel], (sent) => {
    const stored = panelToStore(sent)
    expect(panelToStore(stored)).toEqual(stored)
    expect(differences(stored, stored)).toEqual([])
    expect(Object.values(stored).filter((value) => value === '')).toEqual([])
  })

  property(
    'añade una hora por cada momento que se dice o cambia, y ninguna que no esté en el panel',
    [panel, panel],
    (one, other) => {
      const [before, after] = [panelToStore(one), panelToStore(other)]
      const events = momentEvents(before, after, PLACES)
      const changed = new Set(differences(before, after))
      for (const { clave, fecha, hora } of MOMENTS) {
        const at = momentOf(after[fecha], after[hora])
        const mine = events.filter(({ clase }) => clase === clave)
        const isTold = at !== null && at !== momentOf(before[fecha], before[hora])
        if (isTold) expect(mine).toMatchObject([{ at }])
        for (const { campos } of mine) expect(campos.some((field) => changed.has(field))).toBe(true)
      }
      expect(momentEvents(after, after, PLACES)).toEqual([])
    },
  )

  property(
    'el servidor pide al menos lo que pide la regla, y el informe de urgencias nunca pide código',
    [panel, fc.constantFrom(...Object.values(REFERRAL_STATES))],
    (sent, estado) => {
      const stored = panelToStore(sent)
      const errors = checkPanel(stored, { estado, from: 0, codigo: null })
      const asked = Object.keys(checkReferral({ ...stored, estado }))
      const expected = asked.filter((field) => field !== 'codigo_remision' || stored.tipo_anexo_id !== 1)
      expect(Object.keys(errors)).toEqual(expect.arrayContaining(expected))
      if (stored.tipo_anexo_id === 1) expect(errors['codigo_remision']).toBeUndefined()
      expect(
        Object.values(errors)
          .flat()
          .every((message) => message !== ''),
      ).toBe(true)
    },
  )
})

const id = fc.constantFrom(1, 2)
const place = fc.constantFrom(null, 4, 5)
const reader = fc.record({
  id,
  tipo_usuario: fc.constantFrom(1, 2),
  permissions: fc.subarray(['referencia.menu', 'referencia.seguimiento.todo', 'blog.vista']),
  rep_id: place,
})
const owners = fc.record({ user_id: id, rep_id: place, gestor_user_id: fc.option(id) })

describe('quién alcanza una remisión', () => {
  property('según su alcance: todas, las propias o ninguna', [reader, owners], (person, referral) => {
    const scope = referralScope(person)
    const reaches = reachesReferral(person, referral)
    expect(reaches).toBe(scope === 'todas' || (scope === 'propias' && isOwnReferral(person, referral)))
    if (person.tipo_usuario === 2 || !person.permissions.includes('referencia.menu')) expect(reaches).toBe(false)
  })
})
