/** What is read, looked for, refused and left undone, whatever the flow. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { writeData } from '../../tools/manual/data.ts'
import { DOWNLOADS, fileOf } from '../soporte/auditoria.ts'
import { fieldsNamed } from '../soporte/campos.ts'
import { found, LISTS, look, type Row, show } from '../soporte/listas.ts'
import { PARTS } from '../soporte/manual.ts'
import type { Fault, Mundo } from '../soporte/mundo.ts'
import { failsInBrowser } from '../soporte/pantalla.ts'
import { countOrders, readError } from '../soporte/respuestas.ts'

const FORMULA = /^[=+\-@\t\r]/u
/** Everything that a person has in front of them as a message. */
const messages = (world: Mundo): readonly string[] => {
  const order = world.order?.getSnapshot().context
  const routing = world.routing?.getSnapshot().context
  const refused = world.answer && world.answer.status >= 400 ? [readError(world.answer.body).error] : []
  return [
    ...refused,
    order?.dialog?.mensaje,
    order?.notice?.message,
    routing?.error,
    ...Object.values(routing?.errores ?? {}).flat(),
    ...[world.remembered.get('mensaje')].filter((text) => typeof text === 'string'),
  ].filter((text) => text !== undefined && text !== null)
}

const FAULTS: Readonly<Record<string, Fault>> = {
  'al ordenar': 'ordenar',
  'al direccionar': 'direccionar',
  'al consultar el consentimiento': 'consentimiento',
}

Given(/^que el servidor no responde (al .+)$/u, async function (this: Mundo, when: string) {
  if (await failsInBrowser(this, when)) return
  const fault = FAULTS[when]
  assert.ok(fault, `No se sabe hacer que el servidor no responda ${when}`)
  this.faults.add(fault)
})

Then('lee {string}', function (this: Mundo, text: string) {
  assert.ok(
    messages(this).some((message) => message.includes(text)),
    `Se leyó: ${messages(this).join(' | ') || 'nada'}`,
  )
})

Then('se le niega el acceso', function (this: Mundo) {
  assert.equal(this.answer?.status, 403)
  readError(this.answer.body)
})

Then('se le niega con {string}', function (this: Mundo, text: string) {
  const status = this.answer?.status ?? 0
  assert.ok(status >= 400 && status < 500, `Se respondió ${status}`)
  const { error, errores = {} } = readError(this.answer?.body)
  assert.ok(
    [error, ...Object.values(errores).flat()].some((message) => message.includes(text)),
    error,
  )
})

Then('se le niega con un mensaje claro', function (this: Mundo) {
  const status = this.answer?.status ?? 0
  assert.ok(status >= 400 && status < 500, `Se respondió ${status}`)
  assert.ok(readError(this.answer?.body).error.length > 0)
})

/** What the refusal says of a field; of a list, of the field of one of its lines, counted from 1. */
const toldOf = (world: Mundo, label: string, line?: number): readonly string[] => {
  const { errores = {} } = readError(world.answer?.body)
  const told = fieldsNamed(label).flatMap((name) => errores[line === undefined ? name : `${line - 1}.${name}`] ?? [])
  assert.ok(told.length > 0, `«${label}» no dice nada: ${JSON.stringify(errores)}`)
  return told
}

Then('el campo {string} dice por qué no', function (this: Mundo, label: string) {
  toldOf(this, label)
})

Then('el campo {string} dice {string}', function (this: Mundo, label: string, text: string) {
  assert.ok(toldOf(this, label).includes(text), toldOf(this, label).join(' | '))
})

Then('el campo {string} de la línea {int} dice por qué no', function (this: Mundo, label: string, line: number) {
  toldOf(this, label, line)
})

Then(
  'el campo {string} de la línea {int} dice {string}',
  function (this: Mundo, label: string, line: number, text: string) {
    assert.ok(toldOf(this, label, line).includes(text), toldOf(this, label, line).join(' | '))
  },
)

Then('no se crea ninguna orden', async function (this: Mundo) {
  assert.equal(await countOrders(this), this.remembered.get('ordenes'))
})

When(new RegExp(`^mira (${LISTS})$`, 'u'), async function (this: Mundo, list: string) {
  await look(this, list)
})

When(new RegExp(`^busca "([^"]*)" en (${LISTS})$`, 'u'), async function (this: Mundo, text: string, list: string) {
  await look(this, list, { text })
})

When(
  new RegExp(`^busca en (${LISTS}) por (\\S+) "([^"]*)"$`, 'u'),
  async function (this: Mundo, list: string, by: string, value: string) {
    await look(this, list, { by, value })
  },
)

/** Each of the words between quotation marks, in any order, is one of those of the line. */
const tells = (row: Row | undefined, quoted: string): boolean =>
  row !== undefined && [...quoted.matchAll(/"([^"]*)"/gu)].every(([, word = '']) => row.includes(word))
const rowsText = (world: Mundo): string =>
  found(world)
    .map((row) => row.join(' · '))
    .join(' | ')

Then(/^(solo |primero )?encuentra ((?:"[^"]*"(?:, )?)+)$/u, function (this: Mundo, how: string | null, quoted: string) {
  const rows = found(this)
  assert.ok(rows.length > 0, 'No se encontró nada')
  const isTold =
    how === 'solo '
      ? rows.every((row) => tells(row, quoted))
      : (how === null ? rows : rows.slice(0, 1)).some((row) => tells(row, quoted))
  assert.ok(isTold, rowsText(this))
})

Then(/^no encuentra (nada|(?:"[^"]*"(?:, )?)+)$/u, function (this: Mundo, what: string) {
  if (what === 'nada') assert.deepEqual(found(this), [])
  else assert.ok(!found(this).some((row) => tells(row, what)), rowsText(this))
})

When(
  new RegExp(`^descarga (${Object.keys(DOWNLOADS).join('|')}) con "([^"]+)"$`, 'u'),
  async function (this: Mundo, list: string, text: string) {
    await DOWNLOADS[list]?.(this, text)
  },
)

Then('el archivo tiene tantas filas como la búsqueda, y dice {string}', function (this: Mundo, text: string) {
  const { rows, total } = fileOf(this)
  assert.equal(rows.length, total)
  assert.ok(rows.flat().some((cell) => cell.startsWith(text)))
})

Then('ninguna celda del archivo es una fórmula', function (this: Mundo) {
  assert.deepEqual(
    fileOf(this)
      .rows.flat()
      .filter((cell) => FORMULA.test(cell)),
    [],
  )
})

Given('que el manual está generado', () => {
  writeData()
})

When(
  new RegExp(`^lee en el manual (${Object.keys(PARTS).join('|')}) "([^"]+)"$`, 'u'),
  async function (this: Mundo, part: string, name: string) {
    const rows = await PARTS[part]?.(this, name)
    assert.ok(rows, `El manual no tiene ${part} ${name}`)
    show(this, rows)
  },
)
