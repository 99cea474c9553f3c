/** Signing, refusing and what is asked for. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { consentimientos } from '@cauce/contract/consentimientos'
import { consultas } from '@cauce/contract/consultas'
import { fieldNamed } from '../soporte/campos.ts'
import { dot, emptyPad, signature } from '../soporte/firma.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { line, orderLine } from '../soporte/ordenes.ts'
import { read } from '../soporte/respuestas.ts'

const NOT_SIGNATURES: Readonly<Record<string, () => string>> = {
  'el recuadro vacío': emptyPad,
  'un solo punto': dot,
  'un texto que no es una imagen': () => 'data:image/png;base64,SG9sYQ==',
}

/** A complete consent of the scenario's order, signed by the patient, bound to the text in force. */
const complete = async (world: Mundo) => {
  const { cup } = await line(world)
  const text = read(
    consentimientos.consultar,
    await world.call('/consentimientos-informados/consultar', { id: cup.id }),
  )
  world.remembered.set('huella', text.huella)
  return {
    firma: signature(),
    id: world.orderId,
    cup_id: cup.id,
    aceptacion_consentimiento: 'Si',
    firmante: 'Paciente',
    declaracion_a: 'SI',
    declaracion_b: 'SI',
    declaracion_c: 'SI',
    version: text.version,
    huella: text.huella,
  }
}

const REPRESENTATIVE = {
  firmante: 'Representante Legal',
  numero_documento_representante: '71234567',
  nombre_representante: 'Jorge Gómez Castaño',
  parentesco: 'Hermano',
}

const save = async (
  world: Mundo,
  change: Readonly<Record<string, unknown>> = {},
  without: string | null = null,
): Promise<void> => {
  const consent = Object.entries({ ...(await complete(world)), ...change }).filter(([field]) => field !== without)
  await world.call('/consultas/foto', Object.fromEntries(consent))
}

Given(
  'que la consulta {int} tiene una orden con el procedimiento {string} por firmar',
  async function (this: Mundo, id: number, codigo: string) {
    this.consultaId = id
    assert.equal((await orderLine(this, codigo)).consentimiento, 'por_firmar')
  },
)

Given('que el consentimiento ya quedó firmado', async function (this: Mundo) {
  await save(this)
  assert.equal(this.answer?.status, 200)
})

When('guarda el consentimiento sin {string}', async function (this: Mundo, label: string) {
  await save(this, {}, fieldNamed(label))
})

When('guarda el consentimiento firmado por el representante sin {string}', async function (this: Mundo, label: string) {
  await save(this, REPRESENTATIVE, fieldNamed(label))
})

When(
  'guarda el consentimiento con aceptación {string} y sin nombre del profesional',
  async function (this: Mundo, aceptacion_consentimiento: string) {
    await save(this, { aceptacion_consentimiento }, 'nombre_profesional')
  },
)

When(
  /^guarda el consentimiento con (el recuadro vacío|un solo punto|un texto que no es una imagen)$/u,
  async function (this: Mundo, what: string) {
    const drawing = NOT_SIGNATURES[what]
    assert.ok(drawing, `No se sabe dibujar ${what}`)
    await save(this, { firma: drawing() })
  },
)

When('guarda el consentimiento completo firmado por el paciente', async function (this: Mundo) {
  await save(this)
})

When(
  'guarda el consentimiento completo firmado por el representante {string}',
  async function (this: Mundo, nombre_representante: string) {
    await save(this, { ...REPRESENTATIVE, nombre_representante })
  },
)

When('guarda el disentimiento con el profesional {string}', async function (this: Mundo, nombre_profesional: string) {
  await save(this, { aceptacion_consentimiento: 'No', nombre_profesional })
})

When('guarda el consentimiento de un texto que ya cambió', async function (this: Mundo) {
  await save(this, { huella: '0'.repeat(64) })
})

Then('el consentimiento sigue por firmar', async function (this: Mundo) {
  assert.equal((await line(this)).consentimiento, 'por_firmar')
})

Then(
  'la línea {string} queda con el consentimiento {string}',
  async function (this: Mundo, codigo: string, estado: string) {
    assert.ok(this.answer)
    read(consultas.foto, this.answer)
    const { cup, consentimiento } = await line(this)
    assert.deepEqual([cup.codigo, consentimiento], [codigo, estado])
  },
)

Then('queda guardada la huella del texto que se leyó', async function (this: Mundo) {
  const { db } = await this.server()
  const kept = await db
    .selectFrom('consentimientos')
    .select('huella')
    .where('orden_procedimientos_id', '=', this.lineId)
    .executeTakeFirstOrThrow()
  assert.equal(kept.huella, this.remembered.get('huella'))
})
