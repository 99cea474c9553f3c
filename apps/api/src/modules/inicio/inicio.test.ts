/** What is counted on the first page of each role is what its list has. */
import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chat } from '@cauce/contract/chat'
import { contenido } from '@cauce/contract/contenido'
import type { Entry } from '@cauce/contract/entry'
import { firmas } from '@cauce/contract/firmas'
import { inicio } from '@cauce/contract/inicio'
import { referencias } from '@cauce/contract/referencias'
import { trabajos } from '@cauce/contract/trabajos'
import { isListed, type HomeTopic } from '@cauce/domain/home/topics'
import { denyAtDesk } from '../../../../../tests/support/authorisations.ts'
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts'

const ROLES = ['medico', 'oncologo', 'referente', 'auxiliar', 'admin', 'auditor', 'farmacia', 'hospital'] as const
const AFFILIATES = ['afiliado', 'afiliada'] as const

let server: TestServer
const tokens = new Map<string, string>()
beforeAll(async () => {
  server = await startTestServer()
  for (const who of [...ROLES, ...AFFILIATES]) tokens.set(who, await server.login(`${who}@cauce.demo`))
})
afterAll(() => server.close())

const ask = async <A, E>(who: string, entry: Entry & { readonly answer: Schema.Codec<A, E> }, sent: object = {}) => {
  const token = tokens.get(who) ?? ''
  const answer = await server.call(`/api${entry.path}`, { token, ...sent })
  expect([who, entry.path, answer.status]).toEqual([who, entry.path, 200])
  return Schema.decodeUnknownSync(entry.answer)(answer.body)
}
const pendingOf = async (who: string) => (await ask(who, inicio.pendientes)).data
const of = async (who: string, asunto: string) =>
  (await pendingOf(who)).find((each) => each.asunto === asunto)?.total ?? 0
const keys = async (who: string) => (await pendingOf(who)).map(({ asunto }) => asunto)

/** Rows of the list that a count opens, as the person finds them there. */
const listed = async (who: string, asunto: HomeTopic): Promise<number> => {
  if (isListed(asunto)) {
    const { data } = await ask(who, inicio.asunto, { body: { asunto, por_pagina: 100 } })
    return data.length
  }
  switch (asunto) {
    case 'firmas':
    case 'urgencias': {
      const body = { por_pagina: 100, ...(asunto === 'firmas' ? {} : { cuales: 'urgencias' }) }
      return (await ask(who, firmas.buscar, { body })).data.length
    }
    case 'remisiones':
      return (await ask(who, referencias.listar, { body: { cola: 'seguimiento', por_pagina: 100 } })).data.length
    case 'fallidos':
      return (await ask(who, { ...trabajos.lista, path: '/trabajos?cuales=fallidos' })).data.length
    case 'novedades': {
      const { data } = await ask(who, { ...contenido.publicados, path: '/contenido/publicados?por_pagina=100' })
      return data.filter(({ nuevo }) => nuevo).length
    }
    default: {
      const { data } = await ask(who, chat.buscar, { body: { texto: '', por_pagina: 100 } })
      return data.reduce((sum, { sin_leer }) => sum + sin_leer, 0)
    }
  }
}

describe('the counts of the first page', () => {
  it.each([...ROLES, ...AFFILIATES])('%s: each is how many rows its list has', async (who) => {
    const counts = await pendingOf(who)
    for (const { asunto, total } of counts)
      expect([who, asunto, await listed(who, asunto)]).toEqual([who, asunto, total])
  })

  it('are of the role: nobody is told that there are no tasks for theirs', async () => {
    expect(await keys('medico')).toEqual([
      'por_revisar',
      'remisiones',
      'negadas',
      'sin_sede',
      'historias',
      'mensajes',
      'novedades',
    ])
    expect(await keys('auditor')).toEqual(['urgencias', 'firmas', 'auditoria', 'mensajes', 'novedades'])
    expect(await keys('farmacia')).toEqual(['por_revisar_farmacia', 'entregas', 'novedades'])
    expect(await keys('referente')).toEqual(['remisiones', 'mensajes', 'novedades'])
    expect(await keys('hospital')).toEqual(['remisiones', 'mensajes', 'novedades'])
    expect(await keys('auxiliar')).toEqual(['novedades'])
    expect(await keys('afiliado')).toEqual(['mis_ordenes', 'mis_formulas', 'mis_incapacidades'])
  })

  it('are not empty where the demonstration has something', async () => {
    expect(await of('auditor', 'auditoria')).toBeGreaterThan(0)
    expect(await of('farmacia', 'entregas')).toBeGreaterThan(0)
    expect(await of('medico', 'sin_sede')).toBeGreaterThan(0)
    expect(await of('afiliado', 'mis_formulas')).toBeGreaterThan(0)
  })

  it('every row of an affiliate is theirs, and says nobody', async () => {
    const { afiliado_id } = await server.db
      .selectFrom('users')
      .select('afiliado_id')
      .where('email', '=', 'afiliado@cauce.demo')
      .executeTakeFirstOrThrow()
    const { data } = await ask('afiliado', inicio.asunto, { body: { asunto: 'mis_formulas', por_pagina: 100 } })
    const owners = await server.db
      .selectFrom('orden_articulos')
      .select('afiliado_id')
      .distinct()
      .where(
        'id',
        'in',
        data.map(({ id }) => id),
      )
      .execute()
    expect(owners).toEqual([{ afiliado_id }])
    expect(data.every(({ afiliado }) => afiliado === null)).toBe(true)
  })

  it('a topic of another role is refused', async () => {
    for (const [who, asunto] of [
      ['medico', 'auditoria'],
      ['farmacia', 'historias'],
      ['afiliado', 'entregas'],
      ['medico', 'mis_ordenes'],
    ] as const) {
      const answer = await server.call('/api/inicio/asunto', { token: tokens.get(who) ?? '', body: { asunto } })
      expect([who, answer.status]).toEqual([who, 403])
    }
  })

  it('a line that the audit decides on leaves its list, and reaches who ordered it when it is refused', async () => {
    const before = await pendingOf('auditor')
    const { data } = await ask('auditor', inicio.asunto, { body: { asunto: 'auditoria', por_pagina: 100 } })
    const line = data.find(({ tipo_orden_id }) => tipo_orden_id === 2)
    expect(line).toBeDefined()
    await denyAtDesk(server, line?.id ?? 0)
    const count = (counts: Awaited<ReturnType<typeof pendingOf>>) =>
      counts.find(({ asunto }) => asunto === 'auditoria')?.total
    expect(count(await pendingOf('auditor'))).toBe((count(before) ?? 0) - 1)
    const refused = []
    for (const who of ['medico', 'oncologo'])
      refused.push(...(await ask(who, inicio.asunto, { body: { asunto: 'negadas', por_pagina: 100 } })).data)
    expect(refused.find(({ id }) => id === line?.id)?.nota).toMatch(/^No se autorizó: no pertinente\. /u)
  })
})
