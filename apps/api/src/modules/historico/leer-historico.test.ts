import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERIOD_BACKWARDS } from '@cauce/domain/history/period'
import { AUDITOR, MARIA_ELENA, openHistories, type Histories } from '../../../../../tests/support/history.ts'

let histories: Histories
let maria = 0
let lastNoted = 0
beforeAll(async () => {
  histories = await openHistories()
  maria = await histories.affiliateId(MARIA_ELENA)
})
afterAll(() => histories.close())

const found = async (texto: string) =>
  (await histories.read.buscarAfiliado({ texto })).data.map(({ numero_documento }) => numero_documento)

const noted = () =>
  histories.server.db
    .selectFrom('auditoria')
    .select(['accion', 'afiliado_id', 'detalle'])
    .where('accion', 'in', ['historico.buscar', 'historico.ordenes'])
    .where('id', '>', lastNoted)
    .execute()

const LISTS = ['consultas', 'ordenes', 'incapacidades', 'consentimientos', 'medicamentosParciales'] as const

describe('buscar un afiliado', () => {
  it('por nombre sin acentos, por palabras sueltas y por documento, con puntos o sin ellos', async () => {
    for (const texto of ['gomez castano', 'MARÍA ELENA', 'castaño maria', MARIA_ELENA, '43.512.887', '43 512 887']) {
      expect(await found(texto)).toContain(MARIA_ELENA)
    }
    expect(await found('4351')).toContain(MARIA_ELENA)
    expect(await found('zzzz')).toEqual([])
    expect(await found('%%%%')).toEqual([])
  })

  it('con menos de 4 caracteres no busca', async () => {
    expect(await histories.ask('buscarAfiliado', { texto: 'Ana' })).toMatchObject({
      status: 422,
      body: { errores: { texto: ['Escriba al menos 4 letras o números'] } },
    })
  })

  it('por páginas, sin repetir ni saltarse a nadie', async () => {
    const pages = []
    for (let pagina = 1, hay_mas = true; hay_mas && pagina < 50; pagina += 1) {
      const page = await histories.read.buscarAfiliado({ texto: '1035', pagina })
      hay_mas = page.hay_mas
      pages.push(...page.data.map(({ id }) => id))
    }
    expect(new Set(pages).size).toBe(pages.length)
    expect((await histories.read.buscarAfiliado({ texto: 'gomez', pagina: 900 })).data).toEqual([])
  })

  it('de uno trae lo de la cabecera; el que no existe es un 404', async () => {
    const { server, token } = histories
    const answer = await server.call(`/api/historico/afiliados/${maria}`, { token })
    expect(answer).toMatchObject({ status: 200, body: { numero_documento: MARIA_ELENA, tipo_documento_codigo: 'CC' } })
    expect((await server.call('/api/historico/afiliados/2000000000', { token })).status).toBe(404)
  })
})

describe('las listas de un afiliado', () => {
  it.each(LISTS)('%s: sus páginas cubren cada fila una vez y los estados suman el total', async (list) => {
    const all = await histories.read[list]({ afiliado_id: maria, por_pagina: 100 })
    expect(all.data).toHaveLength(all.total)
    expect(all.por_estado.reduce((sum, { total }) => sum + total, 0)).toBe(all.total)
    const pages = []
    for (let pagina = 1; pagina <= Math.ceil(all.total / 3) + 1; pagina += 1) {
      pages.push(...(await histories.read[list]({ afiliado_id: maria, por_pagina: 3, pagina })).data)
    }
    expect(pages).toEqual(all.data)
    for (const { estado_id, total } of all.por_estado) {
      const one = await histories.read[list]({ afiliado_id: maria, estado_id, por_pagina: 100 })
      expect([one.total, one.data.length]).toEqual([total, total])
      expect(one.por_estado).toEqual(all.por_estado)
    }
  })

  it.each(LISTS)('%s: un afiliado que no existe es un 404 y un periodo al revés un 422', async (list) => {
    expect((await histories.ask(list, { afiliado_id: 2_000_000_000 })).status).toBe(404)
    expect(await histories.ask(list, { afiliado_id: maria, desde: '2026-02-01', hasta: '2026-01-31' })).toMatchObject({
      status: 422,
      body: { errores: { hasta: [PERIOD_BACKWARDS] } },
    })
  })

  it.each(LISTS)('%s: lo que nadie escribió no está', async (list) => {
    expect(await histories.read[list]({ afiliado_id: maria, texto: 'zzzz qqqq' })).toMatchObject({ data: [], total: 0 })
    expect(await histories.read[list]({ afiliado_id: maria, hasta: '1999-12-31' })).toMatchObject({ total: 0 })
    expect((await histories.read[list]({ afiliado_id: maria, pagina: 900 })).data).toEqual([])
  })

  it('las órdenes son de todos los tipos, cada línea con su cantidad y su unidad', async () => {
    const { data } = await histories.read.ordenes({ afiliado_id: maria, por_pagina: 100 })
    expect(new Set(data.map(({ tipo_orden_id }) => tipo_orden_id))).toEqual(new Set([1, 2, 4]))
    const amlodipine = data.find(({ nombre }) => nombre.startsWith('Amlodipino'))
    expect(amlodipine).toMatchObject({ cantidad: '30 tabletas', orden_id: 40_219 })
    const kinds = await histories.read.ordenes({ afiliado_id: maria, tipo_orden_id: 4, por_pagina: 100 })
    expect(kinds.data.every(({ tipo_orden_id }) => tipo_orden_id === 4)).toBe(true)
    expect(kinds.total).toBeGreaterThan(0)
  })

  it('un esquema son sus líneas, por ciclo', async () => {
    const { affiliate } = await histories.server.db
      .selectFrom('orden_esquemas')
      .select('afiliado_id as affiliate')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { data } = await histories.read.ordenes({ afiliado_id: affiliate, tipo_orden_id: 3, por_pagina: 5 })
    expect(data[0]?.nombre).toMatch(/, ciclo \d+$/u)
    expect(data[0]?.cantidad).toMatch(/^\d+ aplicaci(?:ón|ones) de /u)
  })

  it.each([
    ['consultas', 'HIPERTENSION'],
    ['ordenes', 'AMLODIPÍNO'],
  ] as const)('%s: se buscan por texto sin acentos ni mayúsculas', async (list, texto) => {
    expect((await histories.read[list]({ afiliado_id: maria, texto })).total).toBeGreaterThan(0)
  })

  it('se ordenan al derecho y al revés', async () => {
    const ids = async (orden: string) =>
      (await histories.read.consultas({ afiliado_id: maria, orden, por_pagina: 100 })).data.map(({ id }) => id)
    expect((await ids('fecha')).toReversed()).toEqual(await ids('-fecha'))
    const names = (await histories.read.ordenes({ afiliado_id: maria, orden: 'nombre', por_pagina: 100 })).data
    expect(names.map(({ nombre }) => nombre.toLowerCase())).toEqual(
      names
        .map(({ nombre }) => nombre.toLowerCase())
        .toSorted((a, b) => (a.normalize('NFD') < b.normalize('NFD') ? -1 : 1)),
    )
  })
})

