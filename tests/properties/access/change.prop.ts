import * as fc from 'fast-check'
import { describe } from 'vitest'
import { changeOf, effectOn } from '@cauce/domain/access/change'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { property } from '../../support/property.ts'

const keys = fc.uniqueArray(fc.constantFrom(...PERMISSIONS.slice(0, 15)))
const sorted = (list: Iterable<string>): string => [...list].toSorted().join()

describe('changeOf', () => {
  property('lo de antes, menos lo que salió y con lo que entró, es lo de después', [keys, keys], (antes, despues) => {
    const { agregados, quitados } = changeOf(antes, despues)
    return sorted([...antes.filter((key) => !quitados.includes(key)), ...agregados]) === sorted(despues)
  })

  property('nada entra y sale a la vez', [keys, keys], (antes, despues) => {
    const { agregados, quitados } = changeOf(antes, despues)
    return agregados.every((key) => !quitados.includes(key))
  })
})

describe('effectOn', () => {
  property(
    'es la diferencia entre todo lo que la persona tiene antes y después',
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
