import * as fc from 'fast-check'
import { describe } from 'vitest'
import { merge3 } from '@cauce/domain/kit/merge'
import { property } from '../../support/property.ts'

const value = fc.constantFrom('', 'uno', 'dos', 'tres')
const form = fc.record({ nombre: value, correo: value, riesgo: value })

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)

describe('merge3', () => {
  property(
    'cada campo es mío, de la otra persona, disputado, o de ninguno: nunca de dos',
    [form, form, form],
    (base, theirs, mine) => {
      const { disputed, theirs: his, mine: own } = merge3(base, theirs, mine)
      const all = [...disputed, ...his, ...own]
      return new Set(all).size === all.length
    },
  )

  property('nadie pierde lo que cambió solo', [form, form, form], (base, theirs, mine) => {
    const { merged, theirs: his, mine: own } = merge3(base, theirs, mine)
    const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = { theirs, mine }
    return (
      his.every((name) => merged[name] === forms['theirs']?.[name]) &&
      own.every((name) => merged[name] === forms['mine']?.[name])
    )
  })

  property('lo disputado queda mío hasta que alguien elige', [form, form, form], (base, theirs, mine) => {
    const own: Readonly<Record<string, string>> = mine
    const { merged, disputed } = merge3(base, theirs, mine)
    return disputed.every((name) => merged[name] === own[name])
  })

  property('sin nada mío, queda lo de la otra persona; sin nada suyo, lo mío', [form, form], (base, other) => {
    return same(merge3(base, other, base).merged, other) && same(merge3(base, base, other).merged, other)
  })

  property(
    'quién de los dos guarda después no cambia qué se disputa',
    [form, form, form],
    (base, a, b) => merge3(base, a, b).disputed.join() === merge3(base, b, a).disputed.join(),
  )
})
