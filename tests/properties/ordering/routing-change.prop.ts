import { fc } from '@fast-check/vitest'
import { expect } from 'vitest'
import { checkRoutingChange } from '@cauce/domain/ordering/routing-change'
import { blank, sentence } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const site = fc.option(fc.integer({ min: 1 }), { nil: null })

property(
  'it may be saved exactly with a site and a reason of something',
  [site, fc.oneof(sentence, blank)],
  (rep_id, motivo) => {
    const errores = checkRoutingChange({ rep_id, motivo })
    expect('rep_id' in errores).toBe(rep_id === null)
    expect('motivo' in errores).toBe(!/\S/u.test(motivo))
  },
)
