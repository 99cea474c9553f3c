import { createActor, fromPromise } from 'xstate'
import { describe, expect, it, vi } from 'vitest'
import { empresas } from '@cauce/domain/masters/admin/empresas'
import { PortFailure } from '../failure.ts'
import { fakePort, settle } from '../testing/fake-port.ts'
import { broughtIn, disputed, ownChanges, undecided } from './record-edit/changes.ts'
import { recordEditMachine } from './record-edit.ts'
import type { RecordEditPorts as P, Theirs } from './record-edit/types.ts'

const stored = {
  nit: '901448216-6',
  razon_social: 'Transportes Sabaneta S.A.S.',
  municipio_id: '631',
  direccion: 'Calle 75 Sur # 43-12',
  telefono: '6045552010',
  correo: 'sst@tsabaneta.demo',
  riesgo: 'IV',
}
const theirs: Theirs = {
  version: 4,
  activo: true,
  valores: { ...stored, direccion: 'Calle 75 Sur # 43-12, bodega 4', correo: 'talento@tsabaneta.demo' },
  textos: {},
  quien: 'Carlos Mejía',
  cuando: '2026-11-23T14:48:00.000Z',
}

const start = () => {
  const save = fakePort<P['saveRecord']['output'], P['saveRecord']['input']>()
  const told = vi.fn<() => void>()
  let keys = 0
  const newKey = fromPromise<string, undefined>(() => Promise.resolve(`k${(keys += 1)}`))
  const actor = createActor(
    recordEditMachine.provide({ actors: { saveRecord: save.logic, newKey }, actions: { tellSaved: () => told() } }),
    { input: { of: empresas, id: 7, version: 3, base: stored, draft: stored } },
  ).start()
  const context = () => actor.getSnapshot().context
  return {
    actor,
    save,
    told,
    context,
    type: (field: string, value: string) => actor.send({ type: 'field.changed', field, value }),
    send: async () => {
      actor.send({ type: 'save.asked' })
      await settle()
    },
  }
}

const conflicting = async () => {
  const flow = start()
  flow.type('correo', 'salud@tsabaneta.demo')
  flow.type('telefono', '604 555 20 44')
  await flow.send()
  flow.save.last().resolve({ conflict: theirs, mensaje: 'Otra persona cambió esta empresa' })
  await settle()
  return flow
}

describe('un registro de un maestro', () => {
  it('sin cambios no se manda, y lo que solo difiere en espacios no es un cambio', async () => {
    const { type, send, save, context } = start()
    type('razon_social', '  Transportes  Sabaneta S.A.S. ')
    expect(ownChanges(context())).toEqual([])
    await send()
    expect(save.calls).toHaveLength(0)
  })

  it('lo que falta se dice en su campo y no se manda; al escribirlo se calla', async () => {
    const { type, send, save, context } = start()
    type('razon_social', '')
    await send()
    expect([save.calls.length, Object.keys(context().errores)]).toEqual([0, ['razon_social']])
    type('razon_social', 'Transportes')
    expect(context().errores).toEqual({})
  })

  it('guardado, lo guardado es de donde se parte y se avisa una vez', async () => {
    const { type, send, save, context, told } = start()
    type('riesgo', 'V')
    await send()
    expect(save.last().input).toEqual({ id: 7, version: 3, valores: { ...stored, riesgo: 'V' }, key: 'k1' })
    save.last().resolve({
      saved: { id: 7, version: 4, activo: true, valores: { ...stored, riesgo: 'V' }, textos: {} },
      mensaje: 'Empresa guardada con éxito',
    })
    await settle()
    expect([context().version, ownChanges(context()), told.mock.calls.length]).toEqual([4, [], 1])
  })

  it('si otra persona guardó, lo de cada uno queda y solo se pregunta lo que los dos cambiaron', async () => {
    const { context } = await conflicting()
    expect([disputed(context()), broughtIn(context()), undecided(context())]).toEqual([
      ['correo'],
      ['direccion'],
      ['correo'],
    ])
    expect(context().draft).toMatchObject({
      direccion: 'Calle 75 Sur # 43-12, bodega 4',
      telefono: '6045552044',
      correo: 'salud@tsabaneta.demo',
    })
    expect(ownChanges(context())).toEqual(['telefono', 'correo'])
  })

  it('sin elegir no se guarda; elegido, se guarda sobre la versión de la otra persona', async () => {
    const { actor, send, save, context } = await conflicting()
    await send()
    expect(save.calls).toHaveLength(1)
    actor.send({ type: 'choice.made', field: 'correo', whose: 'theirs' })
    expect([context().draft['correo'], ownChanges(context())]).toEqual(['talento@tsabaneta.demo', ['telefono']])
    actor.send({ type: 'choice.made', field: 'correo', whose: 'mine' })
    expect(context().draft['correo']).toBe('salud@tsabaneta.demo')
    await send()
    expect(save.last().input).toMatchObject({ version: 4, key: 'k2', valores: { correo: 'salud@tsabaneta.demo' } })
  })

  it('escribir en lo que se cruza es elegir', async () => {
    const { type, context } = await conflicting()
    type('correo', 'otro@tsabaneta.demo')
    expect(undecided(context())).toEqual([])
  })

  it('descartar lo mío deja lo que guardó la otra persona', async () => {
    const { actor, context } = await conflicting()
    actor.send({ type: 'draft.dropped' })
    expect([context().draft, context().theirs]).toEqual([theirs.valores, null])
  })

  it('una segunda vez que otra persona guarda se junta igual, sobre lo que ya se había traído', async () => {
    const { actor, context } = await conflicting()
    actor.send({
      type: 'theirs.came',
      theirs: { ...theirs, version: 5, valores: { ...theirs.valores, telefono: '6045552099' } },
    })
    expect([disputed(context()), context().draft['correo']]).toEqual([['telefono'], 'salud@tsabaneta.demo'])
    actor.send({ type: 'theirs.came', theirs: { ...theirs, version: 5, valores: stored } })
    expect(context().base['direccion']).toBe('Calle 75 Sur # 43-12, bodega 4')
  })

  it('sin respuesta, la misma clave va otra vez; con otro contenido, otra clave', async () => {
    const { type, send, save, context } = start()
    type('riesgo', 'V')
    await send()
    save.last().reject(new PortFailure({}))
    await settle()
    expect([context().unsure, context().error !== null]).toEqual([true, true])
    await send()
    expect(save.last().input.key).toBe('k1')
    save.last().reject(new PortFailure({ status: 422, error: 'Revise', errores: { nit: ['Ya existe'] } }))
    await settle()
    expect([context().unsure, context().errores]).toEqual([false, { nit: ['Ya existe'] }])
    type('riesgo', 'III')
    await send()
    expect(save.last().input.key).toBe('k2')
  })

  it('activada o inactivada por uno mismo, lo escrito sigue sobre la versión nueva', () => {
    const { actor, type, context } = start()
    type('riesgo', 'V')
    actor.send({ type: 'version.moved', version: 9 })
    expect([context().version, context().draft['riesgo']]).toEqual([9, 'V'])
  })
})
