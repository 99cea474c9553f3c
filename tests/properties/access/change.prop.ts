import { fc } from '@fast-check/vitest'
import { describe } from 'vitest'
import { changeOf, effectOn } from '@cauce/domain/access/change'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { property } from '../../support/property.ts'

const keys = fc.uniqueArray(fc.constantFrom(...PERMISSIONS.slice(0, 15)))
const sorted = (list: Iterable<string>): string => [...list].toSorted().join()

describe('changeOf', () => {
  property('before, less what went and with what came, is after', [keys, keys], (antes, despues) => {
    const { agregados, quitados } = changeOf(antes, despues)
    return sorted([...antes.filter((key) => !quitados.includes(key)), ...agregados]) === sorted(despues)
  })

  property('nothing comes and goes at once', [keys, keys], (antes, despues) => {
    const { agregados, quitados } = changeOf(antes, despues)
    return agregados.every((key) => !quitados.includes(key))
  })
})

describe('effectOn', () => {
  property(
    'is the difference between all that the person holds before and after',
    [keys, keys, keys],
    (antes, despues, otros) => {
      const [had, has] = [new Set([...antes, ...otros]), new Set([...despues, ...otros])]
      const { gana, pierde } = effectOn(changeOf(antes, despues), otros)
      return (
        sorted(gana) === sorted([...has].filter((key) => !had.has(key))) &&
        sorted(pierde) === sorted([...had].filter((key) => !has.has(key)))
      )
    },
  )
})
