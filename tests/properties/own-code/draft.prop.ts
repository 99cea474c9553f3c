import * as Schema from 'effect/Schema'
import { describe, expect } from 'vitest'
import { checkValidityDate } from '@cauce/domain/ordering/validity-date'
import { checkOwnCodeDraft, toServiceLine } from '@cauce/domain/own-code/draft'
import { ServiceLine } from '@cauce/domain/own-code/service-line'
import { ownCodeDraftOn } from '../../support/arbitraries/own-code.ts'
import { property } from '../../support/property.ts'

const DAY = '2026-11-21'
const draft = ownCodeDraftOn(DAY)
const accepts = Schema.is(ServiceLine)

describe('checkOwnCodeDraft', () => {
  property('hay un mensaje exactamente cuando algún campo lo tiene', [draft], (value) => {
    const { mensaje, errores } = checkOwnCodeDraft(value, DAY)
    expect(mensaje === null).toBe(Object.keys(errores).length === 0)
  })

  property('lo que la pantalla acepta es lo que aceptan el envío y el calendario', [draft], (value) => {
    const line = toServiceLine(value)
    const passes = line !== null && accepts(line) && checkValidityDate(line.fechaVigencia, DAY) === null
    expect(checkOwnCodeDraft(value, DAY).mensaje === null).toBe(passes)
  })
})
