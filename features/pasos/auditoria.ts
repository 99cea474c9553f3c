/** Searching the audit, taking it away, and what it refuses. */
import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { Given, Then, When } from '@cucumber/cucumber'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { auditoria } from '@cauce/contract/auditoria'
import { actionText } from '@cauce/domain/audit/actions'
import { detailLines } from '@cauce/domain/audit/detail'
import { exportDone } from '@cauce/domain/audit/export-text'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { actionNamed } from '../soporte/acciones.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const MANY = { por_pagina: 100 } as const
const POLL_MS = 20
const FORMULA = /^[=+\-@\t\r]/u

const today = (): string => bogotaDate(Date.now())
const userId = async (world: Mundo, email: string): Promise<number> => {
  const { db } = await world.server()
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

const search = async (world: Mundo, filter: object): Promise<void> => {
  await world.call('/auditoria/buscar', { ...MANY, ...filter })
}
const found = (world: Mundo) => {
  assert.ok(world.answer)
  return read(auditoria.buscar, world.answer).data
}
const told = (world: Mundo): readonly string[] => found(world).map(({ accion }) => actionText(accion))

Given('que vio la consulta {int}', async function (this: Mundo, id: number) {
  assert.equal((await this.call(`/consultas/consulta/${id}`)).status, 200)
})

Given('que abrió la consulta {int}', async function (this: Mundo, id: number) {
  assert.equal((await this.call(`/consultas/abrir/${id}`, {})).status, 200)
})

/** Readings are written in a batch, within a moment. */
const untilNoted = async (world: Mundo, accion: string): Promise<void> => {
  const { db } = await world.server()
  const noted = () => db.selectFrom('auditoria').select('id').where('accion', '=', accion).executeTakeFirst()
  while ((await noted()) === undefined) await pause(POLL_MS)
}

Given('que buscó en la auditoría', async function (this: Mundo) {
  await search(this, {})
  await untilNoted(this, 'auditoria.leer')
})

Given('que descargó la auditoría', async function (this: Mundo) {
  read(auditoria.exportar, await this.call('/auditoria/exportar', {}))
})

When('busca en la auditoría', async function (this: Mundo) {
  await search(this, {})
})

When('busca en la auditoría lo que hizo {string}', async function (this: Mundo, email: string) {
  this.remembered.set('quién', email)
  await search(this, { usuario_id: await userId(this, email) })
})

When('busca en la auditoría al afiliado con documento {string}', async function (this: Mundo, documento: string) {
  const [affiliate] = read(auditoria.afiliados, await this.call('/auditoria/afiliados', { documento }))
  if (affiliate) await search(this, { afiliado_id: affiliate.id })
})

When(
  'busca en la auditoría el registro {string} número {string}',
  async function (this: Mundo, recurso: string, recurso_id: string) {
    await search(this, { recurso, recurso_id })
  },
)

When(/^busca en la auditoría solo (los cambios|las lecturas)$/u, async function (this: Mundo, kind: string) {
  await search(this, { clase: kind.slice(4), desde: today() })
})

When('busca en la auditoría desde mañana', async function (this: Mundo) {
  await search(this, { desde: addDays(today(), 1) })
})

When('abre la entrada {string}', async function (this: Mundo, text: string) {
  const entry = found(this).find(({ accion }) => actionText(accion) === text)
  assert.ok(entry, told(this).join(', '))
  await this.call(`/auditoria/entrada/${entry.id}`)
})

When(
  /^alguien intenta (cambiar|borrar|vaciar) la auditoría en la base de datos$/u,
  async function (this: Mundo, act: string) {
    const { db } = await this.server()
    const acts = new Map([
      ['cambiar', sql`update auditoria set accion = 'nada'`],
      ['borrar', sql`delete from auditoria`],
      ['vaciar', sql`truncate auditoria`],
    ])
    await acts
      .get(act)
      ?.execute(db)
      .catch((error: unknown) => {
        this.remembered.set('mensaje', error instanceof Error ? error.message : '')
      })
  },
)

When('descarga la auditoría de {string}', async function (this: Mundo, text: string) {
  const accion = actionNamed(text)
  const { csv, filas } = read(auditoria.exportar, await this.call('/auditoria/exportar', { accion }))
  this.remembered.set('archivo', csv)
  this.remembered.set('filas', filas)
  await search(this, { accion })
})

When(/^termina una descarga de (\d+) filas y (no hay|hay) más$/u, function (this: Mundo, rows: string, more: string) {
  this.remembered.set('mensaje', exportDone(Number(rows), more === 'hay'))
})

Then('la auditoría dice {string}', function (this: Mundo, text: string) {
  assert.ok(told(this).includes(text), told(this).join(', '))
})

Then('la auditoría no dice {string}', function (this: Mundo, text: string) {
  assert.ok(!told(this).includes(text), told(this).join(', '))
})

Then('la auditoría está vacía', function (this: Mundo) {
  assert.deepEqual(found(this), [])
})

Then('ninguna entrada es de otra persona', function (this: Mundo) {
  for (const { usuario } of found(this)) assert.equal(usuario?.email, this.remembered.get('quién'))
})

Then('no hay ningún afiliado así', function (this: Mundo) {
  assert.deepEqual(this.answer?.body, [])
})

Then(
  'el detalle dice que {string} pasó de {string} a {string}',
  function (this: Mundo, campo: string, antes: string, valor: string) {
    assert.ok(this.answer)
    const { detalle, nombres } = read(auditoria.entrada, this.answer)
    const lines = detailLines(
      detalle,
      (name, id) => nombres.find((known) => known.campo === name && known.id === id)?.nombre ?? null,
    )
    assert.deepEqual(lines, [{ campo, antes, valor }])
  },
)

Then('el archivo tiene tantas filas como la búsqueda', function (this: Mundo) {
  assert.ok(this.answer)
  assert.equal(this.remembered.get('filas'), read(auditoria.buscar, this.answer).total)
})

Then('ninguna celda del archivo es una fórmula', function (this: Mundo) {
  const rows: string[][] = parse(String(this.remembered.get('archivo')), { bom: true })
  assert.deepEqual(
    rows.flat().filter((cell) => FORMULA.test(cell)),
    [],
  )
  assert.ok(rows.flat().some((cell) => cell.startsWith("'=")))
})
