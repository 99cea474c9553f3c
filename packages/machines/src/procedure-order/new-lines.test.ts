import { expect, it } from 'vitest'
import { bloodCount, colonoscopy, hoy } from '../testing/ordering-samples.ts'
import { itemOf, orderWith } from '../testing/procedure-lines.ts'
import { draftToAdd, itemsObserved, setAdded } from './new-lines.ts'

const lineOf = (procedimiento: typeof bloodCount, observacion: string) => ({ procedimiento, cantidad: 2, observacion })

it('a set adds what the list does not have, from today and not validated yet', () => {
  const present = itemOf({ procedimiento: colonoscopy })
  const context = { ...orderWith([present]), nextItem: 5 }
  const change = setAdded(context, [lineOf(colonoscopy, 'x'), lineOf(bloodCount, 'Control')], hoy)
  expect(change.items?.map(({ key, procedimiento }) => [key, procedimiento.id])).toEqual([
    [present.key, colonoscopy.id],
    [5, bloodCount.id],
  ])
  expect(change.items?.[1]).toMatchObject({ cantidad: 2, observacion: 'Control', fechaVigencia: hoy, validado: null })
  expect(change.nextItem).toBe(6)
})

it('one observation for all, and nothing where nothing is written', () => {
  const context = orderWith([itemOf(), itemOf({ key: 2 })])
  expect(itemsObserved(context, ' Control ').items?.map(({ observacion }) => observacion)).toEqual([
    'Control',
    'Control',
  ])
  expect(itemsObserved(context, ' ')).toEqual({})
})

it('the next line says what the one before it says', () => {
  const context = orderWith([itemOf({ observacion: 'Control' })])
  const draft = { ...context.draft, procedimiento: bloodCount }
  expect(draftToAdd({ ...context, draft }).observacion).toBe('Control')
})
