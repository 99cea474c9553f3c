/** Several devices type in one draft with any order of saves, lost answers and readings: nothing is overwritten unseen. */
import * as fc from 'fast-check'
import type { DraftFields } from '@cauce/domain/clinical-record/draft-merge'
import { sameValue } from '@cauce/domain/clinical-record/same-value'
import {
  isSendable,
  isUnsent,
  joined,
  partOf,
  refused,
  resolved,
  saved,
  sending,
  typed,
} from '@cauce/machines/record-draft/parts'
import type { DraftPart } from '@cauce/machines/record-draft/types'
import { property } from '../../support/property.ts'

const FIELDS = ['plan', 'recomendaciones'] as const
const DEVICES = 3
const START = { version: 0, datos: { plan: '', recomendaciones: '' } } as const

const device = fc.nat({ max: DEVICES - 1 })
const step = fc.oneof(
  fc.record({ act: fc.constant('type' as const), who: device, campo: fc.constantFrom(...FIELDS) }),
  // Whether the server is reached, and whether its answer comes back.
  fc.record({ act: fc.constant('save' as const), who: device, arrives: fc.boolean(), answered: fc.boolean() }),
  fc.record({ act: fc.constant('read' as const), who: device }),
  fc.record({ act: fc.constant('choose' as const), who: device, choice: fc.constantFrom('mio', 'otro', 'ambos') }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

interface World {
  server: { version: number; datos: DraftFields }
  readonly parts: DraftPart[]
  typedSoFar: number
  /** What a device would write over without having seen it. */
  unseen: readonly string[]
}

const newWorld = (): World => ({
  server: START,
  parts: Array.from({ length: DEVICES }, () => partOf(START)),
  typedSoFar: 0,
  unseen: [],
})

/** As the server does it: the version that it has, or the same content again. */
const accepts = ({ server }: World, version: number, datos: DraftFields): boolean =>
  version === server.version || sameValue(datos, server.datos)

const save = (
  world: World,
  part: DraftPart,
  { arrives, answered }: { arrives: boolean; answered: boolean },
): DraftPart => {
  if (!isSendable(part)) return part
  const { base, datos } = part
  const away = sending(part)
  if (!arrives) return away
  if (!accepts(world, base.version, datos)) return answered ? joined(refused(away), world.server).part : away
  if (!sameValue(datos, world.server.datos)) {
    const known = [base.datos, ...part.enviados]
    const over = FIELDS.filter(
      (campo) =>
        !sameValue(datos[campo], world.server.datos[campo]) &&
        !known.some((seen) => sameValue(seen[campo], world.server.datos[campo])),
    )
    world.unseen = [...world.unseen, ...over]
    world.server = { version: world.server.version + 1, datos }
  }
  return answered ? saved(away, world.server.version) : away
}

const choose = (part: DraftPart, choice: 'mio' | 'otro' | 'ambos'): DraftPart =>
  resolved(part, Object.fromEntries(part.conflictos.map(({ campo }) => [campo, choice])))

const take = (world: World, one: Step): void => {
  const part = world.parts[one.who]
  if (part === undefined) return
  if (one.act === 'type') {
    world.typedSoFar += 1
    world.parts[one.who] = typed(part, { [one.campo]: `texto ${world.typedSoFar}` })
  } else if (one.act === 'save') world.parts[one.who] = save(world, part, one)
  else if (one.act === 'read') world.parts[one.who] = joined(part, world.server).part
  else if (one.choice === 'mio' || one.choice === 'otro' || one.choice === 'ambos')
    world.parts[one.who] = choose(part, one.choice)
}

const steps = fc.array(step, { maxLength: 40 })

property('no se sobrescribe nada que un dispositivo no haya visto', [steps], (all) => {
  const world = newWorld()
  for (const one of all) take(world, one)
  return world.unseen.length === 0
})

property('lo escrito y no enviado queda como se escribió cuando llega algo de otra parte', [steps], (all) => {
  const world = newWorld()
  for (const one of all) take(world, one)
  return world.parts.every((part) => {
    const after = joined(part, world.server).part
    const own = FIELDS.filter((campo) => !sameValue(part.datos[campo], part.base.datos[campo]))
    return own.every((campo) => sameValue(after.datos[campo], part.datos[campo]))
  })
})

property('cuando todos han escogido y enviado, los dispositivos y el servidor dicen lo mismo', [steps], (all) => {
  const world = newWorld()
  for (const one of all) take(world, one)
  // One turn each to bring, choose and send what is theirs, and another one to bring what the later ones sent.
  for (let round = 0; round < 2; round += 1)
    for (const who of world.parts.keys()) {
      take(world, { act: 'read', who })
      take(world, { act: 'choose', who, choice: 'ambos' })
      take(world, { act: 'save', who, arrives: true, answered: true })
    }
  for (const who of world.parts.keys()) take(world, { act: 'read', who })
  return world.parts.every((part) => !isUnsent(part) && sameValue(part.datos, world.server.datos))
})
