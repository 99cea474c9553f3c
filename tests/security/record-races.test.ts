/** A record that many write at once: one of them wins, the others are told, and nothing is written over unseen. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tally } from '../support/at-once.ts'
import { openRecords, type Records } from '../support/clinical-record.ts'
import { ANAMNESIS } from '../support/record-visit.ts'

const AT_ONCE = 30

let records: Records
beforeAll(async () => {
  records = await openRecords()
})
afterAll(() => records.close())

const together = <T>(one: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => one(index)))

const draftOf = (motivo: string) => ({ componente: 'anamnesis', datos: { ...ANAMNESIS, motivo } }) as const

describe('una historia que se escribe en muchos sitios a la vez', () => {
  it('guardados desde la misma versión: uno se guarda y los demás saben que hay otra', async () => {
    const consulta = await records.visit()
    for (const version of [0, 1]) {
      const answers = await together((index) => records.save(consulta, { ...draftOf(`${version}.${index}`), version }))
      expect(tally(answers)).toEqual({ 200: 1, '409 borrador.otra_version': AT_ONCE - 1 })
      const winner = answers.findIndex(({ status }) => status === 200)
      expect((await records.view(consulta)).borradores).toMatchObject([
        { version: version + 1, datos: { motivo: `${version}.${winner}` } },
      ])
    }
  })

  it('el mismo guardado repetido: una sola versión para todos', async () => {
    const consulta = await records.visit()
    const answers = await together(() => records.save(consulta, draftOf('Lumbago')))
    expect(tally(answers)).toEqual({ 200: AT_ONCE })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('dos finalizaciones o más, cada una con su clave: una finaliza y a las demás se les dice', async () => {
    const consulta = await records.visit()
    const bodies = await together((index) => records.complete({ plan: { plan: `Plan ${index}`, recomendaciones: '' } }))
    const answers = await together((index) =>
      records.finalise(consulta, bodies[index], { key: `finalizar-${consulta}-${index}` }),
    )
    expect(tally(answers)).toEqual({ 200: 1, '409 historia.finalizada': AT_ONCE - 1 })
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await records.view(consulta)).historia?.plan).toBe(`Plan ${winner}`)
    expect(await records.audited('historia.finalizar', consulta)).toHaveLength(1)
  })

  it('la misma finalización con la misma clave: la misma respuesta para todas', async () => {
    const consulta = await records.visit()
    const body = await records.complete()
    const answers = await together(() => records.finalise(consulta, body, { key: `finalizar-${consulta}` }))
    expect(tally(answers)).toEqual({ 200: AT_ONCE })
    expect(new Set(answers.map((each) => JSON.stringify(each.body))).size).toBe(1)
    expect(await records.audited('historia.finalizar', consulta)).toHaveLength(1)
  })

  it('guardar mientras se finaliza: o se guardó antes y no se finaliza sin verlo, o la historia ya está cerrada', async () => {
    for (let round = 0; round < 5; round += 1) {
      const consulta = await records.visit()
      const body = await records.complete()
      const [saved, finalised] = await Promise.all([
        records.save(consulta, draftOf(`Otro motivo ${round}`)),
        records.finalise(consulta, body),
      ])
      const { estado, borradores } = await records.view(consulta)
      if (saved.status === 200) {
        expect(tally([finalised])).toEqual({ '409 borrador.otra_version': 1 })
        expect([estado, borradores.length]).toEqual(['abierta', 1])
      } else {
        expect(tally([saved, finalised])).toEqual({ 200: 1, '409 historia.finalizada': 1 })
        expect([estado, borradores.length]).toEqual(['finalizada', 0])
      }
    }
  })

  it('notas a la vez: todas quedan, en orden', async () => {
    const consulta = await records.visit()
    await records.finalise(consulta, await records.complete())
    const answers = await together((index) => records.note(consulta, `Nota ${index}`))
    expect(tally(answers)).toEqual({ 200: AT_ONCE })
    const { notas } = await records.view(consulta)
    expect(new Set(notas.map(({ texto }) => texto)).size).toBe(AT_ONCE)
    expect(notas.map(({ id }) => id)).toEqual(notas.map(({ id }) => id).toSorted((a, b) => a - b))
  })
})