describe('una consulta', () => {
  it('se lee con su afiliado, su historia y sus órdenes, aunque sea de otro profesional', async () => {
    const { server } = histories
    const token = await server.login('oncologo@cauce.demo')
    const row = await server.db
      .selectFrom('ordenes')
      .select(['consulta_id', 'id'])
      .where('id', '=', 40_219)
      .executeTakeFirstOrThrow()
    const answer = await server.call(`/api/historico/consultas/${row.consulta_id}`, { token })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        consulta: { id: row.consulta_id },
        afiliado: { numero_documento: MARIA_ELENA },
        registro: { escribe: false, borradores: [] },
      },
    })
    expect(JSON.stringify(answer.body)).toContain('Amlodipino')
    expect((await server.call('/api/historico/consultas/2000000000', { token })).status).toBe(404)
  })
})

describe('la línea de tiempo', () => {
  it('es del último año y dice si hay algo antes; los días que no abarca no están', async () => {
    const year = await histories.read.lineaDeTiempo({ afiliado_id: maria })
    expect(year.visitas.length).toBeGreaterThan(0)
    expect(year.ordenes.length).toBeGreaterThan(0)
    expect(year.ordenes.every(({ lineas }) => lineas.length > 0)).toBe(true)
    const last = await histories.read.lineaDeTiempo({ afiliado_id: maria, desde: year.hasta, hasta: year.hasta })
    expect(last).toMatchObject({ desde: year.hasta, hay_mas: true })
    expect(last.visitas.length).toBeLessThan(year.visitas.length)
    const before = await histories.read.lineaDeTiempo({ afiliado_id: maria, desde: '1990-01-01', hasta: '1990-12-31' })
    expect(before).toMatchObject({ visitas: [], ordenes: [], incapacidades: [], consentimientos: [], hay_mas: false })
  })
})

describe('quién lee', () => {
  it('quien no tiene el permiso de la página no, ni un afiliado aunque su rol lo tenga', async () => {
    const { server } = histories
    const outsider = await server.login('auxiliar@cauce.demo')
    const auditor = await server.login(AUDITOR)
    expect((await histories.ask('consultas', { afiliado_id: maria }, { token: outsider })).status).toBe(403)
    expect((await histories.ask('medicamentosParciales', { afiliado_id: maria }, { token: auditor })).status).toBe(403)
    await server.db
      .insertInto('role_permiso')
      .columns(['role_id', 'permiso_id'])
      .expression((eb) =>
        eb
          .selectFrom('roles as r')
          .innerJoin('permisos as p', (join) => join.onTrue())
          .select(['r.id', 'p.id'])
          .where('r.nombre', '=', 'Afiliado')
          .where('p.nombre', 'like', 'historico.%'),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const affiliate = await server.login('afiliado@cauce.demo')
    for (const list of LISTS) {
      expect((await histories.ask(list, { afiliado_id: maria }, { token: affiliate })).status).toBe(403)
    }
    expect((await histories.ask('buscarAfiliado', { texto: 'gomez' }, { token: affiliate })).status).toBe(403)
  })

  it('cada lectura queda anotada con el afiliado y sin una palabra de lo que se escribió', async () => {
    const { server } = histories
    const { id } = await server.db
      .selectFrom('auditoria')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    lastNoted = id ?? 0
    await histories.read.buscarAfiliado({ texto: 'Gómez Castaño' })
    await histories.read.ordenes({ afiliado_id: maria, texto: 'amlodipino', pagina: 1 })
    await expect.poll(async () => (await noted()).length).toBeGreaterThanOrEqual(2)
    const rows = await noted()
    expect(
      rows.filter(({ accion }) => accion === 'historico.ordenes').every(({ afiliado_id }) => afiliado_id !== null),
    ).toBe(true)
    expect(rows.some(({ accion }) => accion === 'historico.buscar')).toBe(true)
    expect(JSON.stringify(rows)).not.toMatch(/amlodipino|gómez|gomez/iu)
  })
})
