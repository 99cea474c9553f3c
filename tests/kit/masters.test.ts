/** The common suite of the masters: every declaration, on PostgreSQL. A new master is tested by being declared. */
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fieldsOf, type Master } from '@cauce/domain/kit/master/master'
import { MASTER_NAMES, MASTERS } from '@cauce/domain/masters/masters'
import { type TestServer, startTestServer } from '../support/server.ts'
import { type Desk, openDesk, readFailure } from './master-desk.ts'

const asCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')
const readCsv = (text: string): string[][] => parse(text, { bom: true })

let server: TestServer
let token: string
let next = 1_000
/** Rows of each part of a file. */
const PART = 5_000
/** Another number for each record of the suite. */
const fresh = (): number => (next += 1)

beforeAll(async () => {
  server = await startTestServer()
  token = await server.login('admin@cauce.demo')
})
afterAll(() => server.close())

const isRequired = ([, field]: ReturnType<typeof fieldsOf>[number]): boolean => field.required

describe.each(MASTER_NAMES)('%s', (name) => {
  const of: Master = MASTERS[name]
  /** Free text or code of the title, which every master has. */
  const title = of.title
  let desk: Desk
  beforeEach(async () => {
    desk = await openDesk(server, of, token)
  })

  it('crea lo que dice el formulario, activo, y lo cuenta y lo encuentra', async () => {
    const before = await desk.find()
    const form = desk.form(fresh())
    const row = await desk.make(form)
    expect(row).toMatchObject({ version: 1, activo: true, valores: form })
    const after = await desk.find()
    expect(after.cuentas.activos).toBe(before.cuentas.activos + 1)
    const words = form[title] ?? ''
    const found = await desk.find({ texto: words.toUpperCase().replaceAll('Ñ', 'n').replaceAll('Ú', 'u') })
    expect(found.data.map(({ id }) => id)).toContain(row.id)
    for (const [reference, { kind }] of fieldsOf(of)) {
      if (kind === 'reference' && form[reference] !== '') expect(row.textos[reference]).toMatch(/\S/u)
    }
  })

  it('dice en cada campo lo que falta o no sirve, y no guarda nada', async () => {
    const before = await desk.find()
    const empty = Object.fromEntries(fieldsOf(of).map(([field]) => [field, '']))
    const answer = await desk.call('POST', '', { valores: empty })
    expect(answer.status).toBe(422)
    const required = fieldsOf(of).filter(isRequired)
    expect(Object.keys(readFailure(answer.body).errores ?? {})).toEqual(required.map(([field]) => `valores.${field}`))
    expect((await desk.find()).cuentas).toEqual(before.cuentas)
  })

  it('no repite lo que es único, con otras mayúsculas ni a la vez', async () => {
    const form = desk.form(fresh())
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.call('POST', '', { valores: form })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422, 422, 422])
    const refused = answers.find(({ status }) => status === 422)
    const unique = fieldsOf(of).filter(([field, { unique: only }]) => only && form[field] !== '')
    expect(Object.keys(readFailure(refused?.body).errores ?? {})).toEqual(unique.map(([field]) => `valores.${field}`))
    const key = form[of.key] ?? ''
    const again = { ...desk.form(fresh()), [of.key]: key.toLowerCase() }
    expect((await desk.call('POST', '', { valores: again })).status).toBe(422)
  })

  it('la misma intención dos veces es una', async () => {
    const valores = desk.form(fresh())
    const headers = { 'idempotency-key': `kit-${name}-${next}` }
    const answers = [
      await desk.call('POST', '', { valores }, headers),
      await desk.call('POST', '', { valores }, headers),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
  })

  it('edita con versión, y a quien guarda sobre el cambio de otro le dice qué hay, de quién y cuándo', async () => {
    const row = await desk.make(desk.form(fresh()))
    const theirs = { ...row.valores, [title]: desk.form(fresh())[title] ?? '' }
    const saved = desk.saved(await desk.call('PUT', `/${row.id}`, { version: 1, valores: theirs }))
    expect(saved).toMatchObject({ version: 2, valores: theirs })
    const late = await desk.call('PUT', `/${row.id}`, { version: 1, valores: row.valores })
    expect(late.status).toBe(409)
    const { codigo, conflicto } = readFailure(late.body)
    expect(codigo).toBe('maestro.cambio')
    expect(conflicto).toMatchObject({ version: 2, activo: true, valores: theirs, quien: 'Mauricio Londoño Arbeláez' })
    expect(Date.parse(conflicto?.cuando ?? '')).toBeGreaterThan(0)
    const { historia } = await desk.see(row.id)
    expect(historia.map(({ accion }) => accion)).toEqual(['editar', 'crear'])
    expect(historia[0]?.cambios).toEqual([
      { campo: title, antes: row.valores[title] ?? '', despues: theirs[title] ?? '' },
    ])
  })

  it('de dos que guardan a la vez, gana uno y el otro lo sabe', async () => {
    const row = await desk.make(desk.form(fresh()))
    const saves = [fresh(), fresh(), fresh()].map((n) =>
      desk.call('PUT', `/${row.id}`, { version: 1, valores: { ...row.valores, [title]: desk.form(n)[title] ?? '' } }),
    )
    expect((await Promise.all(saves)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await desk.see(row.id)).historia_total).toBe(2)
  })

  it('inactiva y vuelve a activar: se cuenta aparte y queda en la historia', async () => {
    const row = await desk.make(desk.form(fresh()))
    const before = await desk.find()
    const off = desk.saved(await desk.call('POST', `/${row.id}/inactivar`, { version: 1 }))
    expect(off).toMatchObject({ activo: false, version: 2 })
    const inactive = await desk.find({ estado: 'inactivos', por_pagina: 100, orden: `-${of.key}` })
    expect(inactive.total).toBe(before.cuentas.inactivos + 1)
    expect(inactive.data.every(({ activo }) => !activo)).toBe(true)
    expect((await desk.call('POST', `/${row.id}/activar`, { version: 1 })).status).toBe(409)
    expect(desk.saved(await desk.call('POST', `/${row.id}/activar`, { version: 2 })).activo).toBe(true)
    expect((await desk.see(row.id)).historia.map(({ accion }) => accion)).toEqual(['activar', 'inactivar', 'crear'])
  })

  it('elimina lo que nada usa, y lo dice la auditoría', async () => {
    const row = await desk.make(desk.form(fresh()))
    expect((await desk.see(row.id)).por_que_no_se_elimina).toBeNull()
    expect((await desk.call('POST', `/${row.id}/eliminar`, { version: 2 })).status).toBe(409)
    expect((await desk.call('POST', `/${row.id}/eliminar`, { version: 1 })).status).toBe(200)
    expect((await desk.call('GET', `/${row.id}`)).status).toBe(404)
    const noted = await server.db
      .selectFrom('auditoria')
      .select(sql<string>`detalle ->> 'maestro'`.as('maestro'))
      .where('accion', '=', 'maestro.eliminar')
      .where('recurso_id', '=', String(row.id))
      .execute()
    expect(noted.map(({ maestro }) => maestro)).toContain(of.page)
  })

  it.each(of.uses.map((use) => [use.table, use] as const))(
    'no elimina lo que %s usa, y dice cuántos',
    async (_, use) => {
      const row = await desk.make(desk.form(fresh()))
      const value = use.holds === undefined ? sql`${row.id}::int` : sql`${row.valores[use.holds] ?? ''}::text`
      const column = sql.ref(use.column)
      const before = await sql<{
        id: number
        valor: unknown
      }>`select id, ${column} as valor from ${sql.table(use.table)} order by id limit 1`.execute(server.db)
      const user = before.rows[0]
      if (user === undefined) throw new Error(`La demostración no tiene ${use.table}`)
      await sql`update ${sql.table(use.table)} set ${column} = ${value} where id = ${user.id}`.execute(server.db)
      const { usos, por_que_no_se_elimina } = await desk.see(row.id)
      expect(usos).toContainEqual({ que: use.one, cuantos: 1, hay_mas: false })
      expect(por_que_no_se_elimina).toContain(`1 ${use.one}`)
      const refused = await desk.call('POST', `/${row.id}/eliminar`, { version: 1 })
      expect(refused).toMatchObject({ status: 409, body: { codigo: 'maestro.en_uso', error: por_que_no_se_elimina } })
      await sql`update ${sql.table(use.table)} set ${column} = ${user.valor} where id = ${user.id}`.execute(server.db)
    },
  )

  it('ordena por cada columna, hacia los dos lados, y pasa páginas sin repetir ni saltar', async () => {
    for (const [field, { listed }] of fieldsOf(of)) {
      if (!listed) continue
      const up = await desk.find({ orden: field, por_pagina: 100 })
      const down = await desk.find({ orden: `-${field}`, por_pagina: 100 })
      expect(up.total).toBe(down.total)
      if (up.total <= 100 && field === of.key) {
        expect(down.data.map(({ id }) => id)).toEqual(up.data.map(({ id }) => id).toReversed())
      }
    }
    const pages = [await desk.find({ pagina: 1, por_pagina: 3 }), await desk.find({ pagina: 2, por_pagina: 3 })]
    const whole = await desk.find({ por_pagina: 6 })
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data)
  })

  it('se descarga todo lo que se busca y se carga de vuelta sin cambiar nada', async () => {
    const row = await desk.make(desk.form(fresh()))
    const { csv, filas, siguiente } = await desk.exported({ texto: row.valores[of.key] ?? '' })
    expect(filas).toBeGreaterThan(0)
    expect(siguiente).toBeNull()
    const result = await desk.load({ nombre: 'igual.csv', texto: csv, modo: 'todas' })
    expect(result).toMatchObject({ estado: 'terminada', iguales: filas, creadas: 0, editadas: 0, rechazadas: 0 })
  })

  it('una descarga sigue en el mismo orden donde quedó, también entre los que no tienen el dato', async () => {
    await desk.make(desk.form(fresh()))
    const orders = fieldsOf(of).flatMap(([field, { listed }]) => (listed ? [field, `-${field}`] : []))
    for (const orden of [...orders, 'activo']) {
      const { data, total } = await desk.find({ orden, por_pagina: 100 })
      const places = [0, Math.floor(data.length / 2), data.length - 1]
      for (const at of places) {
        const { csv, filas } = await desk.exported({ orden, antes: data[at]?.id })
        expect([orden, at, filas]).toEqual([orden, at, Math.min(total - at - 1, PART)])
        const following = data[at + 1]
        if (following !== undefined) expect(csv.split('\r\n')[0]).toContain(following.valores[of.key])
      }
    }
  })

  it('carga las líneas buenas, devuelve las malas para corregir, y no carga dos veces el mismo archivo', async () => {
    const row = await desk.make(desk.form(fresh()))
    const { csv } = await desk.exported({ texto: row.valores[of.key] ?? '' })
    const [header = [], line = []] = readCsv(csv)
    const before = await desk.find()
    const fields = fieldsOf(of).map(([field]) => field)
    const lineWith = (changes: Readonly<Record<string, string>>): readonly string[] =>
      line.map((cell, at) => changes[fields[at] ?? ''] ?? cell)
    const made = desk.form(fresh())
    const uniques = Object.fromEntries(
      fieldsOf(of).flatMap(([field, { unique }]) => (unique ? [[field, made[field] ?? ''] as const] : [])),
    )
    const texto = asCsv([header, lineWith(uniques), lineWith(uniques), lineWith({ [title]: '' })])
    const review = await desk.load({ nombre: 'nuevos.csv', texto })
    expect(review).toMatchObject({ estado: 'revisada', total: 3, por_crear: 1, rechazadas: 2 })
    expect((await desk.load({ nombre: 'nuevos.csv', texto, modo: 'todas' })).estado).toBe('revisada')
    expect((await desk.find()).cuentas).toEqual(before.cuentas)
    const done = await desk.load({ nombre: 'nuevos.csv', texto, modo: 'buenas' })
    expect(done).toMatchObject({ estado: 'terminada', creadas: 1, rechazadas: 2 })
    expect(readCsv(await desk.corrections(done.id))).toHaveLength(3)
    expect((await desk.find()).cuentas.todos).toBe(before.cuentas.todos + 1)
    const again = await desk.sent({ nombre: 'otro.csv', texto, modo: 'buenas' })
    expect(again).toMatchObject({ status: 409, body: { codigo: 'carga.repetida' } })
    const found = await desk.find({ texto: made[of.key] ?? '' })
    const { historia } = await desk.see(found.data[0]?.id ?? 0)
    expect(historia[0]).toMatchObject({ accion: 'crear', carga: { archivo: 'nuevos.csv', linea: 2 } })
  })
})
