import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import {
  changedFields,
  clockOf,
  mergePanel,
  panelDraftOf,
  panelErrors,
  panelToSend,
  type PanelDraft,
} from '@cauce/domain/referral/panel-draft'
import { checkPanel } from '@cauce/domain/referral/panel-check'
import { panelToStore } from '@cauce/domain/referral/panel-events'
import { referralBase } from '@cauce/machines/testing/referral-samples'
import { property } from '../../support/property.ts'

const text = fc.constantFrom('', 'uno', 'dos')
const institution = fc.option(
  fc.record({ id: fc.integer({ min: 1, max: 3 }), nombre: fc.constant('Clínica'), municipio: fc.constant('Cali') }),
  { nil: null },
)
const draft: fc.Arbitrary<PanelDraft> = fc
  .record({
    tipo_anexo_id: fc.constantFrom<PanelDraft['tipo_anexo_id']>(1, 2, 3, 4),
    institucion: institution,
    traslado_redondo: fc.boolean(),
    codigo_remision: text,
    tipo_solicitud: text,
    nombre_acepta: text,
    cargo: text,
    movil_traslado: text,
  })
  .map((part) => ({ ...panelDraftOf(referralBase()), ...part }))

describe('lo que se escribe en el panel de una remisión', () => {
  property(
    'no se pierde nada de lo escrito ni nada de lo que otra persona guardó en otros campos',
    [draft, draft, draft],
    (before, mine, theirs) => {
      const { draft: merged, conflicts } = mergePanel(mine, before, theirs)
      const typed = changedFields(mine, before)
      const saved = changedFields(theirs, before)
      expect(changedFields(merged, mine).filter((field) => typed.includes(field))).toEqual([])
      expect(changedFields(merged, theirs).filter((field) => !typed.includes(field))).toEqual([])
      const both = typed.filter((field) => saved.includes(field) && changedFields(mine, theirs).includes(field))
      expect(conflicts.toSorted()).toEqual([...both].toSorted())
    },
  )

  property('quien no escribió nada ve exactamente lo guardado', [draft, draft], (before, theirs) => {
    expect(mergePanel(before, before, theirs)).toEqual({ draft: theirs, conflicts: [] })
  })

  property(
    'se revisa exactamente como lo hará el servidor',
    [draft, fc.constantFrom('Pendiente', 'En seguimiento')],
    (written, estado) => {
      const base = referralBase({ estado })
      const sent = panelToSend(written)
      const asked = checkPanel(panelToStore(sent), { estado, from: Date.parse(base.created_at), codigo: null })
      expect(panelErrors(written, base)).toEqual(asked)
      expect(panelToStore(sent)).toEqual(sent)
    },
  )

  property(
    'una hora escrita de corrido es la misma que con dos puntos',
    [fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })],
    (hour, minute) => {
      const minutes = String(minute).padStart(2, '0')
      const whole = `${String(hour).padStart(2, '0')}:${minutes}`
      for (const written of [whole, `${hour}:${minutes}`, `${hour}${minutes}`, ` ${whole}:00 `])
        expect(clockOf(written)).toBe(whole)
    },
  )
})
