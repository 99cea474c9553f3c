import * as fc from 'fast-check'
import { draftSaving, unseenDrafts } from '@cauce/domain/clinical-record/draft-save'
import { mergeDraft, type DraftFields, type DraftVersion } from '@cauce/domain/clinical-record/draft-merge'
import { sameValue } from '@cauce/domain/clinical-record/same-value'
import { property } from '../../support/property.ts'

const DEVICES = 3
const FIELDS = ['motivo', 'enfermedad_actual'] as const

/** A device with what it last got from the server and what is typed in it. */
interface Device {
  base: DraftVersion
  mine: DraftFields
}

/** One thing that happens: somebody types, a device sends, an answer is lost after the server wrote, a device reads. */
const step = fc.record({
  device: fc.nat({ max: DEVICES - 1 }),
  act: fc.constantFrom('type', 'send', 'lose', 'read'),
  field: fc.constantFrom(...FIELDS),
})

interface World {
  kept: DraftVersion | null
  readonly devices: Device[]
  /** Every text that the server wrote down, with the one that it took the place of. */
  readonly written: { readonly before: DraftFields; readonly after: DraftFields; readonly base: DraftFields }[]
}

const send = (world: World, device: Device, heard: boolean): void => {
  const sent = { version: device.base.version, datos: device.mine }
  const saving = draftSaving(world.kept, sent)
  if (saving.kind === 'otra_version') return
  if (saving.kind === 'guardar') {
    world.written.push({ before: world.kept?.datos ?? {}, after: sent.datos, base: device.base.datos })
    world.kept = { version: saving.version, datos: sent.datos }
  }
  if (heard) device.base = { version: saving.version, datos: sent.datos }
}

const read = (world: World, device: Device): void => {
  if (world.kept === null) return
  const merge = mergeDraft(device.base, device.mine, world.kept)
  // A conflict waits for a person; what is here stays typed.
  if (merge.kind === 'conflict') return
  device.base = world.kept
  device.mine = merge.datos
}

const run = (steps: readonly { device: number; act: string; field: string }[]): World => {
  const world: World = {
    kept: null,
    devices: Array.from({ length: DEVICES }, () => ({ base: { version: 0, datos: {} }, mine: {} })),
    written: [],
  }
  for (const [index, { device: at, act, field }] of steps.entries()) {
    const device = world.devices[at]
    if (device === undefined) continue
    if (act === 'type') device.mine = { ...device.mine, [field]: `escrito en el paso ${index}` }
    else if (act === 'read') read(world, device)
    else send(world, device, act === 'send')
  }
  return world
}

property(
  'sea cual sea el orden, quien sobrescribe algo ya lo había visto',
  [fc.array(step, { maxLength: 60 })],
  (steps) => run(steps).written.every(({ before, base }) => sameValue(before, base)),
)

property(
  'la versión del servidor crece en uno con cada escritura y con nada más',
  [fc.array(step, { maxLength: 60 })],
  (steps) => {
    const { kept, written } = run(steps)
    return (kept?.version ?? 0) === written.length
  },
)

property(
  'cuando todos callan, leer y enviar lleva a todo dispositivo sin conflicto al mismo texto',
  [fc.array(step, { maxLength: 40 })],
  (steps) => {
    const world = run(steps)
    for (let round = 0; round < 2; round += 1)
      for (const device of world.devices) {
        read(world, device)
        send(world, device, true)
      }
    for (const device of world.devices) read(world, device)
    return world.devices.every(
      ({ base, mine }) => base.version !== world.kept?.version || sameValue(mine, world.kept.datos),
    )
  },
)

const component = fc.constantFrom('anamnesis', 'plan', 'examen')
const fields = fc.record({ motivo: fc.constantFrom('Tos', 'Fiebre', '') })
const byComponent = <Value>(value: fc.Arbitrary<Value>) => fc.dictionary(component, value)

property(
  'una historia se finaliza solo si cada borrador del servidor se vio o dice justo lo que se envía',
  [
    fc.uniqueArray(fc.record({ componente: component, version: fc.integer({ min: 1, max: 3 }), datos: fields }), {
      selector: ({ componente }) => componente,
    }),
    byComponent(fields),
    byComponent(fc.integer({ min: 0, max: 3 })),
  ],
  (kept, sent, seen) => {
    const unseen = unseenDrafts(kept, sent, seen)
    return kept.every(({ componente, version, datos }) => {
      const lost = version > (seen[componente] ?? 0) && datos.motivo !== sent[componente]?.motivo
      return unseen.includes(componente) === lost
    })
  },
)
