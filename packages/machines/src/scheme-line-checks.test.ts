import { describe, expect, it } from 'vitest'
import { stopped } from './scheme/checks.ts'
import { settle } from './testing/fake-port.ts'
import { startChecking } from './testing/scheme-flow.ts'
import { ahora, checked, finding } from './testing/scheme-samples.ts'

const names = ['Rituximab']
const REASON = 'El beneficio supera el riesgo en este paciente: se vigila cada semana y lo sabe la familia'
const shortage = { ...finding, comprobacion: 'desabastecimiento' as const, clave: 'desabastecimiento:1', bloquea: true }
const repeated = { ...finding, comprobacion: 'duplicidad' as const, clave: 'duplicidad:1-2' }

describe('the checks of the lines of a scheme', () => {
  it('are shown in the order in which they are made, and asked for by how grave they are', async () => {
    const { actor, now, last, answer } = await startChecking()
    await answer(checked(names, { duplicidad: [repeated] }))
    expect(last().map(({ comprobacion }) => comprobacion)).toEqual([
      'interacciones',
      'alergia',
      'alergia_cruzada',
      'duplicidad',
    ])
    actor.send({ type: 'checks.accepted' })
    expect(now().value).toBe('explaining')
    actor.send({ type: 'check.explained', comprobacion: 'duplicidad', motivo: REASON })
    actor.send({ type: 'checks.accepted' })
    expect(now().value).toEqual({ ordering: 'keying' })
  })

  it('do not let through what no reason lets through', async () => {
    const { actor, now, answer } = await startChecking()
    await answer(checked(names, { desabastecimiento: [shortage] }))
    expect(stopped(now().context)).toEqual([shortage])
    actor.send({ type: 'check.explained', comprobacion: 'desabastecimiento', motivo: REASON })
    actor.send({ type: 'checks.accepted' })
    expect(now().value).toBe('explaining')
  })

  it('of a line that has left go with it, and those of every scheme stay in the ledger', async () => {
    const { actor, now, last, answer, request } = await startChecking()
    await answer(checked(names, { desabastecimiento: [shortage], interacciones: [finding] }))
    actor.send({ type: 'checks.left' })
    request()
    await answer(checked(names))
    await settle()
    expect(stopped(now().context)).toEqual([])
    expect(last().map(({ comprobacion, respuesta }) => [comprobacion, respuesta])).toEqual([
      ['interacciones', 'limpia'],
      ['alergia', 'limpia'],
      ['alergia_cruzada', 'limpia'],
    ])
    expect(now().context.entries).toHaveLength(6)
    expect(now().context.entries[0]).toMatchObject({ respuesta: 'encontrada', hora: ahora })
    expect(now().value).toEqual({ ordering: 'keying' })
  })
})
